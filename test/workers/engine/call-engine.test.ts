import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { type Client, createClient } from '../../../src/client'
import type { GlanceError } from '../../../src/errors'
import { engineHere } from '../../../src/engine/engine-here'
import { networkWeights } from '../../../src/node/engine/network-weights'
import { sharpCodec } from '../../../src/node/images/sharp-codec'
import { PREDICTIONS } from '../../../src/interface'
import { createService } from '../../../src/service'
import { deferred } from '../../support/deferred'
import { type OpenVideo, undecodable } from '../../../src/workers/video/open-video'
import { layerTree } from '../../ui/support/layer-tree'
import { peakOf, readAnimation } from '../../support/read-animation'
import { samplePng } from '../../ui/support/sample-png'
import { type OnDevice, onDevice } from './support/on-device'

const opened: OnDevice[] = []
afterEach(() => {
  for (const device of opened.splice(0)) device.close()
})
function open(video?: Partial<OpenVideo>): OnDevice {
  const film = { frameAt: vi.fn(), close: vi.fn(), ...video }
  const device = onDevice(video && (() => Promise.resolve(film)))
  opened.push(device)
  return device
}

const task = (size: number) => ({
  file: samplePng(size, size),
  medium: 'desktopWeb' as const,
  predictions: PREDICTIONS
})
const signal = new AbortController().signal

const FILM = new Blob(['film'], { type: 'video/webm' })
const FACTS = { seconds: 0.3, width: 64, height: 48 }

it('measures layers with the maps, from the same arguments the same, and tells how far it is', async () => {
  const { engine } = open()
  const { nodes } = layerTree('Headline', 'Buy now')
  const told: number[][] = []
  const onProgress = (...how: number[]): void => void told.push(how)
  const known = await engine.analyse({ ...task(96), nodes }, { signal, onProgress })
  expect(known.layers?.layers.map(({ name }) => name).sort()).toEqual(['Buy now', 'Headline'])
  expect(known.layers?.readings.attention).toEqual({ method: 'exact', name: 'Glance', error: 0 })
  expect(known.layers?.layers[0]?.look).toBeDefined()
  expect(told).toEqual([0, 1, 2, 3, 4].map((done) => [done, 5]))
  expect(await engine.analyse({ ...task(96), nodes }, { signal })).toEqual(known)
  const plain = await engine.analyse(task(96), { signal })
  expect(plain.layers).toBeNull()
  expect(plain.outputs).not.toEqual(known.outputs)
})

it('looks at a picture while its layers are on their way, and says the same', async () => {
  const { engine } = open()
  const { nodes } = layerTree('Headline', 'Buy now')
  const read = deferred<typeof nodes>()
  const told: number[] = []
  const onProgress = (done: number): void => void told.push(done)
  const analysed = engine.analyse({ ...task(96), nodes: read.promise }, { signal, onProgress })
  await engine.measure.thumbnail(samplePng(8, 8))
  expect(told).toEqual([])
  read.resolve(nodes)
  expect(await analysed).toEqual(await engine.analyse({ ...task(96), nodes }, { signal }))
})

it('waits no longer for layers of a run that is cancelled, and does the next one', async () => {
  const { engine } = open()
  const run = new AbortController()
  const never = new Promise<null>(() => undefined)
  const cancelled = engine.analyse({ ...task(64), nodes: never }, { signal: run.signal })
  const next = engine.analyse(task(64), { signal })
  await engine.measure.thumbnail(samplePng(8, 8))
  run.abort(new Error('cancelled'))
  await expect(cancelled).rejects.toThrow('cancelled')
  expect((await next).outputs.attention).toBeDefined()
})

it('stops a picture whose run is cancelled, and does the next one', async () => {
  const { engine } = open()
  const run = new AbortController()
  const cancelled = engine.analyse(task(1500), { signal: run.signal })
  const next = engine.analyse(task(64), { signal })
  run.abort(new Error('cancelled'))
  await expect(cancelled).rejects.toThrow('cancelled')
  expect((await next).outputs.attention).toBeDefined()
})

describe('an engine that ends', () => {
  async function ends(call: Promise<unknown>): Promise<string> {
    const [end] = await Promise.allSettled([call])
    return end.status === 'fulfilled' ? 'done' : (end.reason as GlanceError).code
  }

  it('is followed by another, which does what the first was asked', async () => {
    const { engine, crash, starts } = open()
    const waiting = [engine.analyse(task(900), { signal }), engine.analyse(task(64), { signal })]
    await crash(new Error('out of memory'))
    for (const { outputs } of await Promise.all(waiting)) expect(outputs.attention).toBeDefined()
    expect(starts()).toBe(2)
  })

  it('twice over one picture is asked for it no more, but for those behind it', async () => {
    const { engine, crash, starts } = open()
    const first = ends(engine.analyse(task(900), { signal }))
    const second = ends(engine.analyse(task(64), { signal }))
    await crash(new Error('out of memory'))
    await expect.poll(() => starts()).toBe(2)
    await crash(new Error('out of memory'))
    expect(await Promise.all([first, second])).toEqual(['engine_stopped', 'done'])
    expect(await ends(engine.analyse(task(64), { signal }))).toBe('done')
    expect(starts()).toBe(3)
  })

  it('while its run is cancelled is not asked again', async () => {
    const { engine, crash, starts } = open()
    const run = new AbortController()
    const analysed = engine.analyse(task(900), { signal: run.signal })
    const cancelled = expect(analysed).rejects.toThrow('cancelled')
    run.abort(new Error('cancelled'))
    await crash(new Error('out of memory'))
    await cancelled
    expect(starts()).toBe(1)
  })

  describe('without a word', () => {
    function silent() {
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
      onTestFinished(() => void vi.useRealTimers())
      return open()
    }

    it('while it analyses is noticed after some questions without an answer', async () => {
      const { engine, silence, starts } = silent()
      const analysed = ends(engine.analyse(task(900), { signal }))
      await expect.poll(() => vi.getTimerCount()).toBe(1)
      await engine.measure.thumbnail(samplePng(8, 8))
      await silence()
      await vi.advanceTimersByTimeAsync(6 * 3_000)
      expect(starts()).toBe(1)
      await vi.advanceTimersByTimeAsync(3_000)
      expect(await analysed).toBe('done')
      expect(starts()).toBe(2)
    })

    it('while it has nothing to do is noticed by the first one that needs it', async () => {
      const { engine, silence, starts } = silent()
      expect(await ends(engine.measure.thumbnail(samplePng(8, 8)))).toBe('done')
      await silence()
      const analysed = ends(engine.analyse(task(64), { signal }))
      await expect.poll(() => vi.getTimerCount()).toBe(1)
      await vi.advanceTimersByTimeAsync(3_000)
      expect(await analysed).toBe('done')
      expect(starts()).toBe(2)
    })

    it('is not one that takes its time to warm up, nor the next one on a slow computer', async () => {
      const { engine, silence, starts } = silent()
      await engine.warmUp()
      await silence()
      const stopped = vi.fn()
      const analysed = ends(engine.analyse(task(64), { signal })).then(stopped)
      await expect.poll(() => vi.getTimerCount()).toBe(1)
      await vi.advanceTimersByTimeAsync(5 * 3_000)
      expect(starts()).toBe(1)
      await vi.advanceTimersByTimeAsync(3_000)
      await expect.poll(() => starts()).toBe(2)
      await silence()
      await vi.advanceTimersByTimeAsync(23 * 3_000)
      expect(stopped).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(2 * 3_000)
      await analysed
      expect(stopped).toHaveBeenCalledWith('engine_stopped')
    })

    it('is not one that computes for a while', async () => {
      const { engine, starts } = silent()
      const analysed = ends(engine.analyse(task(900), { signal }))
      await expect.poll(() => vi.getTimerCount()).toBe(1)
      for (let beat = 0; beat < 30; beat++) {
        await vi.advanceTimersByTimeAsync(3_000)
        await engine.measure.thumbnail(samplePng(8, 8))
      }
      expect(await analysed).toBe('done')
      expect(starts()).toBe(1)
    })
  })
})

it('says by the interface’s code what is wrong with a picture', async () => {
  const { engine } = open()
  const file = new Uint8Array([1, 2, 3])
  await expect(engine.analyse({ ...task(64), file }, { signal })).rejects.toMatchObject({
    code: 'unreadable_input_image'
  })
})

it('gives the same score of an ad as the service for the same picture', async () => {
  const file = samplePng(300, 250)
  const client = serviceClient()
  const { id } = await client.adVisibility.create({ bytes: file, title: 'Ad' })
  const { outputs } = await client.adVisibility.wait(id)
  expect(await open().engine.scoreAd(file, { signal })).toBe(outputs.score)
})

it('gives the same map of a video as the service, whose frames the panel decodes, and tells how far it is', async () => {
  const moments = [0.05, 0.15, 0.25]
  const decoded = vi.fn((seconds: number) => Promise.resolve(frameAt(seconds)))
  const close = vi.fn()
  const { engine } = open({ frameAt: decoded, close })
  const told: number[][] = []
  const onProgress = (...how: number[]): void => void told.push(how)
  const map = await engine.analyseVideo({ file: FILM, facts: FACTS }, { signal, onProgress })
  expect(told).toEqual([0, 1, 2, 3].map((done) => [done, 3]))
  expect(decoded.mock.calls).toEqual(moments.map((seconds) => [seconds, 512]))
  expect(close).toHaveBeenCalledTimes(1)
  const { videos, downloadAnimation } = serviceClient()
  const { url } = await videos.uploadUrl()
  await videos.upload(url, FILM)
  const { id } = await videos.create({ content: url, title: 'Film' })
  const { outputs } = await videos.wait(id)
  const served = await downloadAnimation(outputs.attention!.attentionMap!)
  const pictures = await readAnimation(served.bytes)
  expect(map.frames).toHaveLength(pictures.length)
  map.frames.forEach((indices, at) => {
    const glow = indices.map((index) => (map.palette[index]![0] + map.palette[index]![1]) / 2)
    const [there, here] = [pictures[at]!, { ...map, glow }].map(peakOf)
    expect(here!.x).toBeCloseTo(there!.x, 1)
    expect(here!.y).toBeCloseTo(there!.y, 1)
  })
})

it('asks for no more frames of a video whose run is cancelled, and closes it', async () => {
  const frame = vi.fn(() => new Promise<never>(() => undefined))
  const close = vi.fn()
  const { engine } = open({ frameAt: frame, close })
  const run = new AbortController()
  const video = engine.analyseVideo({ file: FILM, facts: FACTS }, { signal: run.signal })
  await expect.poll(() => frame).toHaveBeenCalled()
  run.abort(new Error('cancelled'))
  await expect(video).rejects.toThrow('cancelled')
  await expect.poll(() => close).toHaveBeenCalledTimes(1)
  expect(frame).toHaveBeenCalledTimes(1)
})

it('analyses a picture between two frames of a video', async () => {
  const { engine } = open({
    frameAt: async (seconds) => {
      // The last frame comes when the picture is done.
      if (seconds > 0.2) await picture
      return frameAt(seconds)
    }
  })
  const video = engine.analyseVideo({ file: FILM, facts: FACTS }, { signal })
  const picture = engine.analyse(task(64), { signal })
  expect((await picture).outputs.attention).toBeDefined()
  expect((await video).frames).toHaveLength(3)
})

it('an engine that ends in the middle of a video and an ad is followed by another, which does both', async () => {
  const first = deferred<never>()
  const frame = vi.fn((seconds: number) =>
    starts() === 1 ? first.promise : Promise.resolve(frameAt(seconds))
  )
  const { engine, crash, starts } = open({ frameAt: frame })
  const video = engine.analyseVideo({ file: FILM, facts: FACTS }, { signal })
  await expect.poll(() => frame).toHaveBeenCalled()
  const ad = engine.scoreAd(samplePng(900, 900), { signal })
  await crash(new Error('out of memory'))
  expect((await video).frames).toHaveLength(3)
  expect(await ad).toBeGreaterThan(0)
})

it('says what is wrong with a video that cannot be decoded, or shows nothing', async () => {
  const analysing = (frame: OpenVideo['frameAt']) =>
    open({ frameAt: frame }).engine.analyseVideo({ file: FILM, facts: FACTS }, { signal })
  await expect(
    analysing(() => Promise.reject(undecodable('The video is broken.')))
  ).rejects.toMatchObject({ code: 'undecodable_video', message: 'The video is broken.' })
  const white = { ...FACTS, data: new Uint8ClampedArray(FACTS.width * FACTS.height * 4).fill(255) }
  await expect(
    analysing(() => Promise.resolve({ ...white, data: white.data.slice() }))
  ).rejects.toMatchObject({ code: 'input_error', message: expect.stringMatching(/is blank/) })
})

/** A dark square that wanders over white. */
function frameAt(seconds: number) {
  const { width, height } = FACTS
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  const left = Math.round(seconds * 100)
  for (let y = 16; y < 32; y++) {
    data.fill(20, (y * width + left) * 4, (y * width + left + 16) * 4)
  }
  return { width, height, data }
}

const URL_ = 'https://service.invalid/v2'

/** The service on the same engine, with a decoder for `FILM`. */
function serviceClient(): Client {
  const fetch = createService({
    baseUrl: URL_,
    key: 'key',
    engine: engineHere({ codec: sharpCodec, networkWeights }),
    videos: {
      keep: async (body) => ({
        size: (await body.arrayBuffer()).byteLength,
        inspect: () => Promise.resolve(FACTS),
        frames: async function* ({ times }) {
          for (const seconds of times) yield await Promise.resolve(frameAt(seconds))
        },
        drop: () => Promise.resolve()
      })
    }
  })
  return createClient({
    baseUrl: URL_,
    key: 'key',
    fetch,
    upload: async ({ url, file }) => fetch(new Request(url, { method: 'PUT', body: file })),
    pollIntervalMs: 5,
    videoPollIntervalMs: 5
  })
}
