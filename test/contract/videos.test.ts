import { Readable } from 'node:stream'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Client, createClient } from '../../src/client'
import type { VideoId } from '../../src/interface'
import { sharpCodec } from '../../src/node/images/sharp-codec'
import { createNodeVideos } from '../../src/node/videos/node-videos'
import type { Engine } from '../../src/engine/engine'
import { engineHere } from '../../src/engine/engine-here'
import { sharedBrowser } from '../support/browser'
import { browserOfRun } from '../support/shared-stage'
import { spotAt } from '../support/fixtures/film'
import { makeWebm, padWebm } from '../support/fixtures/make-webm'
import { otherVideo, webm } from '../support/fixtures/webm'
import { peakOf, readAnimation } from '../support/read-animation'
import { embeddedApi } from '../service/support/embedded-api'
import { apiOf } from './support/api'
import { pagePng } from './support/pictures'
import { KEY, type Provider, describeWithBrowser, PROVIDERS } from './support/providers'

const MINUTE = 60 * 1000
const HOUR = 60 * MINUTE

/** Quick to analyse: three frames. */
const SHORT = { seconds: 0.3, width: 96, height: 64 }

async function films() {
  const browser = await browserOfRun()
  try {
    const blob = async (file: Promise<Buffer>): Promise<Blob> =>
      new Blob([new Uint8Array(await file)])
    return {
      short: await blob(makeWebm(browser, SHORT)),
      film: await blob(makeWebm(browser, { seconds: 1.6, width: 160, height: 90 })),
      medium: await blob(makeWebm(browser, { ...SHORT, seconds: 3, framesPerSecond: 2 }))
    }
  } finally {
    await browser.close()
  }
}

const made = films()

/** Fit to be read and refused, not to be decoded. */
const filmOf = async (seconds: number): Promise<Blob> =>
  new Blob([await webm({ seconds, framesPerSecond: 4, packetBytes: 20 })])

describeWithBrowser('videos', (start, name) => {
  const api = apiOf(start)
  const { provider } = api
  beforeAll(() => made)

  const result = async (file: Blob) => api.settledVideo(await api.createVideo(file))

  describe('an upload link', () => {
    it('is on the origin of the service, outside its API, and new every time', async () => {
      const answers = await Promise.all([api.get('/upload-urls'), api.get('/upload-urls')])
      const urls = answers.map(({ status, body }) => {
        expect(status).toBe(200)
        expect(Object.keys(body)).toEqual(['url'])
        return new URL(body.url)
      })
      for (const url of urls) {
        expect(url.origin).toBe(new URL(provider.baseUrl).origin)
        expect(url.pathname).toMatch(/^\/storage\//)
      }
      expect(urls[0]!.pathname).not.toBe(urls[1]!.pathname)
    })

    // A fifth of a gigabyte is sent: on the way that does all that the other does.
    if (name === 'over HTTP') {
      it('takes a file of 100 MB and refuses one of a byte more', async () => {
        const { short } = await made
        const largest = await paddedTo(short, 100_000_000)
        const id = await api.createVideo(largest)
        expect((await api.settledVideo(id)).status).toBe('success')
        const { url } = (await api.get('/upload-urls')).body
        const response = await api.putFile(url, new Blob([largest, 'x']))
        expect(response.status).toBe(413)
        expect(await response.text()).toContain('EntityTooLarge')
      })
    }

    it('refuses a request that carries an Authorization header', async () => {
      const { url } = (await api.get('/upload-urls')).body
      const response = await api.putFile(url, 'x', { authorization: `Bearer ${KEY}` })
      expect(response.status).toBe(400)
      expect(response.headers.get('content-type')).toContain('xml')
      expect(await response.text()).toContain('InvalidArgument')
    })

    it('stops working after a quarter of an hour, and when it was changed', async () => {
      const { url } = (await api.get('/upload-urls')).body
      const forged = new URL(url)
      forged.searchParams.set('expires', '99999999999')
      expect((await api.putFile(forged.href, 'x')).status).toBe(403)
      expect((await api.putFile(url.replace('/video', '/other'), 'x')).status).toBe(403)
      provider.pass(15 * MINUTE)
      const response = await api.putFile(url, 'x')
      expect(response.status).toBe(403)
      expect(await response.text()).toContain('Request has expired')
    })

    it('is for putting alone, as links of outputs are for reading', async () => {
      const { short } = await made
      const url = await api.upload(short)
      expect((await api.link(url)).status).toBe(404)
      const { outputs } = await result(short)
      expect((await api.putFile(outputs.attention.attentionMap, 'x')).status).toBe(403)
    })

    it('keeps the later of two files', async () => {
      const { short } = await made
      const url = await api.upload(new Blob(['no film']))
      expect((await api.putFile(url, short)).status).toBe(200)
      const { body } = await api.post('/analyses/video', { input: { content: url, title: '' } })
      expect((await api.settledVideo(body.id)).status).toBe('success')
    })
  })

  describe('creating an analysis', () => {
    it('answers 201 with an id and the address of the result, also as a header', async () => {
      const content = await api.upload((await made).short)
      const { status, headers, body } = await api.post('/analyses/video', {
        input: { content, title: 'A film' }
      })
      expect(status).toBe(201)
      expect(Object.keys(body)).toEqual(['id', 'location'])
      expect(body.location).toBe(`${provider.baseUrl}/analyses/video/${body.id}`)
      expect(headers.get('location')).toBe(body.location)
    })

    it('wants a link of its own that a file was put to, and takes the file', async () => {
      const { short } = await made
      const used = await api.upload(short)
      await api.post('/analyses/video', { input: { content: used, title: 'A film' } })
      const { url: empty } = (await api.get('/upload-urls')).body
      const forged = new URL(await api.upload(short))
      forged.searchParams.set('signature', 'ab'.repeat(32))
      const output = (await result(short)).outputs.attention.attentionMap
      const others = ['', 'film.webm', 'https://example.com/film.webm', forged.href, output]
      for (const content of [used, empty, ...others, 7, undefined]) {
        const { status, body } = await api.post('/analyses/video', {
          input: { content, title: 'A film' }
        })
        expect(status).toBe(400)
        expect(body.error.code).toBe('invalid_request')
        expect(body.error.message).toMatch(/^input\.content: /)
      }
    })

    it.each([
      ['input', { input: 'film' }],
      ['input.title', { input: { content: 'x', title: 7 } }],
      ['input.title', { input: { content: 'x', title: 'x'.repeat(2049) } }]
    ])('names %s when it is wrong', async (field, request) => {
      const { status, body } = await api.post('/analyses/video', request)
      expect(status).toBe(400)
      expect(body.error.code).toBe('invalid_request')
      expect(body.error.message).toMatch(new RegExp(`^${field.replaceAll('.', '\\.')}: `))
    })

    it('still finds a file when its link has expired, but not for long', async () => {
      const { short } = await made
      const { url } = (await api.get('/upload-urls')).body
      provider.pass(14 * MINUTE)
      await api.putFile(url, short)
      provider.pass(14 * MINUTE)
      const input = { content: url, title: 'A film' }
      expect((await api.post('/analyses/video', { input })).status).toBe(201)
      const late = { content: await api.upload(short), title: 'A film' }
      provider.pass(15 * MINUTE)
      expect((await api.post('/analyses/video', { input: late })).status).toBe(400)
    })
  })

  describe('a result', () => {
    it('is pending, then a success with its title, time and a map that follows what moves, as long as the film', async () => {
      const title = 'A film 🎬'
      const id = await api.createVideo((await made).film, { title })
      const { status, body } = await api.get(`/analyses/video/${id}`)
      expect(status).toBe(200)
      expect(body).toEqual({ id, status: 'pending', created_at: expect.any(String) })
      expect(body.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+$/)
      const settled = await api.settledVideo(id)
      expect(settled).toEqual({
        id,
        status: 'success',
        title,
        created_at: body.created_at,
        outputs: { attention: { attentionMap: expect.any(String) } }
      })
      const response = await api.link(settled.outputs.attention.attentionMap)
      expect(response.headers.get('content-type')).toBe('image/png')
      const frames = await readAnimation(new Uint8Array(await response.arrayBuffer()))
      expect(frames).toHaveLength(16)
      for (const [i, frame] of frames.entries()) {
        const { width, height, milliseconds } = frame
        expect({ width, height, milliseconds }).toEqual({
          width: 160,
          height: 90,
          milliseconds: 100
        })
        // The first map after the jump still holds as much of the picture before.
        if (i === 8) continue
        const spot = spotAt({ seconds: 1.6 }, (i + 0.5) / 10)
        const peak = peakOf(frame)
        expect(Math.abs(peak.x - spot.x), `in frame ${i}`).toBeLessThan(0.12)
        expect(Math.abs(peak.y - spot.y), `in frame ${i}`).toBeLessThan(0.12)
      }
    })

    it('never expires; its links do, and each look gives a new one', async () => {
      const id = await api.createVideo((await made).short)
      const { outputs } = await api.settledVideo(id)
      provider.pass(72 * HOUR)
      expect((await api.link(outputs.attention.attentionMap)).status).toBe(403)
      const { status, body } = await api.get(`/analyses/video/${id}`)
      expect([status, body.status]).toEqual([200, 'success'])
      expect((await api.link(body.outputs.attention.attentionMap)).status).toBe(200)
    })

    it('is unknown under every other id', async () => {
      const screenshot = await api.create(await pagePng())
      for (const id of ['unknown', screenshot, 'video', '__proto__']) {
        const { status, body } = await api.get(`/analyses/video/${id}`)
        expect(status).toBe(404)
        expect(body.error.code).toBe('resource_not_found')
      }
      const video = await api.createVideo((await made).short)
      expect((await api.get(`/analyses/${video}`)).status).toBe(404)
    })

    it('is worked on while images go in between', async () => {
      const id = await api.createVideo((await made).medium)
      expect((await api.settled(await api.create(await pagePng()))).status).toBe('success')
      expect((await api.get(`/analyses/video/${id}`)).body.status).toBe('pending')
      expect((await api.settledVideo(id)).status).toBe('success')
    })

    it.each<[name: string, file: () => Promise<Blob>, words: RegExp]>([
      ['refused by its bytes', async () => cut((await made).film), /cut off/],
      ['refused by the decoder', async () => new Blob([await webm()]), /decoded/]
    ])('is failed for a file that is %s', async (_, file, words) => {
      const failed = await result(await file())
      expect(failed).toEqual({
        id: failed.id,
        status: 'failed',
        created_at: expect.any(String),
        error: { code: 'input_error', message: expect.stringMatching(words) }
      })
      expect(failed.error.message).not.toContain('sent')
    })
  })

  describe('and the typed client', () => {
    const connect = (provider: Provider): Client =>
      createClient({
        baseUrl: provider.baseUrl,
        key: KEY,
        fetch: provider.fetch,
        videoPollIntervalMs: 5
      })

    it('agree from the upload to the download of the map', async () => {
      const client = connect(provider)
      const { videos } = client
      const { url } = await videos.uploadUrl()
      await videos.upload(url, (await made).short)
      const { id } = await videos.create({ content: url, title: 'A film' })
      const { title, outputs } = await videos.wait(id)
      expect(title).toBe('A film')
      const map = await client.downloadAnimation(outputs.attention?.attentionMap ?? '')
      expect(map).toMatchObject({ width: 96, height: 64 })
    })

    it('agree on every refusal', async () => {
      const without = await start({ dynamicSaliency: false })
      try {
        const { videos } = connect(provider)
        await expect(videos.get('unknown' as VideoId)).rejects.toMatchObject({
          kind: 'video_not_found'
        })
        const { url } = await videos.uploadUrl()
        const input = { content: url, title: 'A film' }
        await expect(videos.create(input)).rejects.toMatchObject({ kind: 'invalid_request' })
        await videos.upload(url, new Blob([await otherVideo('mp4')]))
        const { id } = await videos.create(input)
        await expect(videos.wait(id)).rejects.toMatchObject({ kind: 'video_failed' })
        const stranger = connect(without).videos
        await expect(stranger.uploadUrl()).rejects.toMatchObject({ kind: 'video_add_on_missing' })
        await expect(stranger.create(input)).rejects.toMatchObject({
          kind: 'video_add_on_missing'
        })
      } finally {
        await without.stop()
      }
    })
  })
})

describe.each(PROVIDERS)('an account without the add-on for videos, %s', (_, start) => {
  const api = apiOf(() => start({ dynamicSaliency: false }))

  for (const [endpoint, method, path] of [
    ['POST /analyses/video', 'POST', '/analyses/video'],
    ['GET /analyses/video/{id}', 'GET', '/analyses/video/some-id'],
    ['GET /upload-urls', 'GET', '/upload-urls']
  ] as const) {
    it(`finds nothing at ${endpoint}`, async () => {
      const headers = { authorization: `Bearer ${KEY}` }
      const { status, body } = await api.call(path, { method, headers })
      expect(status).toBe(404)
      expect(body.error.code).toBe('resource_not_found')
    })
  }
})

// Its 300 frames would take longer than all other videos together: what decodes and looks at each of them is tested above.
describe('videos of the greatest length, embedded', () => {
  it('have a map of 300 frames that lasts as long', async () => {
    const grey = { width: 40, height: 40, data: new Uint8Array(40 * 40 * 4).fill(128, 0, 3200) }
    const engine = engineHere({ codec: sharpCodec })
    const videos = createNodeVideos(sharedBrowser())
    const api = embeddedApi({
      engine: { ...engine, analyseFrame: once(engine.analyseFrame) },
      videos: {
        keep: async (...file) => ({
          ...(await videos.keep(...file)),
          frames: ({ times }) => Readable.from(times.map(() => grey))
        })
      }
    })
    const id = await api.createVideo(await filmOf(60))
    const { status, outputs } = await api.settledVideo(id)
    expect(status).toBe('success')
    const map = await api.link(outputs.attention.attentionMap)
    const frames = await readAnimation(new Uint8Array(await map.arrayBuffer()))
    expect(frames).toHaveLength(300)
    expect(frames.reduce((sum, { milliseconds }) => sum + milliseconds, 0)).toBe(60_000)
    await videos.stop()
  })
})

/** Gives every time what it gave the first time. */
function once(look: Engine['analyseFrame']): Engine['analyseFrame'] {
  let seen: ReturnType<Engine['analyseFrame']> | undefined
  return (...frame) => (seen ??= look(...frame))
}

async function paddedTo(file: Blob, bytes: number): Promise<Blob> {
  return new Blob([new Uint8Array(padWebm(Buffer.from(await file.arrayBuffer()), bytes))])
}

const cut = (file: Blob): Blob => file.slice(0, file.size >> 1)
