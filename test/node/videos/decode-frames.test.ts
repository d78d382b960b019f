import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { planFrames } from '../../../src/engine/videos/analyse-video'
import { SharedBrowser } from '../../../src/node/browser/shared-browser'
import type { VideoLimits } from '../../../src/node/videos/decode-frames'
import { createNodeVideos } from '../../../src/node/videos/node-videos'
import type { Pixels } from '../../../src/perception'
import { launchBrowser } from '../../support/browser'
import { type Film, spotAt } from '../../support/fixtures/film'
import { makeWebm, recordWebm } from '../../support/fixtures/make-webm'
import { webm } from '../../support/fixtures/webm'
import { browserOfRun } from '../../support/shared-stage'

const SMALL = { width: 96, height: 64 }

describe('frames of a video on Node', () => {
  let maker: Browser
  let launches = 0
  const browser = new SharedBrowser(() => {
    launches++
    return launchBrowser()
  })
  beforeAll(async () => {
    maker = await browserOfRun()
  })
  afterAll(() => Promise.all([maker.close(), browser.stop()]))

  const film = (changed: Partial<Film>) => makeWebm(maker, { ...SMALL, ...changed })

  /** Decodes a whole file, and gives what arrived before it failed. */
  async function decode(
    file: Uint8Array,
    { limits, seconds = 1 }: { limits?: Partial<VideoLimits>; seconds?: number } = {}
  ): Promise<{ frames: Pixels[]; failure: unknown; ms: number }> {
    const videos = createNodeVideos(browser, limits)
    const kept = await videos.keepChunks(inOnePiece(file))
    const times = planFrames(seconds).map(({ time }) => time)
    const frames: Pixels[] = []
    let failure: unknown = null
    const began = performance.now()
    try {
      const { signal } = new AbortController()
      for await (const frame of kept.frames({ times, maxSide: 512, signal })) frames.push(frame)
    } catch (error) {
      failure = error
    }
    await videos.stop()
    return { frames, failure, ms: performance.now() - began }
  }

  it.each([
    ['VP8 at 20 frames a second', {}],
    ['VP9 whose only whole picture is its first', { codec: 'vp9', keyFrameSeconds: 30 }],
    ['fewer frames than are wanted', { framesPerSecond: 4 }]
  ] satisfies [string, Partial<Film>][])('are those shown at their times: %s', async (_, kind) => {
    const { frames, failure } = await decode(await film({ ...kind, seconds: 1 }))
    expect(failure).toBeNull()
    expect(frames).toHaveLength(10)
    for (const [at, frame] of frames.entries()) {
      expect([frame.width, frame.height]).toEqual([96, 64])
      expect(redAt(frame, spotAt({ seconds: 1 }, (at + 0.5) / 10)), `in frame ${at}`).toBe(true)
    }
  })

  it('are all of the size that the video begins with, upright ones on black in its middle', async () => {
    const turned = await recordWebm(maker, { ...SMALL, seconds: 1, turns: true })
    const { frames, failure } = await decode(turned)
    expect(failure).toBeNull()
    expect(frames.map(({ width, height }) => [width, height])).toEqual(Array(10).fill([96, 64]))
    expect(redAt(frames[0]!, { x: 0.25, y: 0.5 })).toBe(true)
    const last = frames[9]!
    // 64 x 96 px within 96 x 64 take the middle 43 columns; the disc stands at three quarters of them.
    expect(redAt(last, { x: 0.5 + (0.25 * 43) / 96, y: 0.5 })).toBe(true)
    for (const x of [0.1, 0.2, 0.8, 0.9]) {
      const at = 4 * (32 * 96 + Math.floor(x * 96))
      expect(Math.max(...last.data.subarray(at, at + 3))).toBeLessThan(8)
    }
  })

  it(
    'are decoded once each: a film whose only whole picture is its first takes no longer',
    { tags: ['thorough'] },
    async () => {
      const [often, once] = [
        await film({ seconds: 10 }),
        await film({ seconds: 10, keyFrameSeconds: 30 })
      ]
      const [usual, long] = [[] as number[], [] as number[]]
      // In turns, of which the shortest count: what else a busy computer does says nothing of either.
      for (let round = 0; round < 3; round++) {
        usual.push((await decode(often, { seconds: 10 })).ms)
        const { frames, ms } = await decode(once, { seconds: 10 })
        expect(frames).toHaveLength(100)
        long.push(ms)
      }
      expect(Math.min(...long) / Math.min(...usual)).toBeLessThan(2.5)
    }
  )

  it('end with the browser when they take more memory than they may; the next has another', async () => {
    const file = await film({ seconds: 1 })
    const { failure } = await decode(file, { limits: { memory: 1 } })
    expect(failure).toMatchObject({
      name: 'InputError',
      code: 'input_error',
      message: 'The video takes more memory than its decoding may have. Make it smaller.'
    })
    const before = launches
    expect((await decode(file)).failure).toBeNull()
    expect(launches).toBe(before + 1)
  })

  it.each(['frameMs', 'totalMs'] as const)('end when they take longer than %s', async (limit) => {
    const { failure } = await decode(await film({ seconds: 1 }), { limits: { [limit]: 1 } })
    expect(failure).toMatchObject({
      code: 'input_error',
      message: expect.stringMatching(/too long/)
    })
  })

  it('say when the packets are none, and when the file is', async () => {
    const noise = await decode(await webm())
    expect(noise.failure).toMatchObject({
      code: 'input_error',
      message: expect.stringMatching(/decoded/)
    })
    const text = await decode(Buffer.from('no film'))
    expect(text.failure).toMatchObject({
      code: 'input_error',
      message: expect.stringMatching(/decoded/)
    })
  })
})

async function* inOnePiece(file: Uint8Array): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(file)
}

/** Whether the film's disc is there. */
function redAt({ width, height, data }: Pixels, { x, y }: { x: number; y: number }): boolean {
  const at = 4 * (Math.floor(y * height) * width + Math.floor(x * width))
  return data[at]! > 140 && data[at + 1]! < 110
}
