import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { layerLooks, sketchOf, type Pixels } from '../../../src/perception'
import { picture, WHITE, type Colour } from '../pictures'

const RED: Colour = [200, 30, 30]
const BLACK: Colour = [0, 0, 0]

/** A page of 400 by 300 px with a red button of 100 by 40 px whose label is made of white strokes. */
function page(colourOf: (x: number, y: number) => Colour | null = () => null): Pixels {
  return picture(400, 300, (x, y) => {
    const isButton = x >= 40 && x < 140 && y >= 50 && y < 90
    const isStroke = isButton && y >= 64 && y < 76 && x % 8 < 2
    return colourOf(x, y) ?? (isStroke ? WHITE : isButton ? RED : WHITE)
  })
}

const BUTTON = { x: 0.1, y: 50 / 300, width: 0.25, height: 40 / 300 }
const TEXT = { x: 0.1, y: 0.5, width: 0.5, height: 0.1 }
const look = (pixels: Pixels, box = BUTTON) => layerLooks(sketchOf(pixels))(box)

describe('how a layer looks in its picture', () => {
  it('is how far its fill is from what is around it', () => {
    expect(look(page()).apart).toBeGreaterThan(50)
    expect(look(page(), TEXT).apart).toBe(0)
    expect(look(page(), { x: 0, y: 0, width: 1, height: 1 }).apart).toBe(0)
  })

  it('is how strong the colour of its fill is', () => {
    expect(look(page()).chroma).toBeGreaterThan(60)
    expect(look(page(), TEXT).chroma).toBeCloseTo(0)
  })

  it('does not change when the picture is larger', () => {
    const large = page()
    const twice = picture(1600, 1200, (x, y) => {
      const at = 4 * ((y >> 2) * 400 + (x >> 2))
      return [large.data[at]!, large.data[at + 1]!, large.data[at + 2]!]
    })
    for (const box of [BUTTON, TEXT]) {
      expect(look(twice, box).apart).toBeCloseTo(look(large, box).apart, 0)
    }
  })

  it('is a distance, whatever the picture and wherever the box', () => {
    const part = fc.double({ min: -0.2, max: 1.2, noNaN: true })
    const side = fc.double({ min: 0, max: 1.2, noNaN: true })
    const boxes = fc.record({ x: part, y: part, width: side, height: side })
    const pictures = fc
      .tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 30 }), fc.nat())
      .map(([width, height, seed]) =>
        picture(width, height, (x, y) => [(x * seed) % 256, (y * seed) % 256, 7, (x + y) % 256])
      )
    fc.assert(
      fc.property(pictures, boxes, (pixels, box) => {
        expect(look(pixels, box).apart).toBeGreaterThanOrEqual(0)
      })
    )
  })
})

describe('a sketch', () => {
  it('is small, however large the picture', () => {
    const { colours, width, height } = sketchOf(picture(2000, 1999, () => WHITE))
    expect(colours).toHaveLength(width * height)
    expect(colours.byteLength).toBeLessThanOrEqual(2 * 512 * 256)
  })

  it('misses no lines, however far apart they are', () => {
    for (const gap of [3, 4, 5, 6, 8]) {
      for (const isAcross of [true, false]) {
        const lines = picture(1600, 1200, (x, y) =>
          (isAcross ? x : y) % gap === 0 ? BLACK : WHITE
        )
        const { colours } = sketchOf(lines)
        const part = colours.filter((colour) => colour === 0).length / colours.length
        expect(part).toBeGreaterThan(0.5 / gap)
        expect(part).toBeLessThan(2 / gap)
      }
    }
  })

  it('takes transparent pixels for white', () => {
    const { colours } = sketchOf(picture(2, 1, (x) => (x === 0 ? [0, 0, 0, 0] : WHITE)))
    expect(colours[0]).toBe(colours[1])
  })
})
