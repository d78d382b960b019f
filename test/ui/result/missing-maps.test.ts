import { describe, expect, it } from 'vitest'
import { gone } from '../support/fake-main'
import { creates, settle, stored, TARGET, testPanel } from '../support/test-panel'

/** A panel whose frame has a result without hotspots. `storage` stands before the service's maps from then on. */
async function withoutHotspots(
  storage: (next: () => Promise<Response>) => Promise<Response> = (next) => next()
) {
  let placed = false
  let answer: (() => Promise<Response>) | null = null
  const panel = testPanel({
    intercept: (request, next) => {
      if (answer !== null && request.url.includes('/analyses/')) return answer()
      const real = (): Promise<Response> => next(request)
      return placed && request.url.includes('/storage/') ? storage(real) : real()
    }
  })
  panel.main.before = (call) => {
    if (call === 'keepMap:hotspots') throw gone()
  }
  await panel.results.show(TARGET.id)
  panel.runs.start(TARGET)
  await panel.reach('done')
  await settle()
  placed = true
  panel.main.before = () => undefined
  panel.main.calls.length = 0
  const { runId } = stored(panel).record
  return {
    panel,
    runId,
    fetch: () => panel.missingMaps.fetch(stored(panel), panel.service),
    answerWith: (next: () => Promise<Response>) => (answer = next)
  }
}

describe('a map that could not be fetched', () => {
  it('is fetched again by new links and added, without another analysis', async () => {
    const { panel, runId, fetch } = await withoutHotspots()
    const before = stored(panel)
    const fetching = fetch()
    expect(panel.missingMaps.of(runId)).toEqual({ state: 'fetching' })
    // A second press does nothing.
    await fetch()
    await fetching
    expect(panel.missingMaps.of(runId)).toBeNull()
    const { record, texts } = stored(panel)
    expect(record.maps).toEqual({ ...before.record.maps, hotspots: expect.anything() })
    expect({ ...record, maps: null }).toEqual({ ...before.record, maps: null })
    expect(texts).toEqual(before.texts)
    expect(creates(panel)).toBe(1)
    const { calls } = panel.main
    expect(calls.filter((call) => call.startsWith('keepMap'))).toEqual(['keepMap:hotspots'])
    expect(calls.filter((call) => call === 'addMaps')).toHaveLength(1)
    await settle()
    expect(panel.results.shown.value).toMatchObject({ read: { result: { record } } })
  })

  it('can be asked for once more when it could not be fetched again', async () => {
    let broken = true
    const { panel, runId, fetch } = await withoutHotspots((next) =>
      broken ? Promise.resolve(new Response(null, { status: 403 })) : next()
    )
    await fetch()
    expect(panel.missingMaps.of(runId)).toMatchObject({
      state: 'failed',
      error: { code: 'download_refused' }
    })
    expect(stored(panel).record.maps).not.toHaveProperty('hotspots')
    broken = false
    await fetch()
    expect(stored(panel).record.maps).toHaveProperty('hotspots')
    expect(creates(panel)).toBe(1)
  })

  it('is lost when the service keeps the result no longer, which it says', async () => {
    const { panel, runId, fetch, answerWith } = await withoutHotspots()
    const error = { code: 'resource_gone', message: 'gone' }
    answerWith(() => Promise.resolve(Response.json({ error }, { status: 410 })))
    await fetch()
    expect(panel.missingMaps.of(runId)).toMatchObject({ error: { code: 'resource_gone' } })
    expect(panel.main.calls).not.toContain('addMaps')
  })

  it('is not added to the result of another run', async () => {
    const { panel, runId, fetch } = await withoutHotspots()
    const before = stored(panel)
    const newer = { ...before, record: { ...before.record, runId: 'newer' } }
    panel.main.before = (call) => {
      if (call === 'addMaps') panel.main.results.set(TARGET.id, { state: 'found', result: newer })
    }
    await fetch()
    expect(panel.missingMaps.of(runId)).toMatchObject({ error: { code: 'run_replaced' } })
    expect(stored(panel)).toEqual(newer)
  })
})

it('a service that has sent all the maps it has is not asked on and on', async () => {
  const { panel, runId, fetch } = await withoutHotspots()
  await fetch()
  await fetch()
  expect(panel.missingMaps.of(runId)).toEqual({ state: 'unsent' })
  expect(panel.main.calls.filter((call) => call === 'addMaps')).toHaveLength(1)
})
