import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runToEnd } from '../../../src/perception'
import { enlarge, levelTable } from '../../../src/perception/draw/enlarge'

type Size = Parameters<typeof enlarge>[1]

/** Bytes 0–255 in proportion to the value. */
const PROPORTION = levelTable((value) => Math.round(255 * value))

const enlarged = (values: Float32Array, grid: Size, size: Size) =>
  Array.from(runToEnd(enlarge(values, grid, size, PROPORTION)))

/** Catmull and Rom's cubic at a point between samples whose ends are repeated, as textbooks write it. */
function cubic(sample: (i: number) => number, at: number): number {
  const i = Math.floor(at)
  const t = at - i
  const [a, b, c, d] = [sample(i - 1), sample(i), sample(i + 1), sample(i + 2)] as const
  return (
    0.5 *
    (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - 3 * c + d - a) * t ** 3)
  )
}

function reference(values: Float32Array, grid: Size, size: Size): number[] {
  const clamp = (at: number, length: number) => Math.max(0, Math.min(length - 1, at))
  return Array.from({ length: size.width * size.height }, (_, i) => {
    const x = (((i % size.width) + 0.5) * grid.width) / size.width - 0.5
    const y = ((Math.floor(i / size.width) + 0.5) * grid.height) / size.height - 0.5
    const row = (r: number) =>
      cubic((c) => values[clamp(r, grid.height) * grid.width + clamp(c, grid.width)]!, x)
    return 255 * Math.max(0, Math.min(1, cubic(row, y)))
  })
}

describe('enlarging a grid', () => {
  const side = (max: number) => fc.integer({ min: 1, max })
  const sizes = fc.record({ width: side(40), height: side(40) })
  const grids = fc.record({ width: side(9), height: side(9) }).chain((grid) =>
    fc
      .array(fc.double({ min: 0, max: 1, noNaN: true }), {
        minLength: grid.width * grid.height,
        maxLength: grid.width * grid.height
      })
      .map((values) => ({ grid, values: Float32Array.from(values) }))
  )

  it('follows the cubic of Catmull and Rom, at any two sizes', () => {
    fc.assert(
      fc.property(grids, sizes, ({ grid, values }, size) => {
        const expected = reference(values, grid, size)
        const drawn = enlarged(values, grid, size)
        expect(drawn).toHaveLength(expected.length)
        // Half a byte of rounding, and half a level's worth.
        expect(drawn.every((byte, i) => Math.abs(byte - expected[i]!) < 0.51)).toBe(true)
      }),
      { numRuns: 60 }
    )
  })

  it('keeps the values of a grid that is as large as the picture', () => {
    fc.assert(
      fc.property(grids, ({ grid, values }) => {
        const drawn = enlarged(values, grid, grid)
        expect(drawn.every((byte, i) => Math.abs(byte - 255 * values[i]!) < 0.51)).toBe(true)
      }),
      { numRuns: 20 }
    )
  })
})
