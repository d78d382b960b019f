import { deflateSync } from 'node:zlib'
import { beforeEach, describe, expect, it } from 'vitest'
import type { AnalysedPicture, Engine } from '../../src/engine/engine'
import type { AnalysisId, ScreenshotId } from '../../src/interface'
import { type CapturePage, createRunner, type Runner, type Task } from '../../src/service'
import { AnalysisStore } from '../../src/service/analyses/analysis-store'
import { MemoryStore } from '../../src/service/storage/memory-store'
import { withChunk } from '../images/support/write-png'
import { samplePng } from '../ui/support/sample-png'

const ID = 'screenshot' as ScreenshotId
const analysisId = 'analysis' as AnalysisId
const TASK: Task = {
  kind: 'picture',
  id: ID,
  input: 'input.png',
  medium: 'generic',
  predictions: ['clarity']
}
const FAILURE = { code: 'internal_error', message: 'Begun twice.' }
const { signal } = new AbortController()

let store: MemoryStore
let analyses: AnalysisStore
let runner: Runner
/** Ends the tasks that the engine has begun, in their order, each with its score and a map of that one byte. */
let ends: ((score: number) => void)[]
beforeEach(async () => {
  ends = []
  store = new MemoryStore(() => 0, 100_000)
  analyses = new AnalysisStore(store, () => 0)
  const analyse = () =>
    new Promise<AnalysedPicture>((resolve) =>
      ends.push((score) =>
        resolve({
          outputs: { clarity: { score, map: Uint8Array.of(score) } },
          layers: null,
          facts: { score } as never
        })
      )
    )
  const engine = { atOnce: 2, analyse } as unknown as Engine
  const capturePage: CapturePage = () => Promise.resolve({ file: Uint8Array.of(0), isEarly: true })
  runner = createRunner({ store, uploads: null }, { engine, capturePage })
  await analyses.add(ID, { analysisId, finished: null })
  await store.putObjects(ID, { 'input.png': Uint8Array.of(0) })
})

/** Two runs of one task, since one of them was taken for lost. */
async function beginTwice(): Promise<[Promise<void>, Promise<void>]> {
  const both = [runner.run(TASK, signal), runner.run(TASK, signal)] as [
    Promise<void>,
    Promise<void>
  ]
  await expect.poll(() => ends.length).toBe(2)
  return both
}

it('a page that was captured early is remembered as that, for its summary', async () => {
  const page = {
    url: 'https://a.example/',
    medium: 'desktopWeb',
    removeCookieBanner: false
  } as const
  const { input: _, ...look } = TASK
  const running = runner.run({ ...look, kind: 'page', page }, signal)
  await expect.poll(() => ends.length).toBe(1)
  ends[0]!(10)
  await running
  expect(await analyses.keptOf(analysisId)).toEqual({
    facts: { score: 10, isEarly: true },
    brief: {}
  })
})

it('a picture whose colour profile cannot be read is remembered as that, for its summary', async () => {
  const profile = Buffer.concat([Buffer.from('icc\0\0'), deflateSync(Buffer.alloc(130))])
  const picture = withChunk(Buffer.from(samplePng(64, 48)), 'iCCP', profile)
  await store.putObjects(ID, { 'input.png': new Uint8Array(picture) })
  const running = runner.run(TASK, signal)
  await expect.poll(() => ends.length).toBe(1)
  ends[0]!(10)
  await running
  expect(await analyses.keptOf(analysisId)).toEqual({
    facts: { score: 10, hasUnknownColours: true },
    brief: {}
  })
})

describe('a task that is run twice', () => {
  it('has the outcome of the first to end, and nothing that comes late', async () => {
    const [first, late] = await beginTwice()
    ends[0]!(10)
    await first
    await analyses.addToBrief(analysisId, { goal: 'Sell' })
    ends[1]!(20)
    await late
    expect(await analyses.find(ID)).toMatchObject({
      finished: { outputs: { clarity: { score: 10 } } }
    })
    expect(await store.getObject(ID, 'clarity-map.png')).toEqual(Uint8Array.of(10))
    const brief = { goal: 'Sell' }
    expect(await analyses.keptOf(analysisId)).toEqual({ facts: { score: 10 }, brief })
  })

  it('leaves no picture once it was given up', async () => {
    const [first, late] = await beginTwice()
    await runner.fail(TASK, FAILURE)
    for (const end of ends) end(10)
    await Promise.all([first, late])
    expect(await analyses.find(ID)).toMatchObject({
      finished: { status: 'failed', error: FAILURE }
    })
    for (const name of ['input.png', 'clarity-map.png'])
      expect(await store.getObject(ID, name)).toBeUndefined()
  })

  it('is not begun again once it is done', async () => {
    const first = runner.run(TASK, signal)
    await expect.poll(() => ends.length).toBe(1)
    ends[0]!(10)
    await first
    await runner.run(TASK, signal)
    expect(ends).toHaveLength(1)
  })
})
