import { describe, expect, it } from 'vitest'
import { ServiceError } from '../../../src/service/service-error'
import { type Pixels } from '../../../src/perception'
import type { StoredVideo, VideoBackend } from '../../../src/service'
import { embeddedApi } from '../support/embedded-api'

const SECONDS = 1
const FILM = new Blob(['film'])

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
  const api = embeddedApi({ ...options, videos })
  const put = async () => {
    const { url } = (await api.get('/upload-urls')).body
    return { url, status: (await api.putFile(url, 'film')).status }
  }
  const create = (content: string) => api.post('/analyses/video', { input: { content } })
  return { api, put, create }
}

describe('the service for videos', () => {
  it('turns uploads away when eight files wait, until they were taken or are a quarter of an hour old', async () => {
    const backend = fakeBackend()
    const { api, put, create } = serve(backend)
    const uploads = await Promise.all(Array.from({ length: 8 }, put))
    expect(uploads.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect((await put()).status).toBe(503)
    await api.settledVideo((await create(uploads[0]!.url)).body.id)
    expect((await put()).status).toBe(200)
    expect(backend.dropped).toBe(1)
    api.provider.pass(15 * 60 * 1000)
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
    const { api } = serve(backend)
    const { url } = (await api.get('/upload-urls')).body
    const put = async () => (await api.putFile(url, 'film')).status
    const uploads = Array.from({ length: 8 }, put)
    expect(await put()).toBe(503)
    for (const come of arriving) come()
    expect(await Promise.all(uploads)).toEqual(Array(8).fill(200))
    expect(backend.dropped).toBe(7)
  })

  it('says in the storage’s own words that there is no room for a file', async () => {
    const backend = fakeBackend()
    backend.keep = () => Promise.reject(new ServiceError('no_space'))
    const { api } = serve(backend)
    const answer = await api.putFile((await api.get('/upload-urls')).body.url, 'film')
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
    const good = serve(backend).api
    await good.settledVideo(await good.createVideo(FILM))
    expect(backend.dropped).toBe(1)
    const keep = backend.keep
    backend.keep = async (...args) => ({
      ...(await keep(...args)),
      inspect: () => Promise.reject(new Error('The disk is gone.'))
    })
    const bad = serve(backend).api
    const failed = await bad.settledVideo(await bad.createVideo(FILM))
    expect(failed.error.code).toBe('internal_error')
    expect(failed.error.message).not.toContain('disk')
    expect(backend.dropped).toBe(2)
  })

  it('drops the oldest maps when there is no more room, and no image for them', async () => {
    const { api } = serve(fakeBackend(), { maxStoredBytes: 1 })
    const first = await api.createVideo(FILM)
    expect((await api.settledVideo(first)).status).toBe('success')
    const second = await api.createVideo(FILM)
    expect((await api.settledVideo(second)).status).toBe('success')
    const gone = await api.get(`/analyses/video/${first}`)
    expect(gone.status).toBe(404)
    expect(gone.body.error.message).toContain('needed the room')
    expect((await api.get(`/analyses/video/${second}`)).status).toBe(200)
  })

  it('keeps a result for 30 days, and says so afterwards', async () => {
    const { api } = serve(fakeBackend())
    const id = await api.createVideo(FILM)
    await api.settledVideo(id)
    api.provider.pass(30 * 24 * 60 * 60 * 1000 - 1)
    expect((await api.get(`/analyses/video/${id}`)).status).toBe(200)
    api.provider.pass(1)
    const gone = await api.get(`/analyses/video/${id}`)
    expect(gone.status).toBe(404)
    expect(gone.body.error.message).toContain('30 days')
  })

  it('counts the tags in titles of videos', async () => {
    const { api } = serve(fakeBackend())
    await api.createVideo(FILM, { title: 'Spot #spring' })
    expect((await api.get('/tag-search/video')).body).toEqual([{ name: 'spring' }])
  })
})
