import fc from 'fast-check'
import { expect, test } from 'vitest'
import { freeSpot, spotBeside, spotRightOf } from '../../../../src/main/figma/canvas/free-space'
import type { Box } from '../../../../src/main/figma/geometry/placement'
import { side } from '../../support/arbitraries'

const coordinate = fc.double({ min: -50_000, max: 50_000, noNaN: true })
const box = fc.record({ x: coordinate, y: coordinate, width: side, height: side })
const size = fc.record({ width: side, height: side })
const center = { x: 0, y: 0 }

function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  )
}

test('whatever lies on the page, the spot overlaps nothing and keeps 100 px to the left', () => {
  fc.assert(
    fc.property(fc.array(box, { minLength: 1, maxLength: 20 }), size, (boxes, wanted) => {
      const spot = { ...freeSpot(boxes, wanted, center), ...wanted }
      for (const other of boxes) {
        expect(overlap(spot, other)).toBe(false)
        expect(spot.x - (other.x + other.width)).toBeGreaterThanOrEqual(100)
      }
      expect(Math.min(...boxes.map(({ x, width }) => spot.x - (x + width)))).toBeLessThanOrEqual(
        101
      )
      expect([spot.x % 1, spot.y % 1].map(Math.abs)).toEqual([0, 0])
    })
  )
})

test('beside a box, the nearest spot on any side overlaps nothing and is level with it', () => {
  fc.assert(
    fc.property(fc.array(box, { maxLength: 20 }), box, size, (others, own, wanted) => {
      const spot = { ...wanted, ...spotBeside([...others, own], own, wanted) }
      for (const other of [...others, own]) expect(overlap(spot, other)).toBe(false)
      const across = Math.max(spot.x - own.x - own.width, own.x - spot.x - spot.width)
      const down = Math.max(spot.y - own.y - own.height, own.y - spot.y - spot.height)
      expect(Math.max(across, down)).toBeGreaterThanOrEqual(99.9)
      expect([spot.x, spot.y].filter((at, axis) => at === [own.x, own.y][axis])).toHaveLength(1)
    })
  )
})

test('a frame between others has its copy right above it, and not behind them all', () => {
  const own = { x: 0, y: 0, width: 200, height: 300 }
  const beside = { ...own, x: 300 }
  expect(spotBeside([own], own, own)).toEqual({ x: 300, y: 0 })
  expect(spotBeside([own, beside], own, own)).toEqual({ x: 0, y: 400 })
  const below = { ...own, y: 400 }
  expect(spotBeside([own, beside, below], own, own)).toEqual({ x: -300, y: 0 })
  const left = { ...own, x: -300 }
  expect(spotBeside([own, beside, below, left], own, own)).toEqual({ x: 0, y: -400 })
})

test('right of a box is a spot in one row with it; within another box there may be none', () => {
  const own = { x: 100, y: 100, width: 200, height: 300 }
  const room = (width: number, height: number) =>
    spotRightOf([own], own, { x: 0, y: 0, width, height })
  expect(room(600, 800)).toEqual({ x: 400, y: 100 })
  expect(room(599, 800)).toBeNull()
  expect(spotRightOf([own], own)).toEqual({ x: 400, y: 100 })
})

test('one after the other makes a row', () => {
  fc.assert(
    fc.property(fc.array(box, { minLength: 1 }), fc.array(size), (boxes, sizes) => {
      const row: Box[] = []
      for (const wanted of sizes) {
        row.push({ ...freeSpot([...boxes, ...row], wanted, center), ...wanted })
      }
      expect(new Set(row.map(({ y }) => y)).size).toBeLessThanOrEqual(1)
    })
  )
})

test('on an empty page the middle of the view is the middle of what is new', () => {
  expect(freeSpot([], { width: 300, height: 101 }, { x: 1000, y: -20.2 })).toEqual({
    x: 850,
    y: -71
  })
})
