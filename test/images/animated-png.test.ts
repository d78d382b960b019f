import { describe, expect, it } from 'vitest'
import type { IndexedPicture } from '../../src/perception'
import { AnimatedPng } from '../../src/images/png/animated-png'
import { browserOfRun } from '../support/shared-stage'
import { readAnimation } from '../support/read-animation'

/** One opaque row in a clear picture. */
const picture = (row: number): IndexedPicture => ({
  width: 20,
  height: 10,
  indices: Uint8Array.from({ length: 200 }, (_, i) => (Math.floor(i / 20) === row ? 1 : 0)),
  palette: [
    [0, 0, 0, 0],
    [255, 0, 0, 200]
  ]
})

function animation(frames: number): Uint8Array<ArrayBuffer> {
  const png = new AnimatedPng()
  for (let i = 0; i < frames; i++) png.add(picture(i % 10), 100 + i)
  return png.finish()
}

describe('AnimatedPng', () => {
  it.each([1, 2, 12])('holds %i full pictures that can be cut out one by one', async (count) => {
    const frames = await readAnimation(animation(count))
    expect(frames).toHaveLength(count)
    frames.forEach(({ width, height, alphas, milliseconds }, i) => {
      expect({ width, height, milliseconds }).toEqual({
        width: 20,
        height: 10,
        milliseconds: 100 + i
      })
      const expected = [...picture(i % 10).indices].map((index) => (index === 1 ? 200 : 0))
      expect([...alphas]).toEqual(expected)
    })
  })

  it('is an animation to a browser, with the same pictures and times', async () => {
    const browser = await browserOfRun()
    try {
      const page = await browser.newPage()
      await page.route('https://picture.invalid/', (route) =>
        route.fulfill({ contentType: 'text/html', body: '' })
      )
      await page.goto('https://picture.invalid/')
      const seen = await page.evaluate(
        async (bytes) => {
          const decoder = new ImageDecoder({ data: new Uint8Array(bytes), type: 'image/png' })
          await decoder.tracks.ready
          const { frameCount, animated, repetitionCount } = decoder.tracks.selectedTrack!
          const rows: number[] = []
          const lengths: number[] = []
          for (let frameIndex = 0; frameIndex < frameCount; frameIndex++) {
            const { image } = await decoder.decode({ frameIndex })
            const context = new OffscreenCanvas(20, 10).getContext('2d')!
            context.drawImage(image, 0, 0)
            const { data } = context.getImageData(5, 0, 1, 10)
            rows.push(Array.from({ length: 10 }, (_, y) => data[y * 4 + 3]!).indexOf(200))
            lengths.push(image.duration! / 1000)
          }
          return { animated, repetitionCount, rows, lengths }
        },
        [...animation(3)]
      )
      expect(seen).toEqual({
        animated: true,
        repetitionCount: Infinity,
        rows: [0, 1, 2],
        lengths: [100, 101, 102]
      })
    } finally {
      await browser.close()
    }
  })

  it('is no file without a picture', () => {
    expect(() => new AnimatedPng().finish()).toThrow('needs a picture')
  })
})
