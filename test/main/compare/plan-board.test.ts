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
const picturesOf = ({ rows }: BoardPlan) =>
  rows.map(({ columns }) => columns.map(({ picture }) => picture!))

describe('variants on a board', () => {
  test('stand in a grid with the callouts in its last place where they are as wide as pages', () => {
    const plan = planBoard(of(5, DESKTOP), true, 1100)
    expect(plan.rows.map(({ columns }) => columns.length)).toEqual([3, 2])
    expect(plan.callouts?.below).toBe(false)
  })

  test('stand side by side where they are as narrow as phones', () => {
    const plan = planBoard(of(5, PHONE), true, 1100)
    expect(plan.rows.map(({ columns }) => columns.length)).toEqual([5])
  })

  test('have one height, pages and phones alike, unless a page would be wider than there is room', () => {
    const [row] = picturesOf(planBoard(variants([DESKTOP, DESKTOP, PHONE, PHONE]), true, 1000))
    const heights = row!.map(({ height }) => height)
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(12)
    const [banners] = picturesOf(planBoard(variants([[970, 90], PHONE]), true, 700))
    expect(banners![0]!.width).toBeGreaterThan(800)
  })

  test('have one width where their shapes are alike, so that they can be compared', () => {
    const [row] = picturesOf(planBoard(variants([DESKTOP, [1440, 900]]), true, 500))
    expect(row![0]!.width).toBe(row![1]!.width)
  })

  test('have their figures on two lines where a column is narrow', () => {
    expect(planBoard(of(5, PHONE), false, 1100).rows[0]!.columns[0]!.factsAcross).toBe(2)
    expect(planBoard(of(2, DESKTOP), false, 800).rows[0]!.columns[0]!.factsAcross).toBe(4)
    expect(planBoard(of(2, PHONE), true, 800).rows[0]!.columns[0]!.factsAcross).toBe(4)
  })
})

test('pictures of any shapes and number keep them and fit their columns, and columns the board', () => {
  const side = fc.integer({ min: 40, max: 2000 })
  const sizes = fc.array(fc.tuple(side, side), { minLength: 2, maxLength: 20 })
  fc.assert(
    fc.property(sizes, fc.boolean(), fc.integer({ min: 0, max: 1400 }), (shapes, has, tall) => {
      const given = variants(shapes)
      const { rows, callouts } = planBoard(given, has, tall)
      expect(rows.flatMap(({ columns }) => columns.map(({ variant }) => variant))).toEqual(given)
      expect(callouts !== null).toBe(has)
      rows.forEach(({ columns, pictureHeight }, index) => {
        const gaps = 32 * (columns.length - 1)
        const width = columns.reduce((sum, column) => sum + column.width, gaps)
        const beside = callouts?.below === false && index === rows.length - 1
        expect(width + (beside ? 32 + callouts.width : 0)).toBeLessThanOrEqual(1792)
        for (const { picture, width: column, variant } of columns) {
          const { image } = variant.picture!
          expect(column % 8).toBe(0)
          expect(column).toBeGreaterThanOrEqual(Math.max(224, picture!.width))
          expect(pictureHeight).toBeGreaterThanOrEqual(picture!.height)
          const height = (picture!.width * image.height) / image.width
          // A sliver is 8 px wide, however long it is.
          if (picture!.width > 8) expect(Math.abs(picture!.height - height)).toBeLessThanOrEqual(1)
        }
      })
    })
  )
})
