import { describe, expect, it } from 'vitest'
import type { ReadResult } from '../../../src/bridge'
import type { JournalEntry } from '../../../src/file'
import { countStates } from '../../../src/ui/run/job-table'
import { gone } from '../support/fake-main'
import { creates, settle, testPanel, type TestPanel } from '../support/test-panel'

const FRAMES = ['1:1', '1:2', '1:3', '1:4', '1:5'].map((id) => ({
  id,
  name: `Frame ${id}`,
  medium: 'generic' as const
}))

const isCreate = (request: Request): boolean =>
  request.method === 'POST' && new URL(request.url).pathname === '/v2/analyses'

const states = ({ runs }: TestPanel): string[] => runs.items.value.map(({ state }) => state)

const placed = ({ main }: TestPanel): string[] => [...main.results.keys()].sort()

/** Makes a call about one frame wait for ever, or do what is given; resolves when it is made. */
function at(panel: TestPanel, nodeId: string, act: () => Promise<never>): Promise<void> {
  return new Promise((reached) => {
    const { exportPicture } = panel.main
    panel.main.exportPicture = async (id, scale) => {
      if (id !== nodeId) return exportPicture(id, scale)
      reached()
      return act()
    }
  })
}

/** Resolves when every result has its summary and recommendations. */
async function written({ main }: TestPanel): Promise<void> {
  const isWritten = (read: ReadResult): boolean =>
    read.state === 'found' && Object.values(read.result.texts).every((text) => text !== null)
  while (![...main.results.values()].every(isWritten)) await settle(1)
}

/** A panel whose service wants to be paid until it accepts. */
function withoutCredit(accepts: () => boolean): TestPanel {
  return testPanel({
    intercept: (request, next) =>
      isCreate(request) && !accepts()
        ? Promise.resolve(Response.json({ error: { code: 'no_credit' } }, { status: 402 }))
        : next(request)
  })
}

const forever = (): Promise<never> => new Promise(() => undefined)

describe('several frames in one run', () => {
  it('are exported one at a time, at most three on their way, and all are placed and written', async () => {
    const panel = testPanel()
    const { main, runs } = panel
    const inFlight = (): number => countStates(runs.items.value).running
    const { exportPicture } = main
    let exporting = 0
    main.exportPicture = async (id) => {
      exporting += 1
      expect(exporting).toBe(1)
      expect(inFlight()).toBeLessThanOrEqual(3)
      const picture = await exportPicture(id)
      exporting -= 1
      return picture
    }
    const full = panel.until(() => inFlight() === 3)
    main.before = (call) => (call === 'keepMap:attention' ? full : undefined)
    await runs.startAll(FRAMES)
    expect(states(panel)).toEqual(FRAMES.map(() => 'done'))
    expect(placed(panel)).toEqual(FRAMES.map(({ id }) => id))
    expect(creates(panel)).toBe(FRAMES.length)
    expect(panel.main.journal.size).toBe(0)
    expect(panel.runs.progress.value).toBe(1)
    expect(panel.runs.says.value).toBe('5 frames analysed.')
    await written(panel)
  })

  it('are placed in turn, each with its texts before the next, so that an undo takes one frame', async () => {
    const panel = testPanel({ sends: false })
    await panel.runs.startAll(FRAMES)
    await written(panel)
    const steps = panel.main.calls.filter((call) => /^(place|saveText)/.test(call))
    const one = ['place', 'saveText:recommendations', 'saveText:summary']
    for (let frame = 0; frame < FRAMES.length; frame++) {
      expect(steps.slice(3 * frame, 3 * frame + 3).sort()).toEqual(one)
    }
  })

  it('go on when one of them fails, which can be tried again alone', async () => {
    const panel = testPanel()
    const { exportPicture } = panel.main
    void at(panel, '1:2', () => Promise.reject(gone('export_failed')))
    await panel.runs.startAll(FRAMES)
    expect(states(panel)).toEqual(['done', 'failed', 'done', 'done', 'done'])
    expect(panel.runs.items.value[1]?.error?.code).toBe('export_failed')
    panel.main.exportPicture = exportPicture
    await panel.runs.again()
    expect(states(panel)).toEqual(FRAMES.map(() => 'done'))
    expect(creates(panel)).toBe(FRAMES.length)
  })

  it('run with what was chosen at the start, whatever is changed meanwhile', async () => {
    const panel = testPanel()
    const reached = at(panel, '1:1', forever)
    const running = panel.runs.startAll(FRAMES.slice(0, 2))
    await reached
    await panel.settings.change({ predictions: ['clarity'] })
    panel.runs.cancel('1:1')
    await running
    const read = panel.main.results.get('1:2')
    expect(read?.state === 'found' && read.result.record.predictions.length).toBe(3)
  })
})

describe('cancelling', () => {
  it('and trying again begins what had begun and what had not', async () => {
    const panel = testPanel()
    const { exportPicture } = panel.main
    const reached = at(panel, '1:2', forever)
    const running = panel.runs.startAll(FRAMES)
    await reached
    panel.runs.cancel('1:2')
    panel.runs.cancel('1:5')
    await running
    panel.main.exportPicture = exportPicture
    await panel.runs.again()
    expect(states(panel)).toEqual(FRAMES.map(() => 'done'))
    expect(creates(panel)).toBe(FRAMES.length)
  })

  it.each([
    ['the export', 'exportPicture', 0],
    ['the journal', 'writeJournal:creating', 0],
    ['the download', 'keepMap:attention', 1]
  ])('all during %s ends them at once, and nothing is placed', async (_, step, sent) => {
    const panel = testPanel()
    const reached = new Promise<void>((resolve) => {
      panel.main.before = (call) => {
        if (call !== step) return undefined
        resolve()
        return forever()
      }
    })
    const running = panel.runs.startAll(FRAMES)
    await reached
    panel.runs.cancel()
    expect(states(panel)).toEqual(FRAMES.map(() => 'cancelled'))
    await running
    expect(placed(panel)).toEqual([])
    expect(panel.main.journal.size).toBe(0)
    expect(creates(panel)).toBeGreaterThanOrEqual(sent)
    expect(panel.runs.cancelNote.value).toBe(
      sent === 0 ? 'Nothing was handed over.' : 'The service goes on.'
    )
  })
})

describe('a failure that would hit every frame', () => {
  it('leaves the rest unsent, which goes on with what failed when it is tried again', async () => {
    let accepts = false
    const panel = withoutCredit(() => accepts)
    await panel.runs.startAll(FRAMES)
    expect(creates(panel)).toBeLessThanOrEqual(3)
    const { cancelled, failed } = countStates(panel.runs.items.value)
    expect(cancelled).toBeGreaterThanOrEqual(2)
    expect(cancelled + failed).toBe(FRAMES.length)
    expect(panel.runs.cancelNote.value).toBe('Nothing was handed over.')
    accepts = true
    await panel.runs.again()
    expect(states(panel)).toEqual(FRAMES.map(() => 'done'))
  })

  it('waits as long as a busy service asks for, without sending anything twice in vain', async () => {
    let refusals = 2
    const panel = testPanel({
      intercept: (request, next) => {
        if (!isCreate(request) || refusals-- <= 0) return next(request)
        return Promise.resolve(
          Response.json({ error: {} }, { status: 429, headers: { 'retry-after': '0' } })
        )
      }
    })
    await panel.runs.startAll(FRAMES)
    expect(states(panel)).toEqual(FRAMES.map(() => 'done'))
    expect(creates(panel)).toBe(FRAMES.length + 2)
  })
})

describe('paying once', () => {
  it('keeps what can still be fetched among what waits when others are analysed, unless it is analysed anew', async () => {
    let breaks = true
    const panel = testPanel({
      intercept: (request, next) =>
        breaks && request.url.includes('/storage/')
          ? Promise.resolve(new Response('gone', { status: 403 }))
          : next(request)
    })
    await panel.runs.startAll(FRAMES.slice(0, 2))
    breaks = false
    await panel.runs.startAll(FRAMES.slice(1, 3))
    await settle()
    expect(states(panel)).toEqual(['done', 'done'])
    expect(panel.runs.recoveries.value).toMatchObject([{ entry: { source: '1:1' } }])
    expect([...panel.main.journal.values()]).toMatchObject([{ source: '1:1' }])
    panel.runs.resume(panel.runs.recoveries.value[0]!.entry)
    await panel.reach('done')
    await settle()
    expect(creates(panel)).toBe(4)
    expect(panel.main.journal.size).toBe(0)
  })
})

describe('a panel closed in the middle of many frames', () => {
  async function closed(): Promise<TestPanel> {
    const panel = testPanel()
    let waiting = 0
    const all = new Promise<void>((resolve) => {
      panel.main.before = (call) => {
        if (!call.startsWith('keepMap')) return undefined
        waiting += 1
        // Three frames with five maps each.
        if (waiting === 15) resolve()
        return forever()
      }
    })
    void panel.runs.startAll(FRAMES)
    await all
    panel.main.before = () => undefined
    return panel
  }

  it('goes on at the next start with all that was accepted, and pays for none again', async () => {
    const before = await closed()
    const entries: JournalEntry[] = [...before.main.journal.values()]
    expect(entries).toHaveLength(3)
    const panel = testPanel({ after: before })
    await panel.recover(entries)
    expect(states(panel)).toEqual(['done', 'done', 'done'])
    expect(placed(panel)).toEqual(['1:1', '1:2', '1:3'])
    expect(creates(panel)).toBe(0)
    expect(panel.main.journal.size).toBe(0)
  })

  it('does not fetch one frame’s two results: the later one counts', async () => {
    const before = await closed()
    const [first, second] = [...before.main.journal.values()] as [JournalEntry, JournalEntry]
    const panel = testPanel({ after: before })
    const newer = { ...second, source: first.source }
    await panel.recover([first, newer])
    expect(states(panel)).toEqual(['done'])
    expect(panel.main.journal.has(first.runId)).toBe(false)
  })
})
