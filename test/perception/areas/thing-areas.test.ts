import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { thingAreas } from '../../../src/perception/areas/thing-areas'
import { sumToOne } from '../../../src/perception/see/statistics'
import { sum } from '../pictures'
import { manyThings, thingsAt } from '../see/made-up-things'

const GRID = { width: 40, height: 30 }
const SIZE = GRID.width * GRID.height
const BOX = { left: 10, top: 10, right: 19, bottom: 14 }

/** A density that is low but for single cells: x, y and how high. */
const peaksAt = (...peaks: readonly (readonly [x: number, y: number, height: number])[]) => {
  const density = new Float32Array(SIZE).fill(0.01)
  for (const [x, y, height] of peaks) density[y * GRID.width + x] = height
  return sumToOne(density)
}

const areasOf = (things: ReturnType<typeof thingsAt>, density: Float32Array) =>
  thingAreas(things, { attention: density, perception: density })

describe('things as areas', () => {
  it('are what peaks lie on or beside, each once, in its own box', () => {
    const { all } = areasOf(thingsAt(GRID, [BOX]), peaksAt([9, 12, 2], [17, 12, 1]))
    expect(all.map(({ kind, box }) => ({ kind, box }))).toEqual([
      { kind: 'thing', box: [10 / 40, 10 / 30, 10 / 40, 5 / 30] }
    ])
    expect(areasOf(thingsAt(GRID, [BOX]), peaksAt([30, 25, 2])).all).toEqual([])
  })

  it('have their holes filled, as those of a shape that has edges at its rim', () => {
    const things = thingsAt(GRID, [BOX])
    things.labels[12 * GRID.width + 15] = 0
    const { labels, all } = areasOf(things, peaksAt([15, 12, 2]))
    expect(labels[12 * GRID.width + 15]).toBe(all[0]!.label)
  })

  it('are places around the peaks of what is too large to be one thing', () => {
    const { all } = areasOf(manyThings(GRID), peaksAt([8, 15, 2], [30, 15, 1]))
    expect(all.map(({ kind }) => kind)).toEqual(['place', 'place'])
    const [left, right] = all.map(({ box: [x, , width] }) => x + width / 2)
    expect(left).toBeCloseTo(8.5 / 40)
    expect(right).toBeCloseTo(30.5 / 40)
    expect(all[0]!.attention).toBeGreaterThan(all[1]!.attention)
  })

  it('share no more than the whole, in boxes within it, wherever things and densities are', () => {
    const box = fc
      .tuple(fc.nat(35), fc.nat(25), fc.nat(8), fc.nat(6))
      .map(([left, top, width, height]) => ({
        left,
        top,
        right: Math.min(39, left + width),
        bottom: Math.min(29, top + height)
      }))
    const values = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), {
      minLength: 53,
      maxLength: 53
    })
    fc.assert(
      fc.property(fc.array(box, { maxLength: 6 }), values, (boxes, some) => {
        const density = sumToOne(
          Float32Array.from({ length: SIZE }, (_, i) => 0.01 + some[i % 53]!)
        )
        const { all } = areasOf(thingsAt(GRID, boxes), density)
        expect(all.length).toBeLessThanOrEqual(boxes.length)
        expect(sum(all.map(({ attention }) => attention))).toBeLessThanOrEqual(1 + 1e-5)
        for (const {
          area,
          box: [x, y, width, height]
        } of all) {
          expect(area).toBeGreaterThan(0)
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
          expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(1 + 1e-9)
        }
      }),
      { numRuns: 50 }
    )
  })
})
