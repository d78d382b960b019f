import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sumToOne } from '../../../src/perception/filters/normalise'
import { findHotspots } from '../../../src/perception/hotspots/find-hotspots'
import { sum } from '../pictures'

const GRID = { width: 32, height: 24 }
const PICTURE = { width: 640, height: 480 }
const SIZE = GRID.width * GRID.height

it('finds two peaks with shares and circle areas in proportion', () => {
  const density = new Float32Array(SIZE)
  density[6 * 32 + 8] = 3
  density[18 * 32 + 24] = 1.5
  const spots = findHotspots(sumToOne(density), GRID, PICTURE)
  expect(spots.map(({ x, y, rank }) => [x, y, rank])).toEqual([
    [170, 130, 1],
    [490, 370, 2]
  ])
  expect(spots[0]!.share).toBeCloseTo(2 / 3, 5)
  expect((spots[1]!.radius / spots[0]!.radius) ** 2).toBeCloseTo(0.5, 5)
})

it('keeps spots sorted, apart and within the whole for any density', () => {
  const densities = fc.array(fc.float({ min: 0, max: 1, noNaN: true }), {
    minLength: SIZE,
    maxLength: SIZE
  })
  fc.assert(
    fc.property(densities, (values) => {
      const spots = findHotspots(sumToOne(Float32Array.from(values)), GRID, PICTURE)
      expect(sum(spots.map(({ share }) => share))).toBeLessThanOrEqual(1 + 1e-5)
      for (const [i, spot] of spots.entries()) {
        expect(spot.rank).toBe(i + 1)
        expect(spot.share).toBeLessThanOrEqual(spots[i - 1]?.share ?? 1)
        for (const other of spots.slice(i + 1)) {
          const distance = Math.hypot(spot.x - other.x, spot.y - other.y)
          expect(distance).toBeGreaterThanOrEqual(spot.radius + other.radius - 1e-6)
        }
      }
    }),
    { numRuns: 15 }
  )
})
