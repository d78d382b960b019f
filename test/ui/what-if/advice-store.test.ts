import { signal } from '@preact/signals'
import { describe, expect, it } from 'vitest'
import type { Tried } from '../../../src/engine/candidates/tried'
import type { AdviceTask } from '../../../src/engine/engine'
import { GlanceError } from '../../../src/errors'
import { createAdviceStore } from '../../../src/ui/what-if/advice-store'
import { type FakeMeasure, fakeMeasure } from '../support/fake-measure'
import { layerTree } from '../support/layer-tree'
import { settle, TARGET, testPanel } from '../support/test-panel'
import { trial } from '../support/trial'

const FOUND: Tried = { helping: [trial('1:12')], due: [], others: [], barred: [], above: null }

/** An engine that answers on request. */
function slowEngine() {
  const asked: {
    task: AdviceTask
    signal: AbortSignal
    progress: (done: number, of: number) => void
  }[] = []
  let answer: (tried: Tried) => void = () => undefined
  let fail: (error: unknown) => void = () => undefined
  return {
    asked,
    answer: () => answer(FOUND),
    fail: (error: unknown) => fail(error),
    tryCandidates: (
      task: AdviceTask,
      options: { signal: AbortSignal; onProgress?: (done: number, of: number) => void }
    ) => {
      const { signal: abort, onProgress = () => undefined } = options
      asked.push({ task, signal: abort, progress: onProgress })
      return new Promise<Tried>((resolve, reject) => {
        answer = resolve
        fail = reject
        abort.addEventListener('abort', () => reject(abort.reason as Error))
      })
    }
  }
}

/** An analysed frame, and a store that looks for what would help its button. */
async function analysed(measure: Partial<FakeMeasure> = {}) {
  const panel = testPanel({ platform: { measure: { ...fakeMeasure(), ...measure } } })
  panel.main.trees.set('1:2', layerTree('Headline', 'Photo', 'Buy now'))
  panel.runs.start(TARGET)
  await panel.reach('done')
  const read = (await panel.main.readFrame('1:2')).read
  if (read.state !== 'found') throw new Error('The frame has no result.')
  const engine = slowEngine()
  const busy = signal(false)
  const store = createAdviceStore({
    bridge: panel.main,
    cache: panel.cache,
    measure: { ...fakeMeasure(), ...measure },
    idle: () => Promise.resolve(),
    engine: { ...panel.engine, tryCandidates: engine.tryCandidates },
    busy
  })
  const { result } = read
  /** Reads the advice like a view, until what is returned is called. */
  const look = (): (() => void) => store.of(result, '1:12').subscribe(() => undefined)
  return { panel, engine, busy, store, look, result, state: () => store.of(result, '1:12').peek() }
}

describe('what would help a main action', () => {
  it('is looked for in the picture that was analysed, with its layers, and says how far it is', async () => {
    const { engine, look, state } = await analysed()
    expect(state()).toBeNull()
    look()
    await settle()
    const [{ task, progress }] = engine.asked as [(typeof engine.asked)[number]]
    expect(task).toMatchObject({ medium: 'desktopWeb', targetId: '1:12' })
    expect(task.nodes.map(({ name }) => name)).toEqual(['Landing', 'Headline', 'Photo', 'Buy now'])
    progress(3, 11)
    expect(state()).toEqual({ state: 'looking', done: 3, of: 11 })
    engine.answer()
    await settle()
    expect(state()).toEqual({ state: 'known', tried: FOUND })
  })

  it('exports nothing again as long as the run’s own picture holds', async () => {
    const { engine, look, panel } = await analysed()
    const exports = () => panel.main.calls.filter((call) => call.startsWith('exportPicture'))
    const before = exports().length
    const stop = look()
    await settle()
    expect(engine.asked).toHaveLength(1)
    expect(exports()).toHaveLength(before)
    stop()
    panel.calls.frameEdited('1:2')
    await settle()
    look()
    await settle()
    expect(engine.asked).toHaveLength(2)
    expect(exports().length).toBeGreaterThan(before)
  })

  it('is looked for once by two at a time, until both have left', async () => {
    const { engine, look } = await analysed()
    const leave = look()
    const leaveToo = look()
    await settle()
    expect(engine.asked).toHaveLength(1)
    leave()
    await settle()
    expect(engine.asked[0]!.signal.aborted).toBe(false)
    leaveToo()
    await settle()
    expect(engine.asked[0]!.signal.aborted).toBe(true)
  })

  it('waits while frames are analysed, and begins anew after what was on its way', async () => {
    const { busy, engine, look, state } = await analysed()
    busy.value = true
    look()
    await settle()
    expect(engine.asked).toHaveLength(0)
    busy.value = false
    await settle()
    expect(engine.asked).toHaveLength(1)
    busy.value = true
    expect(engine.asked[0]!.signal.aborted).toBe(true)
    expect(state()).toBeNull()
    busy.value = false
    await settle()
    engine.answer()
    await settle()
    expect(engine.asked).toHaveLength(2)
    expect(state()?.state).toBe('known')
  })

  it('is given up when no view waits for it, and nothing that comes late is shown', async () => {
    const { engine, look, state } = await analysed()
    const stop = look()
    await settle()
    stop()
    await settle()
    expect(engine.asked[0]!.signal.aborted).toBe(true)
    engine.asked[0]!.progress(5, 11)
    await settle()
    expect(state()).toBeNull()
  })

  it('is not given for a frame that looks different by now', async () => {
    let same = true
    const { engine, look, panel, state } = await analysed({
      looksSame: () => Promise.resolve(same)
    })
    same = false
    panel.calls.frameEdited('1:2')
    look()
    await settle()
    expect(engine.asked).toHaveLength(0)
    expect(state()).toEqual({ state: 'changed' })
  })

  it('says why it could not be looked for, and can be asked again', async () => {
    const { engine, look, store, result, state } = await analysed()
    look()
    await settle()
    const error = { code: 'engine_stopped', message: 'The engine stopped.', advice: 'Try again.' }
    engine.fail(new GlanceError({ ...error, sent: 'no' }))
    await settle()
    expect(state()).toMatchObject({ state: 'failed', error })
    store.retry(result, '1:12')
    await settle()
    engine.answer()
    await settle()
    expect(state()?.state).toBe('known')
  })

  it('is remembered for the fifty layers that were looked at last', async () => {
    const { engine, look, store, result, state } = await analysed()
    const stop = look()
    await settle()
    engine.answer()
    await settle()
    stop()
    for (let other = 0; other < 49; other++) store.of(result, `other ${other}`)
    // It is shown again, so that another is the oldest.
    expect(state()?.state).toBe('known')
    store.of(result, 'one more')
    expect(state()?.state).toBe('known')
    for (let other = 0; other < 50; other++) store.of(result, `later ${other}`)
    expect(state()).toBeNull()
  })
})
