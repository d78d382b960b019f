import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawHotspotsMap, runToEnd } from '../../../src/perception'
import type { Hotspot } from '../../../src/perception'
import { fitArea } from '../../../src/perception/filters/fit-area'
import { sumToOne } from '../../../src/perception/filters/normalise'
import { findHotspots } from '../../../src/perception/hotspots/find-hotspots'
import { layOutCircles } from '../../../src/perception/pictures/circle-layout'

/** A circle of this radius has a badge of this one. */
const BADGE = 22
const RADIUS = BADGE / 0.86 / 0.42
const SIZE = { width: 600, height: 400 }

const spot = (x: number, y: number, radius: number, rank: number): Hotspot => ({
  x,
  y,
  radius,
  rank,
  share: 0.1
})

const drawn = (hotspots: Hotspot[], size = SIZE) => {
  const { indices, palette } = runToEnd(drawHotspotsMap({ hotspots, picture: size }, size))
  return { indices, alphas: Array.from(indices, (index) => palette[index]![3]) }
}

/** Hotspots of any density, in pictures of ordinary, small and extreme shapes. */
const anySpots = fc
  .record({
    values: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), {
      minLength: 197,
      maxLength: 197
    }),
    size: fc.constantFrom(SIZE, { width: 300, height: 250 }, { width: 40, height: 2000 })
  })
  .map(({ values, size }) => {
    const grid = fitArea(size, 800)
    const density = new Float32Array(grid.width * grid.height)
    density.forEach((_, i) => (density[i] = values[i % values.length]!))
    return { size, spots: findHotspots(sumToOne(density), grid, size) }
  })

describe('the hotspots map', () => {
  it('gives each circle an area in proportion to its share', () => {
    const count = (radius: number) =>
      drawn([spot(300, 200, radius, 1)]).alphas.filter((alpha) => alpha >= 96).length
    expect(count(60) / count(30)).toBeCloseTo(4, 0)
    expect(count(60) / (Math.PI * 60 ** 2)).toBeCloseTo(1, 1)
  })

  it('keeps each badge in its circle, in the picture and off the other badges', () => {
    fc.assert(
      fc.property(anySpots, ({ spots, size }) => {
        const circles = layOutCircles(spots, size, size)
        for (const [i, { badge, radius }] of circles.entries()) {
          if (badge === null) continue
          expect(badge.radius).toBeLessThan(radius)
          for (const [at, length] of [
            [badge.x, size.width],
            [badge.y, size.height]
          ] as const) {
            expect(at).toBeGreaterThan(badge.radius - 0.001)
            expect(length - at).toBeGreaterThan(badge.radius - 0.001)
          }
          for (const { badge: other } of circles.slice(i + 1)) {
            if (other === null) continue
            const apart = Math.hypot(badge.x - other.x, badge.y - other.y)
            expect(apart).toBeGreaterThan(badge.radius + other.radius)
          }
        }
      }),
      { numRuns: 40 }
    )
  })

  it('shows a number whole where another circle covers its own, and in a corner', () => {
    const first = spot(200, 200, RADIUS, 1)
    expect(layOutCircles([first], SIZE, SIZE)[0]!.badge!.radius).toBeCloseTo(BADGE, 9)
    const inBadge = (indices: Uint8Array, x: number, y: number) => {
      const seen: number[] = []
      for (let dy = -BADGE; dy < BADGE; dy++) {
        for (let dx = -BADGE; dx < BADGE; dx++) {
          if (dx * dx + dy * dy < (BADGE - 2) ** 2)
            seen.push(indices[(y + dy) * SIZE.width + x + dx]!)
        }
      }
      return seen
    }
    const alone = inBadge(drawn([first]).indices, 200, 200)
    expect(new Set(alone).size).toBeGreaterThan(3)
    // Nearer than hotspots ever lie: the other circle reaches over this one's number.
    const near = spot(250, 200, RADIUS, 2)
    expect(inBadge(drawn([first, near]).indices, 200, 200)).toEqual(alone)
    expect(inBadge(drawn([near, first]).indices, 200, 200)).toEqual(alone)
    const corner = drawn([spot(0, SIZE.height, RADIUS, 1)]).indices
    expect(inBadge(corner, BADGE, SIZE.height - BADGE)).toEqual(alone)
  })

  it('leaves numbers out where they would be a smudge, and draws nothing without spots', () => {
    const tiny = { width: 40, height: 40 }
    const spots = [spot(20, 20, 2.8, 1)]
    expect(layOutCircles(spots, tiny, tiny)).toMatchObject([{ badge: null }])
    expect(Math.max(...drawn(spots, tiny).alphas)).toBeGreaterThan(90)
    expect(Math.max(...drawn([], tiny).alphas)).toBe(0)
  })
})
