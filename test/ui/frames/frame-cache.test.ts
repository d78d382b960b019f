import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LayerData, PlacedDocument, ReadResult, StoredResult } from '../../../src/bridge'
import type { MainAction } from '../../../src/file'
import { createFrameCache, type FrameCache } from '../../../src/ui/frames/frame-cache'
import { NEEDS, type Need } from '../../../src/ui/frames/frame-entry'
import { layersIn, resultIn } from '../../../src/ui/frames/frame-known'
import { createErrors, type Errors } from '../../../src/ui/kit/errors'
import { type FakeMain, fakeMain, gone } from '../support/fake-main'
import { type FakeMeasure, fakeMeasure } from '../support/fake-measure'
import { runs } from '../../support/fuzz/runs'
import { layerData, layerShare, layerShares } from '../support/layer-shares'
import { samplePng } from '../support/sample-png'
import { storedRecord } from '../support/stored-record'
import { FOCUSED, settle } from '../support/test-panel'

const BUY: MainAction = { version: 1, id: '1:4', name: 'Buy now', type: 'TEXT' }

interface Opened {
  cache: FrameCache
  main: FakeMain
  measure: FakeMeasure
  errors: Errors
  /** Answers that are on their way are held back until this is called. */
  hold: () => () => void
  /** What the file has of a frame, at once. */
  readFrame: FakeMain['readFrame']
}

function opened(): Opened {
  const main = fakeMain(samplePng(100, 80), 100, 80)
  const measure = fakeMeasure()
  const errors = createErrors()
  const cache = createFrameCache({
    bridge: main,
    errors,
    focus: FOCUSED,
    measure,
    now: () => 5000
  })
  main.push = cache.changed
  const { readFrame } = main
  const hold: Opened['hold'] = () => {
    const before = main.readFrame
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    main.readFrame = async (nodeId) => {
      const answer = await before(nodeId)
      await held
      return answer
    }
    return () => {
      main.readFrame = before
      release()
    }
  }
  return { cache, main, measure, errors, hold, readFrame }
}

function stored(nodeId: string, runId: string): StoredResult {
  const texts = { summary: null, recommendations: null }
  return {
    nodeId,
    record: storedRecord({ runId, maps: {} }),
    texts,
    overlay: null
  }
}

/** Puts a run's result with its layers into the file, as a teammate would. */
function put({ main }: Pick<Opened, 'main'>, nodeId: string, runId = 'run'): StoredResult {
  const result = stored(nodeId, runId)
  const layers = [layerShare(), layerShare({ id: BUY.id, name: BUY.name, order: 1 })]
  main.results.set(nodeId, { state: 'found', result })
  main.layerData.set(nodeId, layerData({ shares: layerShares(layers, { nodeId, runId }) }))
  return result
}

/** The same, as a run of this panel gets it. */
async function placed(panel: Opened, nodeId: string, runId: string): Promise<PlacedDocument> {
  put(panel, nodeId, runId)
  const { before } = panel.main
  panel.main.before = () => undefined
  const document = panel.readFrame(nodeId)
  panel.main.before = before
  return { ...(await document), heardAll: true }
}

const runOf = ({ cache }: Opened, nodeId = 'a'): string | undefined =>
  resultIn(cache.of(nodeId, 'result').value)?.record.runId

function watch({ cache }: Opened, nodeId: string, need: Need): () => void {
  return cache.of(nodeId, need).subscribe(() => undefined)
}

const calls = ({ main }: Opened, name: string): number =>
  main.calls.filter((call) => call === name).length

describe('a frame in the cache', () => {
  it('is read when a view watches, once for all of them, and kept up to date', async () => {
    const panel = opened()
    put(panel, 'a')
    watch(panel, 'a', 'result')
    watch(panel, 'a', 'layers')
    await settle()
    expect(layersIn(panel.cache.of('a', 'layers').value).state).toBe('measured')
    expect(calls(panel, 'readFrame')).toBe(1)
    put(panel, 'a', 'newer')
    panel.cache.changed('a', null)
    await settle()
    expect(runOf(panel)).toBe('newer')
    expect(calls(panel, 'readFrame')).toBe(2)
  })

  it('is forgotten when it changes and no view watches, and not shown as it was', async () => {
    const panel = opened()
    put(panel, 'a')
    await panel.cache.known('a', 'result')
    panel.main.results.delete('a')
    panel.cache.changed('a', null)
    await settle()
    expect(panel.cache.of('a', 'result').value.read).toBeNull()
    expect(calls(panel, 'readFrame')).toBe(1)
  })

  it('is read anew after layers came or went, which may be on another page', async () => {
    const panel = opened()
    for (const id of ['a', 'b']) put(panel, id)
    watch(panel, 'a', 'result')
    await panel.cache.known('b', 'layers')
    await settle()
    panel.cache.layersChanged()
    expect([runOf(panel, 'a'), runOf(panel, 'b')]).toEqual(['run', undefined])
    put(panel, 'b', 'newer')
    await panel.cache.known('b', 'layers')
    expect(runOf(panel, 'b')).toBe('newer')
    put(panel, 'a', 'newer')
    await panel.cache.again('a', 'layers')
    expect(runOf(panel, 'a')).toBe('newer')
  })

  it('stays the very object where a change comes to the same', async () => {
    const panel = opened()
    put(panel, 'a')
    watch(panel, 'a', 'layers')
    await settle()
    const before = panel.cache.of('a', 'layers').value
    panel.cache.changed('a', null)
    await settle()
    expect(calls(panel, 'readFrame')).toBe(2)
    expect(panel.cache.of('a', 'layers').value).toBe(before)
  })

  it('is read one after the other, but for the one that is shown', async () => {
    const panel = opened()
    const release = panel.hold()
    for (const id of ['a', 'b', 'c']) put(panel, id)
    for (const id of ['a', 'b']) watch(panel, id, 'result')
    await settle()
    expect(calls(panel, 'readFrame')).toBe(1)
    const visited = panel.cache.visit('c')
    await settle()
    expect(calls(panel, 'readFrame')).toBe(2)
    release()
    await visited
    await settle()
    expect(['a', 'b', 'c'].map((id) => runOf(panel, id))).toEqual(['run', 'run', 'run'])
  })

  it('is cached for a while after its last view, and no hundred of them', async () => {
    const panel = opened()
    const ids = Array.from({ length: 100 }, (_, index) => `frame ${index}`)
    for (const id of ids) put(panel, id)
    const stop = ids.slice(0, 5).map((id) => watch(panel, id, 'layers'))
    for (const id of ids) await panel.cache.known(id, 'layers')
    const remembered = ids.filter((id) => runOf(panel, id) !== undefined)
    expect(remembered).toEqual([...ids.slice(0, 5), ...ids.slice(-30)])
    stop.forEach((leave) => leave())
  })

  it('is not measured for a view that closed before its turn', async () => {
    const panel = opened()
    for (const id of ['a', 'b', 'c']) {
      panel.main.results.set(id, { state: 'found', result: stored(id, 'run') })
    }
    let go = (): void => undefined
    panel.measure.before = () => new Promise((resolve) => (go = resolve))
    const stops = ['a', 'b', 'c'].map((id) => watch(panel, id, 'layers'))
    await settle()
    stops[1]?.()
    panel.measure.before = () => undefined
    go()
    await settle()
    expect(panel.measure.questions).toHaveLength(2)
    expect(layersIn(panel.cache.of('b', 'layers').value).state).toBe('measuring')
    await panel.cache.known('b', 'layers')
    expect(panel.measure.questions).toHaveLength(3)
  })

  it('that cannot be read says why, and is read again when it is visited', async () => {
    const panel = opened()
    put(panel, 'a')
    panel.main.before = () => {
      throw gone()
    }
    expect(await panel.cache.known('a', 'checked')).toMatchObject({
      read: null,
      error: { code: 'node_gone' }
    })
    panel.main.before = () => undefined
    await panel.cache.visit('a')
    expect(panel.cache.of('a', 'result').value.error).toBeNull()
    expect(runOf(panel)).toBe('run')
  })
})

describe('a reading that comes late', () => {
  it('does not take back what a run has placed meanwhile', async () => {
    const panel = opened()
    put(panel, 'a')
    watch(panel, 'a', 'layers')
    const release = panel.hold()
    await settle()
    panel.cache.placed(await placed(panel, 'a', 'placed'), null)
    expect(runOf(panel)).toBe('placed')
    const seen: (string | undefined)[] = []
    panel.cache.of('a', 'result').subscribe(() => seen.push(runOf(panel)))
    release()
    await settle()
    expect(new Set(seen)).toEqual(new Set(['placed']))
  })

  it.each([
    ['that is on its way', false],
    ['that has just been kept', true]
  ])('does not take back a mark %s', async (_, isKept) => {
    const panel = opened()
    put(panel, 'a')
    watch(panel, 'a', 'layers')
    await settle()
    const marks: (string | undefined)[] = []
    const release = panel.hold()
    panel.cache.changed('a', null)
    await settle()
    const marking = panel.cache.mark('a', BUY)
    if (isKept) await settle()
    panel.cache
      .of('a', 'layers')
      .subscribe(({ data }) => marks.push(data?.mainAction?.name ?? undefined))
    release()
    await marking
    await settle()
    expect(new Set(marks)).toEqual(new Set(['Buy now']))
  })

  it('of a frame that was edited meanwhile is followed by another', async () => {
    const panel = opened()
    put(panel, 'a')
    watch(panel, 'a', 'result')
    await settle()
    const release = panel.hold()
    panel.cache.changed('a', null)
    await settle()
    panel.cache.edited('a')
    release()
    await settle()
    expect(resultIn(panel.cache.of('a', 'result').value)?.record.outOfDate).toBe(true)
  })

  it('holds up no view that waits, however often the frame is edited meanwhile', async () => {
    const panel = opened()
    put(panel, 'a')
    panel.main.before = (call) => {
      if (call === 'readFrame') panel.cache.edited('a')
    }
    const known = panel.cache.known('a', 'result')
    expect(resultIn(await known)?.record.runId).toBe('run')
  })
})

describe('a document that main pushes', () => {
  it('is shown at once, and one that is older than what is known is not', async () => {
    const panel = opened()
    put(panel, 'a')
    watch(panel, 'a', 'result')
    await settle()
    const older = await panel.readFrame('a')
    put(panel, 'a', 'newer')
    panel.cache.changed('a', await panel.readFrame('a'))
    expect(runOf(panel)).toBe('newer')
    panel.cache.changed('a', older)
    expect(runOf(panel)).toBe('newer')
    expect(resultIn(await panel.cache.known('a', 'result'))?.record.runId).toBe('newer')
  })

  it('may be missed: the frame is read once more when it is shown, and when a call is replaced', async () => {
    const panel = opened()
    put(panel, 'a')
    watch(panel, 'a', 'result')
    await settle()
    put(panel, 'a', 'newer')
    await panel.cache.visit('a')
    expect(runOf(panel)).toBe('newer')
    put(panel, 'a', 'newest')
    const of = { nodeId: 'a', runId: 'newer' }
    expect(await panel.cache.write(of, () => panel.main.removeOverlays(of))).toBe('replaced')
    await settle()
    expect(runOf(panel)).toBe('newest')
  })
})

/** Something that happens to a frame, by its number among those that there are. */
type Happening = [what: keyof typeof HAPPENINGS, frame: number]

const FRAMES = ['a', 'b', 'c']

const HAPPENINGS = {
  replaced: (panel: Opened, id: string, at: number) => {
    put(panel, id, `theirs ${at}`)
    panel.cache.changed(id, null)
  },
  deleted: ({ cache, main }: Opened, id: string) => {
    main.results.delete(id)
    main.layerData.delete(id)
    cache.changed(id, null)
  },
  edited: ({ cache }: Opened, id: string) => cache.edited(id),
  placed: (panel: Opened, id: string, at: number) =>
    void placed(panel, id, `own ${at}`).then((document) => panel.cache.placed(document, null)),
  marked: ({ cache }: Opened, id: string, at: number) =>
    void cache.mark(id, at % 2 === 0 ? BUY : null).catch(() => undefined),
  written: ({ cache, main }: Opened, id: string, at: number) => {
    const runId = resultIn(cache.of(id, 'result').value)?.record.runId
    if (runId === undefined) return
    const of = { nodeId: id, runId }
    void cache.write(of, () => main.saveText(of, 'summary', `Text ${at}`)).catch(() => undefined)
  },
  visited: ({ cache }: Opened, id: string) => void cache.visit(id),
  asked: ({ cache }: Opened, id: string) => void cache.known(id, 'checked')
} satisfies Record<string, (panel: Opened, id: string, at: number) => void>

const happening: fc.Arbitrary<Happening> = fc.tuple(
  fc.constantFrom(...(Object.keys(HAPPENINGS) as (keyof typeof HAPPENINGS)[])),
  fc.nat({ max: FRAMES.length - 1 })
)

/** What the file has of a frame, apart from whether it is found to look different. */
function fileOf({ main }: Opened, id: string): [ReadResult, LayerData['mainAction']] {
  const read = main.results.get(id) ?? { state: 'none' }
  return [shown(read), main.layerData.get(id)?.mainAction ?? null]
}

function shown(read: ReadResult): ReadResult {
  if (read.state !== 'found') return read
  const { result } = read
  const record = { ...result.record, outOfDate: false }
  return { state: 'found', result: { ...result, record } }
}

it('is what the file has once all is quiet, whatever happened in whatever order', async () => {
  const step = fc.oneof(
    { weight: 3, arbitrary: happening },
    { weight: 1, arbitrary: fc.constant(null) }
  )
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(step, { minLength: 3, maxLength: 25 }),
      fc.array(fc.constantFrom(...NEEDS), { minLength: 2, maxLength: 2 }),
      async (scheduler, steps, needs) => {
        const panel = opened()
        const { cache, main } = panel
        for (const id of FRAMES) put(panel, id)
        let written = Promise.resolve()
        for (const name of ['readFrame', 'saveText', 'saveMainAction'] as const) {
          const call = main[name] as (...args: unknown[]) => Promise<unknown>
          // What is read or written now is answered at some other time, writes in their order.
          Object.assign(main, {
            [name]: async (...args: unknown[]) => {
              const answer = call(...args)
              answer.catch(() => undefined)
              const before = written
              const later = (): Promise<void> => scheduler.schedule(Promise.resolve())
              if (name.startsWith('save')) await (written = before.then(later))
              else await later()
              return answer
            }
          })
        }
        needs.forEach((need, index) => watch(panel, FRAMES[index]!, need))
        for (const [at, one] of steps.entries()) {
          if (one !== null) HAPPENINGS[one[0]](panel, FRAMES[one[1]]!, at)
          await settle(1)
          if (one === null && scheduler.count() > 0) await scheduler.waitNext(1)
        }
        do {
          await scheduler.waitIdle()
          await settle(3)
        } while (scheduler.count() > 0)
        needs.forEach((need, index) => {
          const id = FRAMES[index]!
          const { data, read } = cache.of(id, need).value
          const [inFile, mainAction] = fileOf(panel, id)
          expect(read && shown(read)).toEqual(inFile)
          if (need !== 'result' && read?.state === 'found')
            expect(data?.mainAction).toEqual(mainAction)
        })
        const unwatched = cache.of(FRAMES[2]!, 'result').value.read
        if (unwatched !== null) expect(shown(unwatched)).toEqual(fileOf(panel, FRAMES[2]!)[0])
      }
    ),
    runs(60)
  )
})
