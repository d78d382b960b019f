import { describe, expect, it } from 'vitest'
import type { JournalEntry } from '../../../src/file'
import { settle, TARGET, testPanel, type TestPanel } from '../support/test-panel'

/** Runs until the journal has reached a phase; then Figma is closed: nothing goes on. */
async function closedIn(phase: JournalEntry['phase'], charges = true): Promise<TestPanel> {
  const panel = testPanel({ charges })
  let stopped = false
  const after = { creating: 'never', waiting: 'downloading', downloading: 'placing', placing: '' }
  panel.main.before = (call) => {
    if (call !== `writeJournal:${after[phase]}` && call !== 'place') return undefined
    stopped = true
    return new Promise(() => undefined)
  }
  panel.jobs.start(TARGET)
  while (!stopped) await settle(1)
  panel.main.before = () => undefined
  return panel
}

const creates = (panel: TestPanel): string[] =>
  panel.requests.filter((request) => request === 'POST /v2/analyses')

describe('a job found in the journal at a start', () => {
  it.each(['waiting', 'downloading', 'placing'] as const)(
    'is fetched and placed without another create when it was %s',
    async (phase) => {
      const before = await closedIn(phase)
      const panel = testPanel({ after: before })
      panel.jobs.recover([...before.main.journal.values()])
      await panel.reach('done')
      await settle()
      expect(creates(panel)).toEqual([])
      expect(panel.main.results.get(TARGET.id)?.state).toBe('found')
      expect(panel.main.journal.size).toBe(0)
    }
  )

  it('waits for the designer when its create call may have been accepted', async () => {
    const before = await closedIn('waiting')
    const [entry] = [...before.main.journal.values()]
    if (entry === undefined) throw new Error('No journal was written.')
    const panel = testPanel({ after: before })
    panel.jobs.recover([{ ...entry, phase: 'creating', screenshotId: null }])
    await settle()
    expect(panel.jobs.job.value).toBeNull()
    expect(panel.jobs.recoveries.value).toMatchObject([{ kind: 'unknown' }])
    expect(panel.requests).toEqual([])
    panel.jobs.discard(entry)
    await settle()
    expect(panel.jobs.recoveries.value).toEqual([])
    expect(panel.main.journal.size).toBe(0)
  })

  it('was interrupted when its provider ends with the panel', async () => {
    const before = await closedIn('creating', false)
    const panel = testPanel({ after: before, charges: false })
    panel.jobs.recover([...before.main.journal.values()])
    expect(panel.jobs.recoveries.value).toMatchObject([{ kind: 'interrupted' }])
    expect(panel.jobs.job.value).toBeNull()
  })

  it('is left alone when its service is not connected', async () => {
    const before = await closedIn('waiting')
    const panel = testPanel({ after: before, connected: false })
    panel.jobs.recover([...before.main.journal.values()])
    await settle()
    expect(panel.jobs.recoveries.value).toMatchObject([{ kind: 'elsewhere' }])
    expect(panel.requests).toEqual([])
    expect(panel.main.journal.size).toBe(1)
  })

  it('stays in the list while another job runs', async () => {
    const before = await closedIn('waiting')
    const [entry] = [...before.main.journal.values()]
    if (entry === undefined) throw new Error('No journal was written.')
    const panel = testPanel({ after: before })
    panel.main.before = (call) =>
      call === 'exportPicture' ? new Promise(() => undefined) : undefined
    panel.jobs.start({ ...TARGET, id: '9:9' })
    panel.jobs.recover([entry])
    panel.jobs.resume(entry)
    await settle()
    expect(panel.jobs.job.value?.node.id).toBe('9:9')
    expect(panel.jobs.recoveries.value).toMatchObject([{ kind: 'resume' }])
  })

  it('says so when its result has expired, and is forgotten', async () => {
    const before = await closedIn('waiting')
    const panel = testPanel({
      after: before,
      intercept: () =>
        Promise.resolve(
          Response.json({ error: { code: 'resource_gone', message: 'expired' } }, { status: 410 })
        )
    })
    panel.jobs.recover([...before.main.journal.values()])
    await panel.reach('failed')
    await settle()
    expect(panel.jobs.job.value?.error?.code).toBe('resource_gone')
    expect(panel.jobs.retry.value).toBe('again')
    expect(panel.main.journal.size).toBe(0)
  })
})
