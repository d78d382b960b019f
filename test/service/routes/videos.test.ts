import { describe, expect, it } from 'vitest'
import { ServiceError } from '../../../src/service/service-error'
import { type Pixels } from '../../../src/perception'
import { engineHere } from '../../../src/engine/engine-here'
import { createService, type StoredVideo, type VideoBackend } from '../../../src/service'

const KEY = 'video-key'
const BASE = 'https://videos.invalid/v2'
const SECONDS = 1

interface Body {
  url: string
  id: string
  status: string
  error: { code: string; message: string }
}

interface Fake extends VideoBackend {
  dropped: number
  /** Lets the next frame out. */
  release: () => void
}

/** Keeps nothing, and gives frames of two greys, one by one on request. */
function fakeBackend({ waits = false } = {}): Fake {
  const waiting: (() => void)[] = []
  let released = 0
  const frame: Pixels = {
    width: 64,
    height: 48,
    data: new Uint8Array(64 * 48 * 4).fill(128).fill(20, 64 * 48)
  }
  const fake: Fake = {
    dropped: 0,
    release: () => {
      released++
      waiting.shift()?.()
    },
    keep: () =>
      Promise.resolve<StoredVideo>({
        size: 1,
        inspect: () => Promise.resolve({ seconds: SECONDS, width: 64, height: 48 }),
        async *frames({ times }) {
          for (const [i] of times.entries()) {
            if (waits && released <= i) await new Promise<void>((go) => waiting.push(go))
            yield frame
          }
        },
        drop: () => {
          fake.dropped++
          return Promise.resolve()
        }
      })
  }
  return fake
}

function serve(videos: VideoBackend, options: { maxStoredBytes?: number } = {}) {
  let now = 0
  const service = createService({
    ...options,
    baseUrl: BASE,
    key: KEY,
    engine: engineHere({
      codec: { decodeJpeg: () => Promise.reject(new Error('no JPEG')) }
    }),
    clock: () => now,
    videos
  })
  const call = async (path: string, init: RequestInit = {}) => {
    const headers = { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' }
    const response = await service(new Request(BASE + path, { headers, ...init }))
    const body = (await response.json()) as Body
    return { status: response.status, headers: response.headers, body }
  }
  const putTo = async (url: string): Promise<number> =>
    (await service(new Request(url, { method: 'PUT', body: 'film' }))).status
  const put = async (): Promise<{ url: string; status: number }> => {
    const { url } = (await call('/upload-urls')).body
    return { url, status: await putTo(url) }
  }
  const create = (content: string) =>
    call('/analyses/video', { method: 'POST', body: JSON.stringify({ input: { content } }) })
  const settled = async (id: string) => {
    for (;;) {
      const { body } = await call(`/analyses/video/${id}`)
      if (body.status !== 'pending') return body
      await new Promise((resolve) => setTimeout(resolve, 1))
    }
  }
  return { service, call, putTo, put, create, settled, pass: (ms: number) => (now += ms) }
}

describe('the service for videos', () => {
  it('turns uploads away when eight files wait, until they were taken or are a quarter of an hour old', async () => {
    const backend = fakeBackend()
    const { put, create, settled, pass } = serve(backend)
    const uploads = await Promise.all(Array.from({ length: 8 }, put))
    expect(uploads.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect((await put()).status).toBe(503)
    await settled((await create(uploads[0]!.url)).body.id)
    expect((await put()).status).toBe(200)
    expect(backend.dropped).toBe(1)
    pass(15 * 60 * 1000)
    expect((await put()).status).toBe(200)
    expect(backend.dropped).toBe(9)
  })

  it('turns uploads away while eight arrive, also to one and the same link', async () => {
    const arriving: (() => void)[] = []
    const backend = fakeBackend()
    const { keep } = backend
    backend.keep = async (...args) => {
      await new Promise<void>((come) => arriving.push(come))
      return keep(...args)
    }
    const { call, putTo } = serve(backend)
    const { url } = (await call('/upload-urls')).body
    const uploads = Array.from({ length: 8 }, () => putTo(url))
    expect(await putTo(url)).toBe(503)
    for (const come of arriving) come()
    expect(await Promise.all(uploads)).toEqual(Array(8).fill(200))
    expect(backend.dropped).toBe(7)
  })

  it('says in the storage’s own words that there is no room for a file', async () => {
    const backend = fakeBackend()
    backend.keep = () => Promise.reject(new ServiceError('no_space'))
    const { call, service } = serve(backend)
    const { url } = (await call('/upload-urls')).body
    const answer = await service(new Request(url, { method: 'PUT', body: 'film' }))
    expect(answer.status).toBe(507)
    expect(await answer.text()).toContain('<Code>InsufficientStorage</Code>')
  })

  it('turns analyses away when eight videos wait', async () => {
    const backend = fakeBackend({ waits: true })
    const { put, create } = serve(backend)
    for (let i = 0; i < 8; i++) expect((await create((await put()).url)).status).toBe(201)
    const { status, headers, body } = await create((await put()).url)
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(body.error.code).toBe('too_many_requests')
  })

  it('drops a file when its analysis ends, well or badly', async () => {
    const backend = fakeBackend()
    const good = serve(backend)
    await good.settled((await good.create((await good.put()).url)).body.id)
    expect(backend.dropped).toBe(1)
    const keep = backend.keep
    backend.keep = async (...args) => ({
      ...(await keep(...args)),
      inspect: () => Promise.reject(new Error('The disk is gone.'))
    })
    const bad = serve(backend)
    const failed = await bad.settled((await bad.create((await bad.put()).url)).body.id)
    expect(failed.error.code).toBe('internal_error')
    expect(failed.error.message).not.toContain('disk')
    expect(backend.dropped).toBe(2)
  })

  it('drops the oldest maps when there is no more room, and no image for them', async () => {
    const { put, create, settled, call } = serve(fakeBackend(), { maxStoredBytes: 1 })
    const first = (await create((await put()).url)).body.id
    expect((await settled(first)).status).toBe('success')
    const second = (await create((await put()).url)).body.id
    expect((await settled(second)).status).toBe('success')
    const gone = await call(`/analyses/video/${first}`)
    expect(gone.status).toBe(404)
    expect(gone.body.error.message).toContain('needed the room')
    expect((await call(`/analyses/video/${second}`)).status).toBe(200)
  })

  it('keeps a result for 30 days, and says so afterwards', async () => {
    const { put, create, settled, call, pass } = serve(fakeBackend())
    const { id } = (await create((await put()).url)).body
    await settled(id)
    pass(30 * 24 * 60 * 60 * 1000 - 1)
    expect((await call(`/analyses/video/${id}`)).status).toBe(200)
    pass(1)
    const gone = await call(`/analyses/video/${id}`)
    expect(gone.status).toBe(404)
    expect(gone.body.error.message).toContain('30 days')
  })

  it('counts the tags in titles of videos', async () => {
    const { call, put } = serve(fakeBackend())
    const input = { content: (await put()).url, title: 'Spot #spring' }
    await call('/analyses/video', { method: 'POST', body: JSON.stringify({ input }) })
    expect((await call('/tag-search/video')).body).toEqual([{ name: 'spring' }])
  })
})
