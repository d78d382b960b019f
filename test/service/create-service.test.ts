import { beforeAll, describe, expect, it, vi } from 'vitest'
import { runToEnd } from '../../src/perception'
import { ALL_PREDICTIONS, imageRequest } from '../contract/support/api'
import { pageJpeg, pagePng, pngOfSize } from '../contract/support/pictures'
import { KEY } from '../contract/support/providers'
import { BASE_URL, embeddedApi } from './support/embedded-api'

describe('createService', () => {
  let png: Buffer
  beforeAll(async () => {
    png = await pagePng()
  })

  it('takes a base URL with a slash at its end', async () => {
    const api = embeddedApi({ baseUrl: `${BASE_URL}/` })
    const { body } = await api.post('/analyses', imageRequest(png))
    expect(body.location).toBe(`${BASE_URL}/analyses/${body.id}`)
  })

  it('never runs the engine for two pictures at once', async () => {
    let running = 0
    let most = 0
    const api = embeddedApi({
      drive: async (steps) => {
        most = Math.max(most, ++running)
        await new Promise((resolve) => setTimeout(resolve, 0))
        running -= 1
        return runToEnd(steps)
      }
    })
    const ids = await Promise.all([1, 2, 3].map(() => api.create(png, ALL_PREDICTIONS)))
    await Promise.all(ids.map((id) => api.settled(id)))
    expect(most).toBe(1)
  })

  it('stops what a request has started when its signal aborts, also after the answer, and does the next', async () => {
    const api = embeddedApi()
    const run = new AbortController()
    const headers = { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' }
    const body = JSON.stringify(imageRequest(png))
    const asked = { method: 'POST', headers, body, signal: run.signal }
    const next = await api.create(png, ALL_PREDICTIONS)
    const { body: cancelled } = await api.call('/analyses', asked)
    run.abort()
    const last = await api.create(png, ALL_PREDICTIONS)
    expect(await api.settled(cancelled.id)).toMatchObject({
      status: 'failed',
      error: { code: 'cancelled' }
    })
    for (const id of [next, last]) expect((await api.settled(id)).status).toBe('success')
  })

  it('turns a failure of the engine into a failed result, and reports it', async () => {
    const report = vi.fn()
    const fault = new Error('secret detail')
    const api = embeddedApi({ drive: () => Promise.reject(fault), report })
    const { status, error } = await api.settled(await api.create(png))
    expect(status).toBe('failed')
    expect(JSON.stringify(error)).not.toContain('secret detail')
    expect(report).toHaveBeenCalledWith(fault)
  })

  it('calls a JPEG that its decoder refuses unreadable', async () => {
    const api = embeddedApi()
    const { error } = await api.settled(await api.create(await pageJpeg()))
    expect(error.code).toBe('unreadable_input_image')
  })

  it('drops the oldest results when they take too much room', async () => {
    const heavy = await pngOfSize(100_000)
    const api = embeddedApi({ maxStoredBytes: 300_000 })
    const ids: string[] = []
    for (let i = 0; i < 4; i++) {
      ids.push(await api.create(heavy))
      await api.settled(ids.at(-1)!)
    }
    const answers = await Promise.all(ids.map((id) => api.get(`/analyses/${id}`)))
    expect(answers.map(({ status }) => status)).toEqual([410, 410, 200, 200])
    expect(answers[0]?.body.error.code).toBe('resource_gone')
    expect(answers[0]?.body.error.message).toContain('dropped before its hour')
  })

  it('counts briefs into the room for results', async () => {
    const api = embeddedApi({ maxStoredBytes: 400_000 })
    const brief = { goal: 'x'.repeat(10_000), description: 'y'.repeat(10_000) }
    const ids: string[] = []
    for (let i = 0; i < 10; i++) {
      ids.push(await api.create(png))
      const { _internal_exposed_id: analysisId } = await api.settled(ids[i]!)
      await api.put(`/update-meta/screenshot/${analysisId}`, brief)
    }
    expect((await api.get(`/analyses/${ids[0]!}`)).status).toBe(410)
    expect((await api.get(`/analyses/${ids[9]!}`)).status).toBe(200)
  })

  it('makes room for ads and analyses together, oldest first', async () => {
    const heavy = await pngOfSize(100_000)
    const api = embeddedApi({ maxStoredBytes: 300_000 })
    const analysis = await api.create(heavy)
    await api.settled(analysis)
    const ads: string[] = []
    for (let i = 0; i < 2; i++) {
      const input = { content: heavy.toString('base64') }
      ads.push((await api.post('/ad-visibility', { input })).body.id)
      await api.settledAd(ads.at(-1)!)
    }
    expect((await api.get(`/analyses/${analysis}`)).status).toBe(410)
    for (const ad of ads) expect((await api.get(`/ad-visibility/${ad}`)).status).toBe(200)
  })

  it('takes the metadata keys for audience and brand that it is given', async () => {
    const api = embeddedApi({ metadataKeys: { audience: 'who', brand: 'house_style' } })
    const { _internal_exposed_id: id } = await api.settled(await api.create(png))
    const fields = { who: 'Nurses', house_style: 'Navy', audience: 'x', brand_guidelines: 'x' }
    const { body } = await api.put(`/update-meta/screenshot/${id}`, fields)
    expect(body).toEqual({
      success: true,
      meta: { who: 'Nurses', house_style: 'Navy' },
      ignored_keys: ['audience', 'brand_guidelines']
    })
  })

  it('turns pictures away while too many wait, and says when to come back', async () => {
    const heavy = await pngOfSize(5_000_000)
    let free = (): void => undefined
    const blocked = new Promise<void>((resolve) => (free = resolve))
    const api = embeddedApi({
      drive: async (steps) => {
        await blocked
        return runToEnd(steps)
      }
    })
    const request = imageRequest(heavy)
    let answer = await api.post('/analyses', request)
    let accepted = 0
    for (; answer.status === 201; accepted++) answer = await api.post('/analyses', request)
    expect(answer.status).toBe(429)
    expect(answer.headers.get('retry-after')).toBe('5')
    expect(answer.headers.get('access-control-expose-headers')).toMatch(/retry-after/i)
    // Each needs room for a body with the largest picture until it has been read, since it announces no length.
    expect(accepted).toBe(12)
    free()
  })
})
