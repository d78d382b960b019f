import { getEventListeners } from 'node:events'
import { describe, expect, it, vi } from 'vitest'
import type { StoredResult } from '../../../../src/bridge'
import type { Brief } from '../../../../src/file'
import { TEXT_KINDS } from '../../../../src/interface'
import { knownLayers } from '../../../../src/ui/layers/layer-store'
import type { KnownLayers } from '../../../../src/ui/provider/provider'
import type { TextRequest } from '../../../../src/ui/run/run-tools'
import { deviceEngine } from '../../support/device-engine'
import { layerData, layerShare, layerShares } from '../../support/layer-shares'
import { layerTree } from '../../support/layer-tree'
import { settle, TARGET, testPanel, type TestPanel } from '../../support/test-panel'

type Options = NonNullable<Parameters<typeof testPanel>[0]>
type Intercept = NonNullable<Options['intercept']>

const BRIEF: Brief = { description: '', goal: 'Sell tickets', audience: 'Students', brand: '' }

const HEADLINE = layerShare({ id: '1:10', name: 'Headline', perception: 0.3 })
const BUTTON = layerShare({ id: '1:11', name: 'Buy now', kind: 'control', attention: 0.1 })
const PRIMARY = { version: 1, id: '1:11', name: 'Buy now', type: 'TEXT' } as const
/** A headline and a button, which is marked or not. */
const withLayers = (marked: boolean): KnownLayers =>
  knownLayers({
    state: 'measured',
    nodeId: TARGET.id,
    shares: layerShares([HEADLINE, BUTTON]),
    data: layerData(marked ? { mainAction: PRIMARY } : {})
  })!

function stored({ main }: TestPanel): StoredResult {
  const read = main.results.get(TARGET.id)
  if (read?.state !== 'found') throw new Error('There is no result in the file.')
  return read.result
}

const states = (panel: TestPanel) =>
  TEXT_KINDS.map((kind) => panel.texts.stateOf(stored(panel).record.runId, kind)?.state ?? null)

async function written(panel: TestPanel): Promise<void> {
  await panel.until(() => panel.main.results.size > 0 && !states(panel).includes('writing'))
  await settle()
}

async function analysed(options: Options = {}, brief: Brief | null = BRIEF): Promise<TestPanel> {
  const panel = testPanel({ charges: false, ...options })
  if (brief !== null) panel.main.briefs.set(null, brief)
  await panel.results.show(TARGET.id)
  panel.runs.start(TARGET)
  await panel.reach('done')
  await written(panel)
  return panel
}

function rewrite(panel: TestPanel, change: Partial<TextRequest> = {}): Promise<void> {
  const { record, texts } = stored(panel)
  return panel.texts.write({
    provider: panel.service,
    runId: record.runId,
    nodeId: TARGET.id,
    analysisId: record.analysisId,
    kinds: panel.service.texts.kinds,
    earlier: { ...texts },
    brief: panel.brief.briefFor(TARGET.id),
    replaces: record.briefHash !== undefined,
    layers: () => Promise.resolve(null),
    placed: Promise.resolve(true),
    ...change
  })
}

/** Answers some requests in the service's place. */
function answering(
  matches: (method: string, path: string, count: number) => Response | null
): Intercept {
  const counts = new Map<string, number>()
  return (request, next) => {
    const { pathname } = new URL(request.url)
    const key = `${request.method} ${pathname}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
    const answer = matches(request.method, pathname, counts.get(key) ?? 0)
    return answer === null ? next(request) : Promise.resolve(answer)
  }
}

const failed = (status: number, msg: string): Response =>
  Response.json({ success: false, msg, ...(status === 410 && { status: 'expired' }) }, { status })

describe('the texts of a run', () => {
  it('are both fetched and kept in the file, each under its own kind', async () => {
    const panel = await analysed({}, null)
    const { texts, record } = stored(panel)
    expect(texts.summary).toContain('#')
    expect(texts.recommendations).toContain('.')
    expect(record.briefHash).toBeUndefined()
    expect(states(panel)).toEqual([null, null])
    expect(panel.requests.some((request) => request.startsWith('PUT'))).toBe(false)
  })

  it('leave no listener once they are written', async () => {
    const panel = await analysed()
    const { texts } = panel.service
    const signals: AbortSignal[] = []
    const write: typeof texts.write = (kind, _, signal) => {
      signals.push(signal)
      return Promise.resolve(`Another ${kind}.`)
    }
    await rewrite(panel, { provider: { ...panel.service, texts: { ...texts, write } } })
    expect(signals).toHaveLength(TEXT_KINDS.length)
    for (const signal of signals) expect(getEventListeners(signal, 'abort')).toEqual([])
  })

  it('are asked for after the brief was sent, which the record knows', async () => {
    const panel = await analysed()
    const put = panel.requests.findIndex((request) => request.startsWith('PUT /v2/update-meta'))
    const first = panel.requests.findIndex((request) =>
      /POST .*(summary|recommendations)/.test(request)
    )
    expect(put).toBeGreaterThan(0)
    expect(put).toBeLessThan(first)
    expect(stored(panel).record.briefHash).toBe(panel.brief.hash.value)
  })

  it('are written without a brief that cannot be sent, which is said', async () => {
    const intercept = answering((method) =>
      method === 'PUT' ? new Response('{}', { status: 400 }) : null
    )
    const panel = await analysed({ intercept })
    const { record, texts } = stored(panel)
    expect(texts.summary).not.toBeNull()
    expect(texts.recommendations).not.toBeNull()
    expect(record.briefHash).toBeUndefined()
    expect(panel.texts.reportOf(record.runId)?.error).not.toBeNull()
  })

  it('are written without a brief that cannot be read, and without one that is too long', async () => {
    const unread = testPanel({ charges: false })
    unread.main.readBriefs = () => Promise.reject(new Error('No answer'))
    unread.runs.start(TARGET)
    await unread.reach('done')
    await written(unread)
    expect(stored(unread).texts.summary).not.toBeNull()
    const long = await analysed({}, { ...BRIEF, goal: 'x'.repeat(10_001) })
    expect(long.requests.some((request) => request.startsWith('PUT'))).toBe(false)
    const { record, texts } = stored(long)
    expect(texts.summary).not.toBeNull()
    expect(long.texts.reportOf(record.runId)?.error?.message).toContain('10,000')
  })

  it('tell which keys of the brief the service ignored', async () => {
    const panel = testPanel({ charges: false })
    panel.service.metadataKeys = { audience: 'people', brand: '' }
    panel.main.briefs.set(null, BRIEF)
    panel.runs.start(TARGET)
    await panel.reach('done')
    await written(panel)
    expect(panel.texts.reportOf(stored(panel).record.runId)?.ignored).toEqual({
      keys: ['people'],
      changeable: true
    })
  })
})

describe('the texts of a provider on this machine', () => {
  it('wait for the layers, and are written with the numbers that the list shows', async () => {
    const onDevice = deviceEngine()
    let measure: (layers: KnownLayers | null) => void = () => undefined
    const layersOf = (): Promise<KnownLayers | null> =>
      new Promise((resolve) => (measure = resolve))
    const panel = testPanel({ charges: false, onDevice, layersOf })
    panel.main.trees.set(TARGET.id, layerTree('Headline', 'Buy now'))
    panel.runs.start(TARGET)
    await panel.reach('done')
    await settle()
    expect(onDevice.texts).toEqual([])
    measure(withLayers(true))
    await written(panel)
    const { record, texts } = stored(panel)
    expect(texts.summary).not.toBeNull()
    expect(onDevice.pictures).toHaveLength(1)
    expect(await onDevice.pictures[0]!.nodes).toHaveLength(3)
    expect(onDevice.texts).toHaveLength(1)
    for (const { layers } of onDevice.texts) {
      expect(layers).toMatchObject([
        { name: 'Headline', attention: HEADLINE.attention, isMainAction: false },
        { name: 'Buy now', attention: BUTTON.attention, isMainAction: true }
      ])
    }
    expect(panel.texts.mainActionOf(record.runId)).toBe(BUTTON.id)
    expect(panel.requests).toEqual([])
  })

  it('are written without layers that cannot be measured', async () => {
    const onDevice = deviceEngine()
    const panel = await analysed({ onDevice })
    expect(stored(panel).texts.summary).not.toBeNull()
    expect(onDevice.texts.map(({ layers }) => layers)).toEqual([undefined])
    expect(panel.texts.mainActionOf(stored(panel).record.runId)).toBeUndefined()
  })

  it('are not written once the run is cancelled', async () => {
    const onDevice = deviceEngine()
    const panel = testPanel({ charges: false, onDevice })
    panel.main.trees.set(TARGET.id, layerTree('Headline'))
    panel.main.before = (call) => {
      if (call === 'place') panel.runs.cancel()
    }
    panel.runs.start(TARGET)
    await panel.until(() => panel.runs.run.value?.state === 'cancelled')
    await settle()
    expect(onDevice.texts).toEqual([])
  })

  it('cannot be written about an analysis that this panel has not made', async () => {
    const panel = await analysed({ onDevice: deviceEngine() })
    await rewrite(panel, { analysisId: 'another' })
    const { runId } = stored(panel).record
    expect(panel.texts.stateOf(runId, 'summary')).toMatchObject({ state: 'failed', gone: true })
  })

  it('are written without a brief that is too long, which is said', async () => {
    const onDevice = deviceEngine()
    const panel = await analysed({ onDevice }, { ...BRIEF, description: 'x'.repeat(100_000) })
    expect(onDevice.texts.map(({ brief }) => brief)).toEqual([{}])
    expect(panel.texts.reportOf(stored(panel).record.runId)?.error).not.toBeNull()
  })

  it('are written anew about another main action', async () => {
    const panel = await analysed({ onDevice: deviceEngine() })
    const { runId } = stored(panel).record
    await rewrite(panel, { layers: () => Promise.resolve(withLayers(false)) })
    expect(panel.texts.mainActionOf(runId)).toBeNull()
    const layers = (): Promise<KnownLayers> => Promise.resolve(withLayers(true))
    await rewrite(panel, { layers })
    expect(panel.texts.mainActionOf(runId)).toBe(BUTTON.id)
  })

  it('wait for nothing at a service, which is told of no layer', async () => {
    const bodies: string[] = []
    const panel = testPanel({
      layersOf: () => new Promise(() => undefined),
      intercept: async (request, next) => {
        bodies.push(request.url + (await request.clone().text()))
        return next(request)
      }
    })
    panel.main.trees.set(TARGET.id, layerTree('Headline', 'Buy now'))
    panel.runs.start(TARGET)
    await panel.reach('done')
    await written(panel)
    expect(panel.measured).toEqual([TARGET.id])
    expect(bodies.length).toBeGreaterThan(4)
    expect(bodies.join()).not.toMatch(/Headline|Buy now/)
  })
})

describe('a text that failed or expired', () => {
  it.each([
    ['failed', 500, 'broken'],
    ['expired', 410, 'analysis_expired']
  ])('is triggered again when its task had %s', async (_, status, msg) => {
    const intercept = answering((method, path, count) =>
      method === 'GET' && path.includes('/summary/') && count === 1 ? failed(status, msg) : null
    )
    const panel = await analysed({ intercept })
    expect(stored(panel).texts.summary).toContain('#')
    const triggers = panel.requests.filter((request) => /POST .*\/summary\//.test(request))
    expect(triggers).toHaveLength(2)
  })

  it('says so when that does not help, leaves the other alone, and can be asked for again', async () => {
    let broken = true
    const intercept = answering((method, path) =>
      broken && method === 'GET' && path.includes('/summary/') ? failed(500, 'broken') : null
    )
    const panel = await analysed({ intercept })
    expect(states(panel)).toEqual(['failed', null])
    expect(stored(panel).texts).toMatchObject({ summary: null, recommendations: /./ })
    broken = false
    await rewrite(panel, { kinds: ['summary'] })
    expect(states(panel)).toEqual([null, null])
    expect(stored(panel).texts.summary).toContain('#')
  })

  it('is not offered again when the service has no such analysis', async () => {
    const intercept = answering((_, path) =>
      path.includes('/summary/') ? failed(404, 'analysis_not_found') : null
    )
    const panel = await analysed({ intercept })
    const { runId } = stored(panel).record
    expect(panel.texts.stateOf(runId, 'summary')).toMatchObject({ state: 'failed', gone: true })
  })
})

describe('writing again', () => {
  it('says so when the same text comes back', async () => {
    const panel = await analysed()
    await rewrite(panel)
    expect(states(panel)).toEqual(['same', 'same'])
  })

  it('goes by the changed brief, and the record knows', async () => {
    const panel = await analysed({ onDevice: deviceEngine() })
    const before = stored(panel).record.briefHash
    expect(stored(panel).texts.summary).not.toContain('goal')
    panel.main.briefs.set(null, { ...BRIEF, goal: 'Visitors buy', audience: '' })
    await rewrite(panel, { layers: () => Promise.resolve(withLayers(false)) })
    const { record, texts } = stored(panel)
    expect(texts.summary).toContain('“Buy now”, which the goal names')
    expect(record.briefHash).not.toBe(before)
    expect(states(panel)[0]).toBeNull()
  })

  it('leaves the record’s brief alone when one of two texts is written', async () => {
    const panel = await analysed()
    const before = stored(panel).record.briefHash
    panel.main.briefs.set(null, { ...BRIEF, goal: 'Inform people' })
    await rewrite(panel, { kinds: ['recommendations'] })
    expect(stored(panel).record.briefHash).toBe(before)
  })

  it('can be cancelled, and keeps the text there is', async () => {
    const panel = await analysed()
    const { texts, record } = stored(panel)
    const earlier = texts.summary
    const hang = new Promise<Brief | null>(() => undefined)
    void rewrite(panel, { kinds: ['summary'], brief: hang })
    panel.texts.cancel(record.runId, 'summary')
    expect(states(panel)).toEqual(['cancelled', null])
    await settle()
    expect(stored(panel).texts.summary).toBe(earlier)
  })

  it('ends as cancelled when its run is aborted, at once and to be asked for again', async () => {
    const panel = await analysed()
    const run = new AbortController()
    const hang = new Promise<Brief | null>(() => undefined)
    void rewrite(panel, { kinds: ['summary'], brief: hang, signal: run.signal })
    void rewrite(panel, { kinds: ['recommendations'], signal: AbortSignal.abort() })
    run.abort()
    expect(states(panel)).toEqual(['cancelled', 'cancelled'])
    await rewrite(panel)
    expect(states(panel)).toEqual(['same', 'same'])
  })

  it('is not ended by the run of an earlier writing', async () => {
    const panel = await analysed()
    const run = new AbortController()
    await rewrite(panel, { kinds: ['summary'], signal: run.signal })
    const again = rewrite(panel, { kinds: ['summary'] })
    run.abort()
    expect(states(panel)[0]).toBe('writing')
    await again
    expect(states(panel)[0]).toBe('same')
  })

  it('lets go of its run once it is done, so that neither is kept in memory by the other', async () => {
    const panel = await analysed()
    const run = new AbortController()
    const hear = vi.spyOn(run.signal, 'addEventListener')
    const leave = vi.spyOn(run.signal, 'removeEventListener')
    await rewrite(panel, { signal: run.signal })
    const heard = hear.mock.calls.map(([, listener]) => listener)
    expect(heard).not.toEqual([])
    expect(leave.mock.calls.map(([, listener]) => listener)).toEqual(expect.arrayContaining(heard))
  })

  it('never puts an older run’s text into a newer result', async () => {
    const panel = await analysed()
    let answer: (brief: Brief | null) => void = () => undefined
    const late = rewrite(panel, { brief: new Promise((resolve) => (answer = resolve)) })
    panel.runs.start(TARGET)
    await panel.reach('done')
    await written(panel)
    const newer = structuredClone(stored(panel))
    answer(null)
    await late
    expect(newer.record.briefHash).toBeDefined()
    expect(stored(panel)).toEqual(newer)
    expect(states(panel)).toEqual([null, null])
  })
})
