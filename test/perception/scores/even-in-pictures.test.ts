import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evenInPictures } from '../../../src/perception/scores/excitingness'
import type { HintKind } from '../../../src/perception'

const GRID = { width: 40, height: 30 }
const PICTURE = { width: 400, height: 300 }

/** A map that rises to the right, made even for one layer, at cells of the picture. */
const evened = (
  kind: HintKind,
  [x, y, width, height]: readonly [number, number, number, number]
) => {
  const map = Float32Array.from({ length: 1200 }, (_, i) => (i % 40) / 40)
  evenInPictures(map, GRID, [{ kind, x, y, width, height }], PICTURE)
  return (column: number, row: number) => map[row * 40 + column]
}

describe('liveliness', () => {
  it('of a picture among the layers is that of its liveliest place, in its dark corners too', () => {
    const at = evened('image', [100, 50, 200, 100])
    for (const [x, y] of [
      [10, 5],
      [10, 14],
      [29, 5],
      [20, 10]
    ] as const) {
      expect(at(x, y)).toBeCloseTo(29 / 40)
    }
    expect(at(9, 10)).toBeCloseTo(9 / 40)
    expect(at(10, 15)).toBeCloseTo(10 / 40)
  })

  it('stays what it is on texts, and on pictures that are the background', () => {
    expect(evened('text', [100, 50, 200, 100])(10, 5)).toBeCloseTo(10 / 40)
    expect(evened('image', [0, 0, 400, 300])(10, 5)).toBeCloseTo(10 / 40)
  })

  it('is none beyond the map, wherever a layer lies, and never falls', () => {
    const place = fc.oneof(fc.integer({ min: -500, max: 500 }), fc.constant(NaN))
    fc.assert(
      fc.property(fc.tuple(place, place, place, place), (box) => {
        const at = evened('image', box)
        for (let x = 0; x < 40; x++) expect(at(x, 15)).toBeGreaterThanOrEqual(Math.fround(x / 40))
        expect(at(0, 30)).toBeUndefined()
      })
    )
  })
})
