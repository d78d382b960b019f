import { expect, it } from 'vitest'
import { localMaxima } from '../../../src/perception/areas/local-maxima'

const GRID = { width: 8, height: 6 }
const density = (of: (x: number, y: number) => number): Float32Array =>
  Float32Array.from({ length: 48 }, (_, i) => of(i % 8, Math.floor(i / 8)))
const peaksOf = (of: (x: number, y: number) => number): number[] => localMaxima(density(of), GRID)

it('are the highest first and then in reading order, a plateau once and no flank', () => {
  const heights: Record<number, number> = { 41: 2, 10: 1, 14: 1, 30: 0.5 }
  expect(peaksOf((x, y) => heights[8 * y + x] ?? 0)).toEqual([41, 10, 14])
  expect(peaksOf((x, y) => (x > 1 && x < 6 && y > 1 ? 1 : 0))).toEqual([18])
  expect(peaksOf((x, y) => 9 - Math.abs(x - 3) - Math.abs(y - 3))).toEqual([27])
})

it('are none where all is even, and lie on the edge of a ramp', () => {
  expect(peaksOf(() => 1)).toEqual([])
  expect(peaksOf((x) => x)).toEqual([7])
})
