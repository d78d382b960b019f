import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BoardVariant } from '../../../src/bridge'
import { type BoardPlan, planBoard } from '../../../src/main/compare/plan-board'

type Shape = readonly [width: number, height: number]

function variants(sizes: readonly Shape[], facts = 4): BoardVariant[] {
  return sizes.map(([width, height], index) => ({
    nodeId: `1:${index}`,
    name: `Variant ${index}`,
    badge: '',
    picture: { image: { hash: 'a', width, height }, overlay: null },
    shown: 1,
    marks: [],
    texts: [],
    facts: Array.from({ length: facts }, () => ({ name: 'Clarity', value: '62', delta: null }))
  }))
}

const DESKTOP = [1440, 1024] as const
const PHONE = [390, 844] as const
const of = (count: number, shape: Shape): BoardVariant[] =>
  variants(Array.from({ length: count }, () => shape))
const heightsOf = ({ columns }: BoardPlan) => columns.map(({ picture }) => picture!.height)

describe('variants on a board', () => {
  test('stand in rows, the callouts in the last one’s free place, where they are as wide as pages', () => {
    const plan = planBoard(of(5, DESKTOP), true)
    expect(plan.columns.filter(({ width }) => 3 * width + 64 <= plan.width)).toHaveLength(5)
    expect(plan.callouts?.beside).toBe(true)
  })

  test('stand side by side where they are as narrow as phones', () => {
    const { columns, width } = planBoard(of(5, PHONE), true)
    expect(columns.reduce((sum, column) => sum + column.width + 32, -32)).toBeLessThanOrEqual(width)
  })

  test('have one height, pages and phones alike', () => {
    expect(
      new Set(heightsOf(planBoard(variants([DESKTOP, DESKTOP, PHONE, PHONE]), true))).size
    ).toBe(1)
  })

  test('leave no part of the board empty: it is as wide as they are with their callouts', () => {
    const plan = planBoard(of(2, PHONE), true)
    const widths = plan.columns.reduce((sum, { width }) => sum + width + 32, 0)
    expect(plan.width).toBe(widths + plan.callouts!.width)
    expect(planBoard(of(3, PHONE), false).width).toBeLessThan(1792)
  })
})

test('pictures of any shapes and number keep them and fit their columns, and columns the board', () => {
  const side = fc.integer({ min: 40, max: 2000 })
  const sizes = fc.array(fc.tuple(side, side), { minLength: 2, maxLength: 20 })
  fc.assert(
    fc.property(sizes, fc.boolean(), (shapes, has) => {
      const given = variants(shapes)
      const { callouts, columns, pictureHeight, width: room } = planBoard(given, has)
      expect(columns.map(({ variant }) => variant)).toEqual(given)
      expect(callouts !== null).toBe(has)
      expect(room).toBeLessThanOrEqual(1792)
      for (const { picture, width, variant } of columns) {
        const { image } = variant.picture!
        expect(width % 8).toBe(0)
        expect(width).toBeLessThanOrEqual(room)
        expect(width).toBeGreaterThanOrEqual(Math.max(224, picture!.width))
        expect(picture!.height).toBe(pictureHeight)
        const across = (pictureHeight * image.width) / image.height
        expect(Math.abs(picture!.width - across)).toBeLessThanOrEqual(1)
      }
    })
  )
})
