import { describe, expect, it } from 'vitest'
import { GlanceError } from '../../../src/errors'
import type { StoredResult } from '../../../src/bridge'
import { layersIn } from '../../../src/ui/frames/frame-known'
import { outcomeWords, type Try } from '../../../src/ui/what-if/try'
import type { TryRequest } from '../../../src/ui/what-if/try-store'
import { type FakeMeasure, fakeMeasure } from '../support/fake-measure'
import { layerTree } from '../support/layer-tree'
import { trial } from '../support/trial'
import { creates, TARGET, testPanel, type TestPanel } from '../support/test-panel'

/** A panel in which “Landing” was analysed, and what is to be tried on it. */
async function analysed(options: Parameters<typeof testPanel>[0] = {}) {
  /** Whether each picture looks like the one before. */
  const look = { same: false }
  const looksSame = () => Promise.resolve(look.same)
  const measure: FakeMeasure = { ...fakeMeasure(), looksSame }
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
  return { panel, result, asked, look, button: button! }
}

const triesOf = ({ tries }: TestPanel): Try[] => tries.of('1:2')

/** Resolves when the first copy has come to this. */
async function reach<S extends Try['state']>(
  panel: TestPanel,
  state: S
): Promise<Extract<Try, { state: S }>> {
  await panel.until(() => !panel.tries.busy.value && triesOf(panel)[0]?.state === state)
  return triesOf(panel)[0] as Extract<Try, { state: S }>
}

/** Resolves when nothing was tried, with the reason. */
async function refusal({ errors, tries, until }: TestPanel): Promise<string | undefined> {
  await until(() => errors.latest.value !== null && !tries.busy.value)
  expect(tries.of('1:2')).toEqual([])
  return errors.latest.value?.message
}

const called = ({ main }: TestPanel, call: string): string[] =>
  main.calls.filter((one) => one.startsWith(call))

/** The frame is reported to look as it was analysed, or not. */
function looks(panel: TestPanel, result: StoredResult, outOfDate: boolean): void {
  const record = { ...result.record, outOfDate }
  panel.main.results.set(result.nodeId, { state: 'found', result: { ...result, record } })
  panel.calls.frameChanged(result.nodeId, null)
}

describe('a change that is tried', () => {
  it('is made to a copy, which is analysed in the ordinary way and compared', async () => {
    const { panel, asked, button } = await analysed()
    const before = creates(panel)
    const { tryChange } = panel.main
    // As the copy's tree has it, where ids differ.
    panel.main.tryChange = async (request) => {
      expect(request.change).toBe(asked.trial.candidate)
      expect(request.name).toBe('Landing – tried: Make Buy now 44 px high')
      return tryChange({ ...request, followedId: '1:11' })
    }
    panel.tries.begin(asked)
    expect(panel.tries.underway.value?.title).toBe('Make “Buy now” 44 px high')
    expect(panel.tries.busy.value).toBe(true)
    const one = await reach(panel, 'tried')
    expect(creates(panel)).toBe(before + 1)
    expect(one.copy.watched).toMatchObject({ name: 'Buy now', attention: button.attention })
    expect(one.before).toMatchObject({ rank: 3, level: false, below: false })
    expect(outcomeWords(one)).toMatch(/^Better: .+ → .+ sees? “Buy now” within 2 seconds\.$/)
    expect(panel.tries.says.value).toBe(outcomeWords(one))
    // The headline has in the copy what it has in the frame.
    expect(one.loss).toBeNull()
    expect(triesOf(panel)).toHaveLength(1)
    expect(panel.runs.run.value?.source).toBe('1:2')
  })

  it('is refused where the frame has changed since its analysis', async () => {
    const { panel, asked, result } = await analysed()
    looks(panel, result, true)
    panel.tries.begin(asked)
    expect(await refusal(panel)).toBe('The frame has changed since its analysis.')
    expect(called(panel, 'tryChange')).toEqual([])
  })

  it('is kept with one press, as a frame of its own, and offered no more', async () => {
    const { panel, asked, result } = await analysed()
    panel.tries.begin(asked)
    const { copy } = await reach(panel, 'tried')
    expect(panel.tries.isKept(result, asked.trial.candidate)).toBe(false)
    panel.tries.keep(copy)
    await panel.until(() => triesOf(panel).length === 0)
    await expect.poll(() => called(panel, 'notify')).toHaveLength(1)
    expect(called(panel, 'keepTry')).toEqual(['keepTry:copy-1'])
    expect(called(panel, 'discardTry')).toEqual([])
    expect(panel.tries.isKept(result, asked.trial.candidate)).toBe(true)
  })

  it('is discarded with one press, and there again when that is undone', async () => {
    const { panel, asked, result } = await analysed()
    panel.tries.begin(asked)
    const { copy } = await reach(panel, 'tried')
    panel.tries.discard(copy)
    await panel.until(() => triesOf(panel).length === 0)
    await expect.poll(() => called(panel, 'notify')).toHaveLength(1)
    expect(called(panel, 'discardTry')).toEqual(['discardTry:copy-1'])
    expect(panel.tries.isKept(result, asked.trial.candidate)).toBe(false)
    panel.main.deleted.clear()
    panel.calls.frameChanged('copy-1', null)
    await reach(panel, 'tried')
  })

  it('lists its copy no sooner than its analysis, whenever the copies are read', async () => {
    const { panel, asked } = await analysed()
    const listed: Try[] = []
    const { lookAt } = panel.main
    panel.main.lookAt = async (...args) => {
      listed.push(...(await panel.tries.known('1:2')))
      return lookAt(...args)
    }
    panel.tries.begin(asked)
    await reach(panel, 'tried')
    expect(listed).toEqual([])
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
      await panel.until(() => !panel.tries.busy.value)
      await panel.until(() => triesOf(panel).length === 0)
      expect(called(panel, 'discardTry')).toEqual(['discardTry:copy-1'])
      expect(panel.errors.latest.value).toBeNull()
    }
  })

  it('is not analysed, nor paid for, where nothing can be seen of it', async () => {
    const { panel, asked, look } = await analysed()
    look.same = true
    const before = creates(panel)
    panel.tries.begin(asked)
    expect(await refusal(panel)).toBe('This change cannot be seen, so the copy was removed.')
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
    expect(await refusal(panel)).toBe('“Buy now” is locked.')
    expect(panel.tries.underway.value).toBeNull()
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
    const { copy, error } = await reach(panel, 'failed')
    expect(error).toEqual(panel.tries.runs.run.value?.error)
    expect(called(panel, 'discardTry')).toEqual([])
    fails = false
    panel.tries.again(copy, 'touch')
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
      fails = true
      panel.tries.begin(asked)
      const { copy } = await reach(panel, 'failed')
      expect([...panel.main.journal.values()]).toMatchObject([{ source: 'copy-1' }])
      fails = false
      if (triesAnother) {
        panel.main.trees.set('copy-2', layerTree('Headline', 'Buy now', 'Photo'))
        panel.tries.begin(asked)
        await panel.until(() => triesOf(panel).length === 2)
      }
      panel.tries.discard(copy)
      await panel.until(() => triesOf(panel).length === (triesAnother ? 1 : 0))
      await expect.poll(() => panel.main.journal.size).toBe(0)
      expect(panel.tries.runs.recoveries.value).toEqual([])
    }
  })

  it('waits for the one before it, and is nothing for viewers', async () => {
    const { panel, asked } = await analysed()
    panel.tries.begin(asked)
    panel.tries.begin(asked)
    await reach(panel, 'tried')
    expect(called(panel, 'tryChange')).toHaveLength(1)
    const viewer = testPanel({ canEdit: false })
    viewer.tries.begin(asked)
    expect(viewer.tries.underway.value).toBeNull()
  })

  it('is dropped where another run has replaced the result it is about', async () => {
    const { panel, asked, result } = await analysed()
    const other: StoredResult = { ...result, record: { ...result.record, runId: 'another' } }
    panel.main.results.set('1:2', { state: 'found', result: other })
    panel.tries.begin(asked)
    await panel.until(() => !panel.tries.busy.value)
    expect(panel.errors.latest.value).toBeNull()
    expect(triesOf(panel)).toEqual([])
  })
})

it('a copy of an earlier session is listed without an export, which would hold up the editor', async () => {
  const { panel, asked } = await analysed()
  panel.tries.begin(asked)
  const one = await reach(panel, 'tried')
  const exports = called(panel, 'exportPicture').length
  const later = testPanel({ after: panel })
  later.tries.recall('1:2')
  expect(outcomeWords(await reach(later, 'tried'))).toBe(outcomeWords(one))
  expect(called(later, 'exportPicture')).toHaveLength(exports)
})

describe('a copy that an earlier session has left without a result', () => {
  async function recalled() {
    const { panel, asked, button } = await analysed()
    const { trial: tried, result } = asked
    const { nodeId, record } = result
    panel.main.copies.push({
      nodeId: 'copy-1',
      of: { nodeId, runId: record.runId },
      change: tried.candidate,
      watched: { name: button.name, attention: button.attention, seen: 0.1, rank: 3, area: 1 },
      followedIds: ['1:11'],
      name: 'Landing – tried: Make Buy now 44 px high'
    })
    panel.tries.recall(nodeId)
    return { panel, one: await reach(panel, 'failed') }
  }

  it('is compared as soon as it has one', async () => {
    const { panel, one } = await recalled()
    expect(outcomeWords(one)).toBe('The copy was not analysed.')
    panel.runs.start({
      id: 'copy-1',
      name: 'Landing – tried: Make Buy now 44 px high',
      medium: 'generic'
    })
    const now = await reach(panel, 'tried')
    expect(outcomeWords(now)).toMatch(/^Better: .+ → .+ sees? “Buy now” within 2 seconds\.$/)
    expect(triesOf(panel)).toHaveLength(1)
    expect(await panel.tries.known('1:2')).toEqual([now])
  })
})

it('a copy whose mark cannot be read is listed with the reason, and can be discarded', async () => {
  const { panel } = await analysed()
  const error = { code: 'copy_newer', message: 'Newer.', advice: '', sent: 'no' } as const
  panel.main.copies.push({ nodeId: 'copy-1', of: { nodeId: '1:2' }, name: 'Copy', error })
  panel.tries.recall('1:2')
  const { copy, error: said } = await reach(panel, 'failed')
  expect(said).toEqual(error)
  panel.tries.discard(copy)
  await panel.until(() => triesOf(panel).length === 0)
  expect(called(panel, 'discardTry')).toEqual(['discardTry:copy-1'])
})

describe('a change that is applied to the frame itself', () => {
  type Analysed = Awaited<ReturnType<typeof analysed>>

  async function applied(): Promise<Analysed> {
    const all = await analysed()
    all.panel.tries.apply(all.asked)
    // Pressed twice.
    all.panel.tries.apply(all.asked)
    await expect.poll(() => called(all.panel, 'notify')).toHaveLength(1)
    await all.panel.until(() => !all.panel.tries.busy.value)
    return all
  }

  /** Applies the change, which is refused since the frame looks different. */
  async function refused({ asked, panel }: Analysed): Promise<void> {
    const before = called(panel, 'applyChange')
    panel.tries.apply(asked)
    await panel.until(() => panel.errors.latest.value !== null)
    expect(panel.errors.latest.value).toMatchObject({ code: 'out_of_date' })
    expect(called(panel, 'applyChange')).toEqual(before)
    panel.errors.dismiss()
  }

  it('is made there and said; no copy is made', async () => {
    const { panel } = await applied()
    expect(called(panel, 'applyChange')).toEqual(['applyChange:touch'])
    expect(called(panel, 'tryChange')).toEqual([])
  })

  it('makes the result out of date like any edit: no other is applied to it until it is undone', async () => {
    const all = await applied()
    const { look, panel } = all
    await refused(all)
    for (const same of [true, false]) {
      look.same = same
      panel.calls.frameEdited('1:2')
      await panel.cache.known('1:2', 'checked')
      expect(panel.cache.isOutOfDate('1:2')).toBe(!same)
    }
    // Undone, and then edited by hand.
    await refused(all)
  })

  it('is refused where the designer has changed the frame since its analysis', async () => {
    const all = await analysed()
    looks(all.panel, all.result, true)
    await refused(all)
  })
})
