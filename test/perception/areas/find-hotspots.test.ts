import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sumToOne } from '../../../src/perception/see/statistics'
import type { Area } from '../../../src/perception/areas/areas'
import { thingAreas } from '../../../src/perception/areas/thing-areas'
import { findHotspots } from '../../../src/perception/areas/find-hotspots'
import type { Things } from '../../../src/perception/see/find-things'
import { sum } from '../pictures'
import { manyThings, thingsAt } from '../see/made-up-things'

const GRID = { width: 32, height: 24 }
const PICTURE = { width: 640, height: 480 }
const SIZE = GRID.width * GRID.height
const THINGS = manyThings(GRID)

/** The spots of a density that is all there is to know: first looks are as attention. */
const spotsOf = (density: Float32Array, things: Things, picture: typeof PICTURE) =>
  findHotspots(density, thingAreas(things, { attention: density, perception: density }), picture)

it('finds two peaks with shares and circle areas in proportion', () => {
  const density = new Float32Array(SIZE)
  density[6 * 32 + 8] = 3
  density[18 * 32 + 24] = 1.5
  const spots = spotsOf(sumToOne(density), THINGS, PICTURE)
  expect(spots.map(({ x, y, rank }) => [x, y, rank])).toEqual([
    [170, 130, 1],
    [490, 370, 2]
  ])
  expect(spots[0]!.share).toBeCloseTo(2 / 3, 5)
  expect((spots[1]!.radius / spots[0]!.radius) ** 2).toBeCloseTo(0.5, 5)
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

it('takes a broad peak for one spot, and not its flanks for more', () => {
  const spots = spotsOf(blobs(GRID, [[16, 12, 8]]), THINGS, PICTURE)
  expect(spots.map(({ x, y }) => [x, Math.round(y)])).toEqual([[330, 250]])
})

it('numbers equal spots in reading order, and takes a plateau for one spot', () => {
  const equal = new Float32Array(SIZE)
  for (const i of [18 * 32 + 4, 4 * 32 + 25, 4 * 32 + 8]) equal[i] = 1
  const spots = spotsOf(sumToOne(equal), THINGS, PICTURE)
  expect(spots.map(({ x, y, rank }) => [rank, x, y])).toEqual([
    [1, 170, 90],
    [2, 510, 90],
    [3, 90, 370]
  ])
  const plateau = Float32Array.from({ length: SIZE }, (_, i) => {
    const isOnIt = i % 32 > 9 && i % 32 < 23 && i > 5 * 32 && i < 19 * 32
    return isOnIt ? 1 : 0
  })
  expect(spotsOf(sumToOne(plateau), THINGS, PICTURE)).toHaveLength(1)
})

it('finds no spot where all is even, and one at the edge of a ramp', () => {
  const even = new Float32Array(SIZE).fill(1)
  expect(spotsOf(sumToOne(even), THINGS, PICTURE)).toEqual([])
  const ramp = even.map((_, i) => i % 32)
  const spots = spotsOf(sumToOne(ramp), THINGS, PICTURE)
  expect(spots).toHaveLength(1)
  expect(spots[0]!.x).toBeGreaterThan(590)
})

it('finds the spots of narrow and of tiny pictures inside them', () => {
  const narrow = { width: 31, height: 1568 }
  const far = blobs(narrow, [
    [10, 200, 12],
    [20, 1400, 9]
  ])
  const tall = { width: 40, height: 2000 }
  const spots = spotsOf(far, manyThings(narrow), tall)
  expect(spots.map(({ y }) => Math.round(y / 100))).toEqual([3, 18])
  expect(spots.every(({ x }) => x > 0 && x < tall.width)).toBe(true)
  const tiny = { width: 3, height: 2 }
  expect(spotsOf(blobs(tiny, [[2, 0, 1]]), manyThings(tiny), tiny)).toMatchObject([
    { x: 2.5, y: 0.5 }
  ])
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
    // The reach is 32 cells, so circles of full size lie 2.9 apart.
    const [dot, near, nearer] = [5, 7, 3].map((x) => ({ left: x, top: 5, right: x, bottom: 5 }))
    const spots = evenOn([dot!, 0.2], [near!, 0.19], [nearer!, 0.18], [large, 0.43])()
    expect(spots.map(({ rank }) => rank)).toEqual([1, 2, 3, 4])
    const row = spots.filter(({ y }) => y < 120).sort((one, other) => one.x - other.x)
    expect(row.map(({ x }) => x)).toEqual([70, 110, 150])
    for (const [i, spot] of row.slice(1).entries()) {
      expect(spot.x - row[i]!.x).toBeGreaterThanOrEqual(spot.radius + row[i]!.radius)
    }
    expect(row[0]!.radius).toBeLessThan(0.5 * row[1]!.radius)
  })

  it('come last below the fold, whatever is looked at there', () => {
    const low = { left: 10, top: 18, right: 12, bottom: 20 }
    const spots = evenOn([small, 0.2], [low, 0.8])
    expect(spots(0.6)[0]!.y).toBeLessThan(150)
    expect(spots()[0]!.y).toBeGreaterThan(350)
  })
})

it('keeps spots in order, apart, as large as their shares and within the whole for any density', () => {
  const densities = fc.array(fc.float({ min: 0, max: 1, noNaN: true }), {
    minLength: SIZE,
    maxLength: SIZE
  })
  fc.assert(
    fc.property(densities, (values) => {
      const spots = spotsOf(sumToOne(Float32Array.from(values)), THINGS, PICTURE)
      expect(sum(spots.map(({ share }) => share))).toBeLessThanOrEqual(1 + 1e-5)
      const most = Math.max(...spots.map(({ share }) => share))
      const widest = Math.max(...spots.map(({ radius }) => radius))
      for (const [i, spot] of spots.entries()) {
        expect(spot.rank).toBeGreaterThan(spots[i - 1]?.rank ?? 0)
        expect(spot.rank).toBeLessThanOrEqual(9)
        expect((spot.radius / widest) ** 2).toBeCloseTo(spot.share / most, 5)
        for (const other of spots.slice(i + 1)) {
          const distance = Math.hypot(spot.x - other.x, spot.y - other.y)
          expect(distance).toBeGreaterThanOrEqual(spot.radius + other.radius - 1e-6)
        }
      }
    }),
    { numRuns: 15 }
  )
})

describe('a hotspot', () => {
  const bar = { left: 6, top: 10, right: 25, bottom: 11 }

  it('lies on each single thing once, however many peaks the thing has', () => {
    const density = blobs(GRID, [
      [8, 10, 1],
      [23, 11, 1.2]
    ])
    const onMany = spotsOf(density, THINGS, PICTURE)
    expect(onMany).toHaveLength(2)
    const onOne = spotsOf(density, thingsAt(GRID, [bar]), PICTURE)
    expect(onOne).toHaveLength(1)
    const { left, right } = bar
    const onTwo = spotsOf(
      density,
      thingsAt(GRID, [
        { ...bar, right: 12 },
        { ...bar, left: 18 }
      ]),
      PICTURE
    )
    expect(onTwo).toHaveLength(2)
    expect(onTwo.every(({ x }) => x > left * 20 && x < (right + 1) * 20)).toBe(true)
  })

  it('is not where no thing is near', () => {
    const density = blobs(GRID, [[26, 19, 1.5]])
    expect(spotsOf(density, thingsAt(GRID, []), PICTURE)).toEqual([])
    expect(spotsOf(density, thingsAt(GRID, [bar]), PICTURE)).toEqual([])
  })

  it('is drawn from beside a thing onto it', () => {
    const thing = { left: 12, top: 8, right: 15, bottom: 15 }
    const spots = spotsOf(blobs(GRID, [[16, 11, 1.5]]), thingsAt(GRID, [thing]), PICTURE)
    expect(spots).toHaveLength(1)
    expect(spots[0]!.x).toBeGreaterThan(thing.left * 20)
    expect(spots[0]!.x).toBeLessThan((thing.right + 1) * 20)
  })

  it('lies within the box of a thing, and on no thing twice, wherever things and peaks are', () => {
    const box = fc
      .record({ left: fc.nat(29), top: fc.nat(21), width: fc.nat(12), height: fc.nat(8) })
      .map(({ left, top, width, height }) => ({
        left,
        top,
        right: Math.min(GRID.width - 1, left + width),
        bottom: Math.min(GRID.height - 1, top + height)
      }))
    const values = fc.array(fc.double({ min: 0.01, max: 1, noNaN: true }), {
      minLength: 97,
      maxLength: 97
    })
    fc.assert(
      fc.property(fc.array(box, { maxLength: 4 }), values, (boxes, some) => {
        const density = Float32Array.from({ length: SIZE }, (_, i) => some[i % 97]!)
        const spots = spotsOf(sumToOne(density), thingsAt(GRID, boxes), PICTURE)
        expect(spots.length).toBeLessThanOrEqual(boxes.length)
        for (const { x, y } of spots) {
          const isOn = boxes.some(
            ({ left, top, right, bottom }) =>
              x >= left * 20 && x <= (right + 1) * 20 && y >= top * 20 && y <= (bottom + 1) * 20
          )
          expect(isOn).toBe(true)
        }
      }),
      { numRuns: 40 }
    )
  })
})
