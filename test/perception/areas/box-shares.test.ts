import fc from 'fast-check'
import { expect, it } from 'vitest'
import { boxShares } from '../../../src/perception'
import { sumToOne } from '../../../src/perception/see/statistics'

const PICTURE = { width: 100, height: 60 }
const ramp = Float32Array.from({ length: 60 }, (_, i) => 1 + (i % 10))
const even = new Float32Array(60).fill(1 / 60)
const MAP = { width: 10, height: 6, attention: sumToOne(ramp), perception: even }

it('a box has what lies in it, of cells on its edge the part inside', () => {
  const boxes = [
    { x: 0, y: 0, width: 100, height: 60 },
    { x: 0, y: 0, width: 15, height: 30 },
    { x: -10, y: 0, width: 20, height: 60 },
    { x: 100, y: 0, width: 20, height: 60 }
  ]
  const [whole, corner, left, outside] = boxShares(boxes, PICTURE, MAP)
  expect(whole!.attention).toBeCloseTo(1)
  expect(corner).toMatchObject({ area: expect.closeTo(0.075), perception: expect.closeTo(0.075) })
  expect(corner!.attention).toBeCloseTo((0.5 * (1 + 0.5 * 2)) / 55)
  expect(left).toMatchObject({ area: expect.closeTo(0.1), attention: expect.closeTo(1 / 55) })
  expect(outside).toEqual({ area: 0, attention: 0, perception: 0 })
})

it('the shares of two halves of a box are those of the box', () => {
  const place = fc.double({ min: 0, max: 50, noNaN: true })
  const length = fc.double({ min: 1, max: 50, noNaN: true })
  fc.assert(
    fc.property(place, place, length, length, (x, y, width, height) => {
      const half = { x, y, width: width / 2, height }
      const boxes = [{ x, y, width, height }, half, { ...half, x: x + width / 2 }]
      const [both, one, other] = boxShares(boxes, PICTURE, MAP)
      for (const share of ['area', 'attention', 'perception'] as const) {
        expect(one![share] + other![share]).toBeCloseTo(both![share], 6)
        expect(one![share]).toBeGreaterThanOrEqual(0)
      }
    })
  )
})
