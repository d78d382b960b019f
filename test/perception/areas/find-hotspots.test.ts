import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sumToOne } from '../../../src/perception/see/statistics'
import type { Area } from '../../../src/perception/areas/areas'
import { foundAreas } from '../../../src/perception/areas/see-areas'
import { findHotspots } from '../../../src/perception/areas/find-hotspots'
import { sum } from '../pictures'

const GRID = { width: 32, height: 24 }
const PICTURE = { width: 640, height: 480 }
const SIZE = GRID.width * GRID.height
/** A box in parts of the picture: x, y, width and height. */
type PartBox = Area['box']

/** The spots of a density that is all there is to know of boxes: first looks are as attention. */
const spotsOf = (
  density: Float32Array,
  boxes: readonly PartBox[],
  picture = PICTURE,
  grid = GRID
) => {
  const found = boxes.map((box) => ({ kind: 'picture' as const, box }))
  const areas = foundAreas(found, grid, { attention: density, perception: density })
  return findHotspots(density, areas, picture)
}

/** Boxes that lie well apart. */
const APART = [0, 0.35, 0.7].flatMap((x) => [0.05, 0.6].map((y): PartBox => [x, y, 0.25, 0.3]))

it('finds two peaks with shares and circle areas in proportion', () => {
  const density = new Float32Array(SIZE)
  density[6 * 32 + 8] = 3
  density[18 * 32 + 24] = 1.5
  const spots = spotsOf(sumToOne(density), [
    [0.2, 0.2, 0.2, 0.2],
    [0.7, 0.7, 0.2, 0.2]
  ])
  expect(spots.map(({ x, y, rank }) => [x, y, rank])).toEqual([
    [170, 130, 1],
    [490, 370, 2]
  ])
  expect(spots[0]!.share).toBeCloseTo(2 / 3, 5)
  expect((spots[1]!.radius / spots[0]!.radius) ** 2).toBeCloseTo(0.5, 5)
})

it('stays where most is looked at beside another spot, and moves along what is even', () => {
  const density = new Float32Array(SIZE)
  density[5 * 32 + 7] = 12
  density.fill(0.5, 7 * 32 + 4, 7 * 32 + 16)
  const rows: PartBox[] = [5, 7].map((y) => [4 / 32, y / 24, 12 / 32, 1 / 24])
  const [, moved] = spotsOf(sumToOne(density.slice()), rows)
  expect(Math.abs(moved!.x - 150)).toBeGreaterThan(40)
  density[7 * 32 + 7] = 2
  const [, stays] = spotsOf(sumToOne(density), rows)
  expect([Math.round(stays!.x / 20), stays!.y]).toEqual([8, 150])
})

/** A density of soft blobs on a grid. */
function blobs(
  grid: typeof GRID,
  spots: readonly (readonly [x: number, y: number, size: number])[]
) {
  const density = new Float32Array(grid.width * grid.height)
  for (let i = 0; i < density.length; i++) {
    for (const [x, y, size] of spots) {
      const square = ((i % grid.width) - x) ** 2 + (Math.floor(i / grid.width) - y) ** 2
      density[i]! += Math.exp(-square / (2 * size * size))
    }
  }
  return sumToOne(density)
}

it('finds no spot where all is even', () => {
  expect(spotsOf(new Float32Array(SIZE).fill(1 / SIZE), APART)).toEqual([])
})

it('finds the spots of narrow and of tiny pictures inside them', () => {
  const narrow = { width: 31, height: 1568 }
  const far = blobs(narrow, [
    [10, 200, 12],
    [20, 1400, 9]
  ])
  const tall = { width: 40, height: 2000 }
  const halves: PartBox[] = [
    [0, 0, 1, 0.5],
    [0, 0.5, 1, 0.5]
  ]
  const spots = spotsOf(far, halves, tall, narrow)
  expect(spots.map(({ y }) => Math.round(y / 100))).toEqual([3, 18])
  expect(spots.every(({ x }) => x > 0 && x < tall.width)).toBe(true)
  const tiny = { width: 3, height: 2 }
  const whole: PartBox[] = [[0, 0, 1, 1]]
  const [spot] = spotsOf(blobs(tiny, [[2, 0, 1]]), whole, tiny, tiny)
  expect(Math.max(spot!.x / 3, spot!.y / 2)).toBeLessThan(1)
})

describe('the numbers of spots', () => {
  const small = { left: 4, top: 4, right: 6, bottom: 6 }
  const large = { left: 16, top: 6, right: 29, bottom: 19 }

  /** Layers in boxes with their shares, and a density that is even on each. */
  const evenOn = (...layers: readonly (readonly [box: typeof small, share: number])[]) => {
    const density = new Float32Array(SIZE)
    const labels = new Int32Array(SIZE).fill(-1)
    const all = layers.map(([{ left, top, right, bottom }, share], label): Area => {
      const [width, height] = [right - left + 1, bottom - top + 1]
      for (let y = top; y <= bottom; y++) {
        const start = y * GRID.width + left
        labels.fill(label, start, start + width)
        density.fill(share / width / height, start, start + width)
      }
      const box = [left / 32, top / 24, width / 32, height / 24] as const
      const area = (width * height) / SIZE
      return { kind: 'layer', label, box, area, attention: share, perception: share }
    })
    return (fold: number | null = null) =>
      findHotspots(density, { ...GRID, labels, all }, PICTURE, fold)
  }

  it('are the places of what they lie on in the order of what is seen first', () => {
    const [first] = evenOn([small, 0.55], [large, 0.45])()
    expect(first!.x).toBeLessThan(150)
    const [other] = evenOn([small, 0.1], [large, 0.9])()
    expect(other!.x).toBeGreaterThan(320)
  })

  it('leave out what has no room beside those before it, and keep what comes after', () => {
    const [dot, beside] = [5, 6].map((x) => ({ left: x, top: 5, right: x, bottom: 5 }))
    const spots = evenOn([dot!, 0.3], [beside!, 0.29], [large, 0.41])()
    expect(spots.map(({ rank }) => rank)).toEqual([1, 3])
  })

  it('skip none for a lack of room: what lies near another has a smaller circle, which keeps off it', () => {
    // The reach is 32 cells, so circles of full size lie 2.9 apart, and none nearer than 1.1.
    const [dot, near, nearer] = [5, 7, 3].map((x) => ({ left: x, top: 5, right: x, bottom: 5 }))
    const spots = evenOn([dot!, 0.2], [near!, 0.19], [nearer!, 0.18], [large, 0.43])()
    expect(spots.map(({ rank }) => rank)).toEqual([1, 2, 3, 4])
    const row = spots.filter(({ y }) => y < 120).sort((one, other) => one.x - other.x)
    expect(row.map(({ x }) => x)).toEqual([70, 110, 150])
    for (const [i, spot] of row.slice(1).entries()) {
      expect(spot.x - row[i]!.x).toBeGreaterThanOrEqual(spot.radius + row[i]!.radius)
    }
  })

  it('come last below the fold, however many look there', () => {
    const low = { left: 10, top: 18, right: 12, bottom: 20 }
    const spots = evenOn([small, 0.2], [low, 0.8])
    expect(spots(0.6)[0]!.y).toBeLessThan(150)
    expect(spots()[0]!.y).toBeGreaterThan(350)
  })
})

it('keeps spots in order, apart, as large as their shares but for the smallest, and within the whole for any density', () => {
  const densities = fc.array(fc.float({ min: 0, max: 1, noNaN: true }), {
    minLength: SIZE,
    maxLength: SIZE
  })
  fc.assert(
    fc.property(densities, (values) => {
      const spots = spotsOf(sumToOne(Float32Array.from(values)), APART)
      expect(sum(spots.map(({ share }) => share))).toBeLessThanOrEqual(1 + 1e-5)
      const most = Math.max(...spots.map(({ share }) => share))
      const widest = Math.max(...spots.map(({ radius }) => radius))
      for (const [i, spot] of spots.entries()) {
        expect(spot.rank).toBeGreaterThan(spots[i - 1]?.rank ?? 0)
        expect(spot.rank).toBeLessThanOrEqual(9)
        expect((spot.radius / widest) ** 2).toBeCloseTo(Math.max(1 / 9, spot.share / most), 5)
        for (const other of spots.slice(i + 1)) {
          const distance = Math.hypot(spot.x - other.x, spot.y - other.y)
          expect(distance).toBeGreaterThanOrEqual(spot.radius + other.radius - 1e-6)
        }
      }
    }),
    { numRuns: 15 }
  )
})
