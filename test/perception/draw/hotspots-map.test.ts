import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawHotspotsMap, runToEnd, type Hotspot } from '../../../src/perception'
import { fitArea } from '../../../src/perception/see/size'
import { sumToOne } from '../../../src/perception/see/statistics'
import { foundAreas } from '../../../src/perception/areas/see-areas'
import { findHotspots } from '../../../src/perception/areas/find-hotspots'
import { RING_DARK, RING_LIGHT } from '../../../src/perception/draw/hotspot-palette'
import { layOutRings, ringNumbers } from '../../../src/perception/draw/ring-layout'
import { type Box, fillBox } from '../../../src/perception/see/box'
import { contrast } from './colour-vision'

const SIZE = { width: 600, height: 400 }

const spot = (x: number, y: number, radius: number, rank: number): Hotspot => ({
  x,
  y,
  radius,
  rank,
  share: 0.1
})

/** Hotspots of a picture that is its own grid, with nothing else in it, or some lines of text. */
const seen = (hotspots: Hotspot[], size = SIZE, texts: Box[] = []) => {
  const busy = new Uint8Array(size.width * size.height)
  for (const box of texts) fillBox(busy, size, box, 1)
  return { ...size, hotspots, picture: size, texts, busy }
}

const drawn = (hotspots: Hotspot[], size = SIZE, lines: Box[] = []) => {
  const { indices, palette } = runToEnd(drawHotspotsMap(seen(hotspots, size, lines), size))
  return { indices, alphas: Array.from(indices, (index) => palette[index]![3]) }
}

const PLACES = [0, 0.3, 0.6].flatMap((x) =>
  [0, 0.4, 0.6].map((y) => ({ kind: 'place' as const, box: [x, y, 0.3, 0.25] as const }))
)

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
    const attention = sumToOne(density)
    const areas = foundAreas(PLACES, grid, { attention, perception: attention })
    return { size, spots: findHotspots(attention, areas, size) }
  })

const apart = (one: { x: number; y: number }, other: { x: number; y: number }) =>
  Math.hypot(one.x - other.x, one.y - other.y)

/** The pixels whose centres lie within a disc. */
function within<T>(values: ArrayLike<T>, disc: { x: number; y: number; radius: number }): T[] {
  const found: T[] = []
  for (let i = 0; i < values.length; i++) {
    const at = { x: (i % SIZE.width) + 0.5, y: Math.floor(i / SIZE.width) + 0.5 }
    if (apart(at, disc) <= disc.radius) found.push(values[i]!)
  }
  return found
}

describe('the hotspots map', () => {
  it('gives the area within each ring in proportion to its share', () => {
    const count = (radius: number) => {
      const { alphas } = drawn([spot(300, 200, radius, 1)])
      const row = alphas.slice(200 * SIZE.width, 201 * SIZE.width)
      const drawnAt = [...row.keys()].filter((x) => row[x]! > 127)
      return drawnAt.at(-1)! - drawnAt[0]! + 1
    }
    expect(count(60)).toBe(120)
    expect(count(30)).toBe(60)
  })

  it('leaves what it marks free: only a thin ring lies within the circle', () => {
    const marked = spot(300, 200, 60, 1)
    const alphas = within(drawn([marked]).alphas, marked)
    expect(alphas.filter((alpha) => alpha > 0).length / alphas.length).toBeLessThan(0.22)
    const core = within(drawn([marked]).alphas, { ...marked, radius: 53 })
    expect(Math.max(...core)).toBe(0)
  })

  it('draws rings in a light and a dark tone, one of which shows on any design', () => {
    const { indices } = drawn([spot(300, 200, 60, 1)])
    const { palette } = runToEnd(drawHotspotsMap(seen([]), SIZE))
    const tones = new Set(Array.from(indices, (index) => palette[index]!.join()))
    expect([...tones]).toEqual(expect.arrayContaining([RING_LIGHT.join(), RING_DARK.join()]))
    for (let grey = 0; grey <= 255; grey += 5) {
      const ground = [grey, grey, grey] as const
      const ratios = [RING_LIGHT, RING_DARK].map(([r, g, b]) => contrast([r, g, b], ground))
      // What WCAG 2 asks of graphics.
      expect(Math.max(...ratios)).toBeGreaterThan(3)
    }
  })

  it('has a number for each ring, in the picture, outside its ring and off the other numbers', () => {
    fc.assert(
      fc.property(anySpots, ({ spots, size }) => {
        const rings = layOutRings(seen(spots, size), size)
        expect(ringNumbers(seen(spots, size)).map(({ rank }) => rank)).toEqual(
          spots.map(({ rank }) => rank)
        )
        for (const [i, ring] of rings.entries()) {
          const { number } = ring
          expect(apart(number, ring)).toBeGreaterThan(number.radius + ring.radius)
          for (const [at, length] of [
            [number.x, size.width],
            [number.y, size.height]
          ] as const) {
            expect(at).toBeGreaterThanOrEqual(number.radius)
            expect(length - at).toBeGreaterThanOrEqual(number.radius)
          }
          for (const { number: other } of rings.slice(i + 1)) {
            expect(apart(number, other)).toBeGreaterThanOrEqual(number.radius + other.radius)
          }
        }
      }),
      { numRuns: 40 }
    )
  })

  it('has the numbers of an ordinary picture close beside their rings and off all others', () => {
    const spots = [
      spot(0, 0, 40, 1),
      spot(600, 400, 38, 2),
      spot(300, 200, 36, 3),
      spot(380, 200, 34, 4),
      spot(340, 135, 34, 5),
      spot(340, 265, 34, 6)
    ]
    const rings = layOutRings(seen(spots, SIZE), SIZE)
    for (const ring of rings) {
      expect(apart(ring.number, ring)).toBeLessThan(ring.radius + ring.number.radius + 3)
      for (const other of rings) {
        expect(apart(ring.number, other)).toBeGreaterThan(ring.number.radius + other.radius)
      }
    }
  })

  /** Four lines of a paragraph, the ring's middle on one of them. */
  const LINES = [130, 170, 210, 250].map((top) => ({
    left: 100,
    top,
    right: 500,
    bottom: top + 24
  }))

  it('strikes through no text: a ring is faint where it crosses a line, and whole beside it', () => {
    const { alphas } = drawn([spot(300, 200, 60, 1)], SIZE, LINES)
    const [ring] = layOutRings(seen([spot(300, 200, 60, 1)], SIZE, LINES), SIZE)
    const { x, y, radius, line } = ring!
    let beside = 0
    for (const [i, alpha] of alphas.entries()) {
      const at = { x: (i % SIZE.width) + 0.5, y: Math.floor(i / SIZE.width) + 0.5 }
      if (Math.abs(apart(at, { x, y }) - radius + line) > line) continue
      const isOnText = LINES.some(({ top, bottom }) => at.y > top && at.y < bottom)
      if (isOnText) expect(alpha).toBeLessThan(0.65 * 255)
      else if (alpha > 200) beside++
    }
    expect(beside).toBeGreaterThan(radius)
  })

  it('has no number on text or another ring where free ground is beside the ring', () => {
    const spots = fc.record({
      x: fc.integer({ min: 150, max: 450 }),
      y: fc.integer({ min: 120, max: 280 }),
      side: fc.constantFrom('left', 'right', 'above', 'below')
    })
    fc.assert(
      fc.property(spots, ({ x, y, side }) => {
        // Text all around the middle of the ring, but on one side.
        const lines = Array.from({ length: 25 }, (_, i) => 16 * i)
          .filter((top) =>
            side === 'above' ? top > y - 40 : side === 'below' ? top < y + 40 : true
          )
          .map((top) => ({
            left: side === 'left' ? x - 40 : 0,
            top,
            right: side === 'right' ? x + 40 : SIZE.width,
            bottom: top + 12
          }))
        const [ring] = layOutRings(seen([spot(x, y, 50, 1)], SIZE, lines), SIZE)
        const { number } = ring!
        for (const { left, top, right, bottom } of lines) {
          const [nearX, nearY] = [
            Math.max(left, Math.min(right, number.x)),
            Math.max(top, Math.min(bottom, number.y))
          ]
          expect(apart(number, { x: nearX, y: nearY })).toBeGreaterThan(0.9 * number.radius)
        }
      }),
      { numRuns: 40 }
    )
  })

  it('is numbered in a tiny picture too, and draws nothing without spots', () => {
    const tiny = { width: 40, height: 40 }
    const spots = [spot(20, 20, 2.8, 1)]
    expect(ringNumbers(seen(spots, tiny))).toMatchObject([{ rank: 1 }])
    expect(Math.max(...drawn(spots, tiny).alphas)).toBeGreaterThan(90)
    expect(Math.max(...drawn([], tiny).alphas)).toBe(0)
  })
})
