import { describe, expect, it } from 'vitest'
import type { PlaceRequest } from '../../../src/bridge'
import { putResult } from '../support/compare-panel'
import { gone } from '../support/fake-main'
import { settle, TARGET, testPanel, type TestPanel } from '../support/test-panel'

/** Runs until a call to main; then Figma is closed: nothing goes on. */
async function closedAt(last: string): Promise<TestPanel> {
  const panel = testPanel()
  let stopped = false
  panel.main.before = (call) => {
    if (call !== last) return undefined
    stopped = true
    return new Promise(() => undefined)
  }
  panel.runs.start(TARGET)
  while (!stopped) await settle(1)
  panel.main.before = () => undefined
  return panel
}

const DOWNLOADING = 'keepMap:attention'

const creates = (panel: TestPanel): string[] =>
  panel.requests.filter((request) => request === 'POST /v2/analyses')

describe('a run found in the journal at a start', () => {
  it.each(['keepMap:attention', 'keepMap:clarity', 'place'])(
    'is fetched and placed without another create when it had come to %s',
    async (last) => {
      const before = await closedAt(last)
      const panel = testPanel({ after: before })
      void panel.runs.recover([...before.main.journal.values()])
      await panel.reach('done')
      await settle()
      expect(creates(panel)).toEqual([])
      expect(panel.main.results.get(TARGET.id)?.state).toBe('found')
      expect(panel.main.journal.size).toBe(0)
    }
  )

  it('waits for the designer when its create call may have been accepted', async () => {
    const before = await closedAt(DOWNLOADING)
    const [entry] = [...before.main.journal.values()]
    if (entry === undefined) throw new Error('No journal was written.')
    const panel = testPanel({ after: before })
    void panel.runs.recover([{ ...entry, serviceId: null }])
    await settle()
    expect(panel.runs.run.value).toBeNull()
    expect(panel.runs.recoveries.value).toMatchObject([{ kind: 'unknown' }])
    expect(panel.requests).toEqual([])
    panel.runs.repeat({ ...entry, serviceId: null })?.()
    await panel.reach('done')
    await settle()
    expect(creates(panel)).toHaveLength(1)
    expect(panel.runs.recoveries.value).toEqual([])
    expect(panel.main.journal.size).toBe(0)
  })

  it('is left alone when its service is not connected', async () => {
    const before = await closedAt(DOWNLOADING)
    const panel = testPanel({ after: before, connected: false })
    void panel.runs.recover([...before.main.journal.values()])
    await settle()
    expect(panel.runs.recoveries.value).toMatchObject([{ kind: 'elsewhere' }])
    expect(panel.requests).toEqual([])
    expect(panel.main.journal.size).toBe(1)
    panel.runs.discard(panel.runs.recoveries.value[0]!.entry)
    await settle()
    expect(panel.runs.recoveries.value).toEqual([])
    expect(panel.main.journal.size).toBe(0)
  })

  it('is asked about where the file had another name: it may be a copy or a branch of the one it was begun in', async () => {
    const before = await closedAt(DOWNLOADING)
    const [entry] = [...before.main.journal.values()].map((one) => ({ ...one, fileName: 'Shop 1' }))
    if (entry === undefined) throw new Error('No journal was written.')
    const panel = testPanel({ after: before })
    void panel.runs.recover([entry])
    await settle()
    expect(panel.runs.recoveries.value).toMatchObject([{ kind: 'otherName' }])
    expect(panel.requests).toEqual([])
    panel.runs.claim(entry)
    const [claimed] = panel.runs.recoveries.value
    expect(claimed?.kind).toBe('resume')
    panel.runs.resume(claimed!.entry)
    await panel.reach('done')
    expect(creates(panel)).toEqual([])
  })

  it('stays in the list while another one goes on', async () => {
    const before = await closedAt(DOWNLOADING)
    const [entry] = [...before.main.journal.values()]
    if (entry === undefined) throw new Error('No journal was written.')
    const panel = testPanel({ after: before })
    panel.main.before = (call) =>
      call === 'exportPicture' ? new Promise(() => undefined) : undefined
    panel.runs.start({ ...TARGET, id: '9:9' })
    void panel.runs.recover([entry])
    panel.runs.resume(entry)
    await settle()
    expect(panel.runs.run.value?.source).toBe('9:9')
    expect(panel.runs.recoveries.value).toMatchObject([{ kind: 'resume' }])
  })

  it('goes on waiting when the ones before it failed as it would, until it is tried again or discarded', async () => {
    const before = await closedAt(DOWNLOADING)
    const [entry] = [...before.main.journal.values()]
    if (entry === undefined) throw new Error('No journal was written.')
    const entries = ['a', 'b', 'c', 'd', 'e', 'f'].map((runId) => ({
      ...entry,
      runId,
      source: runId
    }))
    const refused = (): Response =>
      Response.json({ error: { code: 'unauthorized' } }, { status: 401 })
    const panel = testPanel({ after: before, intercept: () => Promise.resolve(refused()) })
    panel.main.journal.clear()
    for (const one of entries) panel.main.journal.set(one.runId, one)
    await panel.runs.recover(entries)
    const unsent = panel.runs.items.value.filter(({ begun }) => !begun).map(({ id }) => id)
    expect(unsent.length).toBeGreaterThanOrEqual(3)
    panel.runs.dismiss()
    await settle()
    expect([...panel.main.journal.keys()]).toEqual(unsent)
    expect(panel.runs.recoveries.value.map(({ entry: { runId } }) => runId)).toEqual(unsent)
  })

  it('says so when its result has expired, and is forgotten', async () => {
    const before = await closedAt(DOWNLOADING)
    const panel = testPanel({
      after: before,
      intercept: () =>
        Promise.resolve(
          Response.json({ error: { code: 'resource_gone', message: 'expired' } }, { status: 410 })
        )
    })
    void panel.runs.recover([...before.main.journal.values()])
    await panel.reach('failed')
    await settle()
    expect(panel.runs.run.value?.error?.code).toBe('resource_gone')
    expect(panel.runs.retry.value).toBe('again')
    expect(panel.main.journal.size).toBe(0)
  })

  describe('whose frame has a newer result by now', () => {
    async function refused() {
      const before = await closedAt(DOWNLOADING)
      const panel = testPanel({ after: before })
      putResult(panel, TARGET.id, [])
      const behind: PlaceRequest[] = []
      panel.main.place = async (request) => {
        if (request.behindNewer !== true) throw gone('newer_result')
        behind.push(request)
        return { ...(await panel.main.readFrame(request.nodeId)), heardAll: true }
      }
      void panel.runs.recover([...before.main.journal.values()])
      await panel.reach('failed')
      await settle()
      return { panel, behind }
    }

    it('stays in the journal until the designer adds it to the history, with its layers measured', async () => {
      const { panel, behind } = await refused()
      expect(panel.runs.retry.value).toBe('history')
      expect(panel.main.journal.size).toBe(1)
      const kept = panel.main.results.get(TARGET.id)
      void panel.runs.again()
      await panel.reach('done')
      await settle()
      expect(behind).toHaveLength(1)
      expect(behind[0]?.layers?.shares.layers).not.toEqual([])
      expect(panel.main.results.get(TARGET.id)).toEqual(kept)
      expect(panel.main.journal.size).toBe(0)
      expect(creates(panel)).toEqual([])
    })

    it('is forgotten when the designer discards it', async () => {
      const { panel } = await refused()
      panel.runs.dismiss()
      await settle()
      expect(panel.main.journal.size).toBe(0)
    })
  })
})
