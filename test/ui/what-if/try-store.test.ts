import { describe, expect, it, vi } from 'vitest'
import { GlanceError } from '../../../src/errors'
import type { StoredResult } from '../../../src/bridge'
import { layersIn, resultIn } from '../../../src/ui/frames/frame-known'
import { type TryRequest, outcomeWords, paidWords, type Try } from '../../../src/ui/what-if/try'
import { type FakeMeasure, fakeMeasure } from '../support/fake-measure'
import { layerTree } from '../support/layer-tree'
import { trial } from '../support/trial'
import { creates, TARGET, testPanel, type TestPanel } from '../support/test-panel'

/** A panel in which “Landing” was analysed, and what is to be tried on it. */
async function analysed(options: Parameters<typeof testPanel>[0] = {}) {
  const measure: FakeMeasure = { ...fakeMeasure(), looksSame: () => Promise.resolve(false) }
  const panel = testPanel({ platform: { measure }, ...options })
  panel.main.trees.set('1:2', layerTree('Headline', 'Photo', 'Buy now'))
  // The button comes before the photo in the copy, so that it gets twice as much.
  panel.main.trees.set('copy-1', layerTree('Headline', 'Buy now', 'Photo'))
  panel.runs.start(TARGET)
  await panel.reach('done')
  const read = (await panel.main.readFrame('1:2')).read
  if (read.state !== 'found') throw new Error('The frame has no result.')
  const { result } = read
  const layers = layersIn(await panel.cache.known('1:2', 'layers'))
  if (layers.state !== 'measured') throw new Error('Its layers were not measured.')
  const { shares } = layers
  const [headline, , button] = shares.layers
  const asked: TryRequest = {
    result,
    frame: 'Landing',
    shares,
    trial: trial(button!.id, headline!.id),
    watched: button!
  }
  return { panel, result, asked, headline: headline!, button: button! }
}

async function reach(panel: TestPanel, phase: Try['now']['phase']): Promise<Try> {
  await panel.until(() => panel.tries.tries.value[0]?.now.phase === phase)
  return panel.tries.tries.value[0]!
}

const called = ({ main }: TestPanel, call: string): string[] =>
  main.calls.filter((one) => one.startsWith(call))

describe('a change that is tried', () => {
  it('is made to a copy, which is analysed in the ordinary way and compared', async () => {
    const { panel, asked, button } = await analysed()
    const before = creates(panel)
    // As the copy's tree has it, where ids differ.
    panel.main.tryChange = async ({ change, name, watched }) => {
      panel.main.calls.push(`tryChange:${name}`)
      expect(change).toBe(asked.trial.candidate)
      expect(watched).toMatchObject({ name: 'Buy now', attention: button.attention })
      return Promise.resolve({ nodeId: 'copy-1', followedIds: ['1:11'] })
    }
    panel.tries.begin(asked)
    expect(panel.tries.busy.value).toBe(true)
    const one = await reach(panel, 'tried')
    expect(called(panel, 'tryChange')).toEqual(['tryChange:Landing – tried: taller Buy now'])
    expect(creates(panel)).toBe(before + 1)
    expect(one.before.attention).toBe(button.attention)
    expect(one.now).toMatchObject({ after: { attention: 2 * button.attention! } })
    expect(outcomeWords(one)).toMatch(/^Better: .+ → .+ sees? “Buy now” within 2 seconds\.$/)
    expect(panel.tries.says.value).toBe(outcomeWords(one))
    expect(one.title).toBe('taller “Buy now”')
    expect(one.before).toMatchObject({ rank: 3, level: false, below: false })
    expect(panel.tries.tries.value).toHaveLength(1)
    // The headline has in the copy what it has in the frame.
    expect(paidWords(one)).toBeNull()
    expect(panel.runs.run.value?.source).toBe('1:2')
  })

  it('is refused where the frame has changed since its analysis', async () => {
    const { panel, asked, result } = await analysed()
    const record = { ...result.record, outOfDate: true }
    panel.main.results.set('1:2', { state: 'found', result: { ...result, record } })
    panel.calls.frameChanged('1:2', null)
    panel.tries.begin(asked)
    const { now } = await reach(panel, 'refused')
    expect(now).toMatchObject({
      error: { code: 'out_of_date', message: 'The frame has changed since its analysis.' }
    })
    expect(called(panel, 'tryChange')).toEqual([])
  })

  it('is kept with one press, as a frame of its own, and offered no more', async () => {
    const { panel, asked, result } = await analysed()
    panel.tries.begin(asked)
    const { id } = await reach(panel, 'tried')
    expect(panel.tries.isSettled(result, asked.trial.candidate)).toBe(false)
    panel.tries.keep(id)
    await panel.until(() => panel.tries.tries.value.length === 0)
    expect(called(panel, 'keepTry')).toEqual(['keepTry:copy-1'])
    expect(called(panel, 'discardTry')).toEqual([])
    expect(called(panel, 'notify')).toHaveLength(1)
    expect(panel.tries.isSettled(result, asked.trial.candidate)).toBe(true)
    expect(panel.tries.isApplied(result)).toBe(false)
  })

  it('is discarded with one press', async () => {
    const { panel, asked, result } = await analysed()
    panel.tries.begin(asked)
    const { id } = await reach(panel, 'tried')
    panel.tries.discard(id)
    await panel.until(() => panel.tries.tries.value.length === 0)
    expect(called(panel, 'discardTry')).toEqual(['discardTry:copy-1'])
    expect(panel.tries.isSettled(result, asked.trial.candidate)).toBe(false)
  })

  it('takes its copy away again when it is cancelled, whenever that is', async () => {
    for (const at of ['tryChange', 'exportPicture', 'place', 'readLayers']) {
      const { panel, asked } = await analysed()
      let seen = false
      panel.main.before = (call) => {
        if (!call.startsWith(at) || seen) return
        seen = true
        panel.tries.cancel()
      }
      panel.tries.begin(asked)
      await panel.until(() => panel.tries.tries.value.length === 0)
      expect(called(panel, 'discardTry')).toEqual(['discardTry:copy-1'])
      expect(panel.errors.latest.value).toBeNull()
    }
  })

  it('whose copy somebody has edited by then is said to be kept, also where nothing can be seen of it', async () => {
    const { panel, asked } = await analysed({
      platform: { measure: { ...fakeMeasure(), looksSame: () => Promise.resolve(true) } }
    })
    panel.main.discardTry = () => Promise.resolve('edited')
    panel.tries.begin(asked)
    const one = await reach(panel, 'refused')
    expect(outcomeWords(one)).toBe('The copy has been edited, so it was kept.')
  })

  it('is not analysed, nor paid for, where nothing can be seen of it', async () => {
    const { panel, asked } = await analysed({
      platform: { measure: { ...fakeMeasure(), looksSame: () => Promise.resolve(true) } }
    })
    const before = creates(panel)
    panel.tries.begin(asked)
    const one = await reach(panel, 'refused')
    expect(outcomeWords(one)).toBe('This change cannot be seen, so the copy was removed.')
    expect(called(panel, 'discardTry')).toEqual(['discardTry:copy-1'])
    expect(creates(panel)).toBe(before)
  })

  it('that Figma would refuse says why, and leaves nothing', async () => {
    const { panel, asked } = await analysed()
    panel.main.before = (call) => {
      if (!call.startsWith('tryChange')) return
      const error = { code: 'layer_locked', message: '“Buy now” is locked.', advice: '' }
      throw new GlanceError({ ...error, sent: 'no' })
    }
    panel.tries.begin(asked)
    const one = await reach(panel, 'refused')
    expect(outcomeWords(one)).toBe('“Buy now” is locked.')
    expect(panel.tries.busy.value).toBe(false)
    panel.tries.dismiss(one.id)
    expect(panel.tries.tries.value).toEqual([])
  })

  it('goes on with its copy when its analysis failed', async () => {
    let fails = false
    const { panel, asked } = await analysed({
      intercept: async (request, next) => {
        if (fails && request.method === 'POST' && request.url.endsWith('/analyses')) {
          return Response.json({ message: 'Out of credits' }, { status: 402 })
        }
        return next(request)
      }
    })
    fails = true
    panel.tries.begin(asked)
    const { id } = await reach(panel, 'failed')
    expect(called(panel, 'discardTry')).toEqual([])
    fails = false
    panel.tries.again(id)
    await reach(panel, 'tried')
    expect(called(panel, 'tryChange')).toHaveLength(1)
  })

  it('leaves nothing to be fetched once its copy is discarded, whatever was tried meanwhile', async () => {
    for (const triesAnother of [false, true]) {
      let fails = false
      const { panel, asked } = await analysed({
        intercept: async (request, next) =>
          fails && request.method === 'GET' ? new Response(null, { status: 403 }) : next(request)
      })
      const { tries } = panel.tries
      fails = true
      panel.tries.begin(asked)
      const { id } = await reach(panel, 'failed')
      expect([...panel.main.journal.values()]).toMatchObject([{ source: 'copy-1' }])
      fails = false
      if (triesAnother) {
        panel.main.trees.set('copy-2', layerTree('Headline', 'Buy now', 'Photo'))
        panel.tries.begin(asked)
        await reach(panel, 'tried')
      }
      panel.tries.discard(id)
      await panel.until(() => !tries.value.some((one) => one.id === id))
      await vi.waitFor(() => expect(panel.main.journal.size).toBe(0))
      expect(panel.tries.runs.recoveries.value).toEqual([])
    }
  })

  it('says so when its copy is deleted on the canvas, and is there again when that is undone', async () => {
    const { panel, asked } = await analysed()
    panel.tries.begin(asked)
    await reach(panel, 'tried')
    const found = panel.main.results.get('copy-1')!
    panel.main.results.delete('copy-1')
    panel.calls.frameChanged('copy-1', null)
    await reach(panel, 'gone')
    panel.main.results.set('copy-1', found)
    panel.calls.frameChanged('copy-1', null)
    await reach(panel, 'tried')
  })

  it('waits for the one before it, and is nothing where nobody may edit', async () => {
    const { panel, asked } = await analysed()
    panel.tries.begin(asked)
    panel.tries.begin(asked)
    await reach(panel, 'tried')
    expect(called(panel, 'tryChange')).toHaveLength(1)
    const viewer = testPanel({ canEdit: false })
    viewer.tries.begin(asked)
    expect(viewer.tries.tries.value).toEqual([])
  })

  it('is dropped where another run has replaced the result it is about', async () => {
    const { panel, asked, result } = await analysed()
    const other: StoredResult = { ...result, record: { ...result.record, runId: 'another' } }
    panel.main.results.set('1:2', { state: 'found', result: other })
    panel.tries.begin(asked)
    await panel.until(() => panel.tries.tries.value.length === 0)
    expect(called(panel, 'discardTry')).toEqual([])
  })
})

describe('a copy that an earlier session has left without a result', () => {
  async function recalled() {
    const { panel, asked, button } = await analysed()
    const { trial: tried, result } = asked
    const { nodeId, record } = result
    const found = {
      nodeId: 'copy-1',
      of: { nodeId, runId: record.runId },
      change: tried.candidate,
      watched: { name: button.name, attention: button.attention, seen: 0.1, rank: 3, area: 1 },
      followedIds: ['1:11'],
      name: 'Landing – tried: taller Buy now'
    }
    // One that does not say what it was tried for is nobody's.
    const tries = [found, { ...found, nodeId: 'copy-2', watched: null }]
    panel.main.readTries = () => Promise.resolve({ tries, faults: [] })
    panel.tries.recall(nodeId)
    const { id } = await reach(panel, 'failed')
    return { panel, id }
  }

  it('is compared as soon as it has one', async () => {
    const { panel } = await recalled()
    panel.runs.start({ id: 'copy-1', name: 'Landing – tried: taller Buy now', medium: 'generic' })
    const one = await reach(panel, 'tried')
    expect(outcomeWords(one)).toMatch(/^Better: .+ → .+ sees? “Buy now” within 2 seconds\.$/)
    expect(one.title).toBe('taller “Buy now”')
    expect(one.before).toMatchObject({ rank: 3, level: false, below: false })
    expect(panel.tries.tries.value).toHaveLength(1)
  })

  it('is discarded only when that is confirmed, for nobody knows whether it was worked on', async () => {
    const { panel, id } = await recalled()
    const { tries } = panel
    panel.main.discardTry = (_, { force } = { force: false }) =>
      Promise.resolve(force ? 'done' : 'edited')
    const asks = (): boolean => {
      const now = tries.tries.value[0]?.now
      return now?.phase === 'failed' && now.asks === true
    }
    tries.discard(id)
    await panel.until(asks)
    tries.discard(id, true)
    await panel.until(() => tries.tries.value.length === 0)
  })
})

describe('a change that is applied to the frame itself', () => {
  async function applied() {
    const all = await analysed()
    const { panel, asked, result } = all
    panel.tries.apply(asked)
    await panel.until(() => panel.tries.isSettled(result, asked.trial.candidate))
    return all
  }

  /** The frame is reported to look as it was analysed, or not. */
  function looks({ panel, result }: Awaited<ReturnType<typeof applied>>, outOfDate: boolean): void {
    const record = { ...result.record, outOfDate }
    panel.main.results.set('1:2', { state: 'found', result: { ...result, record } })
    panel.calls.frameChanged('1:2', null)
  }

  it('is made there, said, and offered no more; no copy is made', async () => {
    const { panel, result } = await applied()
    expect(called(panel, 'applyChange')).toEqual(['applyChange:taller'])
    expect(called(panel, 'tryChange')).toEqual([])
    expect(panel.tries.isApplied(result)).toBe(true)
    await vi.waitFor(() => expect(called(panel, 'notify')).toHaveLength(1))
  })

  it('lets another one be applied, though the frame has changed by it', async () => {
    const all = await applied()
    const { asked, panel } = all
    looks(all, true)
    const { candidate } = asked.trial
    const other = { ...asked.trial, candidate: { ...candidate, kind: 'weight' as const } }
    panel.tries.apply({ ...asked, trial: other })
    await vi.waitFor(() => expect(called(panel, 'applyChange')).toHaveLength(2))
  })

  it('is offered again once it has been undone', async () => {
    const all = await applied()
    const { asked, panel, result } = all
    looks(all, true)
    await panel.until(() => resultIn(panel.cache.of('1:2', 'result').value)!.record.outOfDate)
    looks(all, false)
    await panel.until(() => !panel.tries.isSettled(result, asked.trial.candidate))
    expect(panel.tries.isApplied(result)).toBe(false)
  })

  it('is refused where the designer has changed the frame since its analysis', async () => {
    const all = await analysed()
    looks(all, true)
    all.panel.tries.apply(all.asked)
    await all.panel.until(() => all.panel.errors.latest.value !== null)
    expect(all.panel.errors.latest.value).toMatchObject({ code: 'out_of_date' })
    expect(called(all.panel, 'applyChange')).toEqual([])
  })
})
