import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inOrder } from '../../../src/perception/areas/areas'
import { foundAreas, sceneAreas } from '../../../src/perception/areas/see-areas'
import { sumToOne } from '../../../src/perception/see/statistics'
import { findHotspots } from '../../../src/perception/areas/find-hotspots'
import { boxOutline, type Scene } from '../../../src/perception/areas/scene'

const GRID = { width: 32, height: 24 }
const PICTURE = { width: 640, height: 480 }
const CELL = 20

/** Boxes in cells, each a layer of its own, later ones on top. */
type Box = readonly [left: number, top: number, width: number, height: number]

const sceneOf = (boxes: readonly Box[]): Scene => ({
  ...PICTURE,
  shapes: boxes.map(([left, top, width, height], owner) => ({
    owner,
    outline: boxOutline([1, 0, 0, 1, left * CELL, top * CELL], width * CELL, height * CELL),
    cover: 1,
    clip: -1
  })),
  clips: [],
  owners: boxes.length
})

const densitiesOf = (values: readonly number[]) => {
  const density = sumToOne(
    Float32Array.from({ length: GRID.width * GRID.height }, (_, i) => values[i % values.length]!)
  )
  return { attention: density, perception: density.slice().reverse() }
}

const boxes = fc.array(
  fc.tuple(fc.nat(28), fc.nat(20), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 9 })),
  { minLength: 1, maxLength: 8 }
)
const values = fc.array(fc.double({ min: 0.01, max: 1, noNaN: true }), {
  minLength: 97,
  maxLength: 97
})

describe('layers as areas', () => {
  it('have spots inside their own boxes and apart from each other', () => {
    fc.assert(
      fc.property(boxes, values, (some, levels) => {
        const densities = densitiesOf(levels)
        const areas = sceneAreas(sceneOf(some), GRID, densities)
        const order = inOrder(areas.all, null)
        const spots = findHotspots(densities.attention, areas, PICTURE)
        for (const [i, { x, y, rank, radius }] of spots.entries()) {
          const [left, top, width, height] = order[rank - 1]!.box
          expect(x).toBeGreaterThanOrEqual(left * PICTURE.width)
          expect(x).toBeLessThanOrEqual((left + width) * PICTURE.width)
          expect(y).toBeGreaterThanOrEqual(top * PICTURE.height)
          expect(y).toBeLessThanOrEqual((top + height) * PICTURE.height)
          for (const other of spots.slice(i + 1)) {
            const distance = Math.hypot(x - other.x, y - other.y)
            expect(distance).toBeGreaterThanOrEqual(radius + other.radius - 1e-6)
          }
        }
      }),
      { numRuns: 50 }
    )
  })

  it('have none where nothing of a layer is visible', () => {
    const hidden = sceneOf([
      [4, 4, 3, 3],
      [2, 2, 8, 8]
    ])
    const { all } = sceneAreas(hidden, GRID, densitiesOf([1]))
    expect(all.map(({ label }) => label)).toEqual([1])
  })
})

it('boxes found in a picture have the area and the attention of what is visible of them, and of the bare ground beside', () => {
  const densities = densitiesOf([1])
  const found = [
    { kind: 'picture', box: [0.25, 0.25, 0.5, 0.5] },
    { kind: 'text', box: [0.25, 0.25, 0.5, 0.25] }
  ] as const
  const { all } = foundAreas(found, GRID, densities)
  expect(all.map(({ kind }) => kind)).toEqual(['picture', 'text'])
  for (const { area, attention, box } of all) {
    expect([area, box[2] * box[3]]).toEqual([expect.closeTo(0.125), expect.closeTo(0.125)])
    expect(attention).toBeGreaterThan(0.125)
    expect(attention).toBeLessThan(0.2)
  }
})
