import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Plane } from '../../../src/perception'
import { colourEdges } from '../../../src/perception/see/sobel'
import { gaussianBlur } from '../../../src/perception/see/gaussian-blur'
import { isolation } from '../../../src/perception/attention/corners'
import { drawnPlane } from './drawn-planes'

const SIDE = 40
const drawn = (valueAt: (x: number, y: number) => number) => drawnPlane(SIDE, SIDE, valueAt)
const at = ({ width, data }: Plane, x: number, y: number) => data[y * width + x]!
const even = drawn(() => 50)
/** How isolated a measure is, in what is near it and what is far, in cells. */
const isolated = (measure: Plane, near: number, far: number) =>
  isolation(measure, gaussianBlur(measure, near), far)

describe('edges of colour', () => {
  it('are as high as the step from cell to cell, whichever channel steps', () => {
    const step = drawn((x) => (x < 20 ? 30 : 40))
    for (const lab of [
      { l: step, a: even, b: even },
      { l: even, a: step, b: even },
      { l: even, a: even, b: step }
    ]) {
      const edges = colourEdges(lab)
      expect(at(edges, 19, 20)).toBeCloseTo(10, 5)
      expect(at(edges, 20, 20)).toBeCloseTo(10, 5)
      expect(at(edges, 10, 20)).toBe(0)
    }
  })

  it('add up over channels as lengths at right angles do', () => {
    const [three, four] = [3, 4].map((high) => drawn((x) => (x < 20 ? 0 : high)))
    expect(at(colourEdges({ l: three!, a: four!, b: even }), 20, 20)).toBeCloseTo(5, 5)
  })

  it('are the same when a picture is turned on its side', () => {
    const square = fc.array(fc.integer({ min: -90, max: 90 }), { minLength: 64, maxLength: 64 })
    fc.assert(
      fc.property(square, square, square, (l, a, b) => {
        const of = (values: readonly number[], isTurned: boolean) =>
          drawnPlane(8, 8, (x, y) => values[isTurned ? 8 * x + y : 8 * y + x]!)
        const [upright, turned] = [false, true].map((isTurned) =>
          colourEdges({ l: of(l, isTurned), a: of(a, isTurned), b: of(b, isTurned) })
        )
        for (let i = 0; i < 64; i++) {
          expect(at(turned!, Math.floor(i / 8), i % 8)).toBeCloseTo(upright!.data[i]!, 3)
        }
      }),
      { numRuns: 40 }
    )
  })
})

describe('isolation', () => {
  const isDot = (x: number, y: number) => Math.abs(x - 20) < 2 && Math.abs(y - 20) < 2

  it('is higher for a thing by itself than for one among its like', () => {
    const alone = drawn((x, y) => (isDot(x, y) ? 1 : 0))
    const among = drawn((x, y) => (x % 6 < 3 && y % 6 < 3 ? 1 : 0))
    const { data } = isolated(among, 1, 8)
    expect(at(isolated(alone, 1, 8), 20, 20)).toBeGreaterThan(2 * Math.max(...data))
  })

  it('is nothing where nothing is, however much there is of it in its measure', () => {
    expect(
      Math.max(
        ...isolated(
          drawn(() => 0),
          1,
          8
        ).data
      )
    ).toBe(0)
    const [little, much] = [1, 100].map((high) =>
      isolated(
        drawn((x, y) => (isDot(x, y) ? high : 0)),
        1,
        8
      )
    )
    for (const [i, value] of little!.data.entries()) expect(much!.data[i]).toBeCloseTo(value, 2)
  })
})
