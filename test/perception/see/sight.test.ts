import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runToEnd, type Pixels } from '../../../src/perception'
import {
  FEATURE_AREA,
  FINE_AREA,
  GRID_AREA,
  preparePicture
} from '../../../src/perception/see/prepare-picture'
import { noise, picture, WHITE } from '../pictures'

const seen = (pixels: Pixels) => runToEnd(preparePicture(pixels))

/** The same bytes, further into a buffer. */
function shifted({ width, height, data }: Pixels, by: number): Pixels {
  const bytes = new Uint8Array(data.length + by + 3)
  bytes.set(data, by)
  return { width, height, data: bytes.subarray(by, by + data.length) }
}

describe('what is taken in of a picture', () => {
  it('is the same wherever its bytes lie in their buffer', () => {
    const pixels = noise(93, 71)
    const expected = seen(pixels)
    for (const by of [1, 2, 3, 4, 7]) expect(seen(shifted(pixels, by))).toEqual(expected)
  })

  it('leaves the pixels as they were', () => {
    const pixels = picture(30, 20, (x, y) => [x, y, 9, (x * y) % 256])
    const before = pixels.data.slice()
    seen(pixels)
    expect(pixels.data).toEqual(before)
  })

  it('is held on grids of the shape of the picture, never larger than it', () => {
    const sides = fc.integer({ min: 1, max: 400 })
    fc.assert(
      fc.property(sides, sides, (width, height) => {
        const { lab, rgb, fine, steps, picture: size } = seen(picture(width, height, () => WHITE))
        expect(size).toEqual({ width, height })
        expect(rgb.r).toMatchObject({ width: lab.l.width, height: lab.l.height })
        for (const grid of [lab.l, fine, steps.upright]) {
          expect(grid.width).toBeLessThanOrEqual(width)
          expect(grid.height).toBeLessThanOrEqual(height)
        }
      }),
      { numRuns: 8 }
    )
  })

  it('is held on as many cells as it is said, whatever the shape', () => {
    for (const [width, height] of [
      [1200, 800],
      [300, 3000],
      [2000, 400]
    ] as const) {
      const { lab, fine, steps } = seen(picture(width, height, () => WHITE))
      const areas = [lab.l, fine, steps.even].map((grid) => grid.width * grid.height)
      for (const [i, area] of [GRID_AREA, FINE_AREA, FEATURE_AREA].entries()) {
        expect(Math.abs(areas[i]! / area - 1)).toBeLessThan(0.02)
      }
    }
  })
})
