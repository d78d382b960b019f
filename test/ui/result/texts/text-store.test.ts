import { describe, expect, it } from 'vitest'
import type { Brief } from '../../../../src/file'
import { TEXT_KINDS } from '../../../../src/interface'
import type { TextRequest } from '../../../../src/ui/run/run-tools'
import { layerTree } from '../../support/layer-tree'
import { settle, stored, TARGET, testPanel, type TestPanel } from '../../support/test-panel'

type Options = NonNullable<Parameters<typeof testPanel>[0]>
type Intercept = NonNullable<Options['intercept']>

const BRIEF: Brief = { description: '', goal: 'Sell tickets', audience: 'Students', brand: '' }

const states = (panel: TestPanel) =>
  TEXT_KINDS.map((kind) => panel.texts.stateOf(stored(panel).record.runId, kind)?.state ?? null)

async function written(panel: TestPanel): Promise<void> {
  await panel.until(() => panel.main.results.size > 0 && !states(panel).includes('writing'))
  await settle()
}

async function run(panel: TestPanel): Promise<void> {
  panel.runs.start(TARGET)
  await panel.reach('done')
  await written(panel)
}

async function analysed(options: Options = {}, brief: Brief | null = BRIEF): Promise<TestPanel> {
  const panel = testPanel({ sends: false, ...options })
  if (brief !== null) panel.main.briefs.set(null, brief)
  await panel.results.show(TARGET.id)
  await run(panel)
  return panel
}

function rewrite(panel: TestPanel, change: Partial<TextRequest> = {}): Promise<void> {
  const { record, texts } = stored(panel)
  return panel.texts.write({
    provider: panel.service,
    runId: record.runId,
    nodeId: TARGET.id,
    analysisId: record.analysisId,
    earlier: { ...texts },
    replaces: record.briefHash !== undefined,
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
    const unread = testPanel({ sends: false })
    unread.main.readBriefs = () => Promise.reject(new Error('No answer'))
    await run(unread)
    expect(stored(unread).texts.summary).not.toBeNull()
    const long = await analysed({}, { ...BRIEF, goal: 'x'.repeat(10_001) })
    expect(long.requests.some((request) => request.startsWith('PUT'))).toBe(false)
    const { record, texts } = stored(long)
    expect(texts.summary).not.toBeNull()
    expect(long.texts.reportOf(record.runId)?.error?.message).toContain('10,000')
  })

  it('tell which keys of the brief the service ignored', async () => {
    const panel = testPanel({ sends: false })
    panel.service.metadataKeys = { audience: 'people', brand: '' }
    panel.main.briefs.set(null, BRIEF)
    await run(panel)
    expect(panel.texts.reportOf(stored(panel).record.runId)?.ignored).toEqual({
      keys: ['people'],
      changeable: true
    })
  })

  it('tell the service of no layer', async () => {
    const bodies: string[] = []
    const panel = testPanel({
      intercept: async (request, next) => {
        bodies.push(request.url + (await request.clone().text()))
        return next(request)
      }
    })
    panel.main.trees.set(TARGET.id, layerTree('Headline', 'Buy now'))
    await run(panel)
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
    const panel = await analysed()
    const before = stored(panel).record.briefHash
    panel.main.briefs.set(null, { ...BRIEF, goal: 'Visitors buy', audience: '' })
    await rewrite(panel)
    const { record } = stored(panel)
    expect(record.briefHash).not.toBe(before)
    expect(record.briefHash).toBe(panel.brief.hash.value)
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
    panel.main.readBriefs = () => new Promise(() => undefined)
    void rewrite(panel, { kinds: ['summary'] })
    panel.texts.cancel(record.runId, 'summary')
    expect(states(panel)).toEqual(['cancelled', null])
    await settle()
    expect(stored(panel).texts.summary).toBe(earlier)
  })

  it('never puts an older run’s text into a newer result', async () => {
    const panel = await analysed()
    const { readBriefs } = panel.main
    let answer = (): void => undefined
    const held = new Promise<void>((resolve) => (answer = resolve))
    panel.main.readBriefs = (nodeId) => held.then(() => readBriefs(nodeId))
    const late = rewrite(panel)
    await settle()
    panel.main.readBriefs = readBriefs
    await run(panel)
    const newer = structuredClone(stored(panel))
    answer()
    await late
    expect(newer.record.briefHash).toBeDefined()
    expect(stored(panel)).toEqual(newer)
    expect(states(panel)).toEqual([null, null])
  })
})
