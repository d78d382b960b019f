import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { BoardVariant } from '../../../../src/bridge'
import { planBoard } from '../../../../src/main/compare/board/plan-board'

function variants(sizes: readonly (readonly [number, number])[], pictures = 1): BoardVariant[] {
  return sizes.map(([width, height], index) => ({
    nodeId: `1:${index}`,
    name: `Variant ${index}`,
    badge: '',
    pictures: Array.from({ length: pictures }, () => ({
      name: 'Attention',
      image: { hash: 'a', width, height },
      overlay: null
    })),
    facts: []
  }))
}

const desktops = (count: number, pictures = 1) =>
  variants(
    Array.from({ length: count }, () => [1440, 1024] as const),
    pictures
  )

const rowLengths = (count: number) => planBoard(desktops(count)).rows.map((row) => row.length)

test.each([
  [2, [2]],
  [4, [4]],
  [5, [3, 2]],
  [6, [3, 3]],
  [7, [4, 3]],
  [9, [3, 3, 3]],
  [13, [4, 4, 4, 1]],
  [20, [4, 4, 4, 4, 4]]
])('%d variants stand in rows of %j', (count, rows) => {
  expect(rowLengths(count)).toEqual(rows)
})

test('four maps of two desktops stand two by two, of two phones side by side', () => {
  const across = (plan: ReturnType<typeof planBoard>) =>
    Math.round(plan.rows[0]![0]!.picturesWidth / plan.rows[0]![0]!.picture.width)
  expect(across(planBoard(desktops(2, 4)))).toBe(2)
  const phones = [
    [390, 844],
    [390, 844]
  ] as const
  expect(across(planBoard(variants(phones, 4)))).toBe(4)
})

test('text grows with the board, so that it is read when all of it is in view', () => {
  const [two, four] = [planBoard(desktops(2)), planBoard(desktops(4))]
  expect(two.width / two.unit).toBeLessThan(110)
  expect(four.width / four.unit).toBeLessThan(110)
  expect(four.unit).toBeGreaterThan(1.5 * two.unit)
})

const side = fc.integer({ min: 40, max: 2000 })

test('pictures of any shapes and number fit their columns, and columns their row', () => {
  const sizes = fc.array(fc.tuple(side, side), { minLength: 2, maxLength: 20 })
  fc.assert(
    fc.property(sizes, fc.integer({ min: 0, max: 4 }), (shapes, pictures) => {
      const given = variants(shapes, pictures)
      const { rows, width, unit } = planBoard(given)
      expect(rows.flat().map(({ variant }) => variant)).toEqual(given)
      for (const row of rows) {
        expect(row.length).toBeLessThanOrEqual(4)
        const needed = row.reduce((sum, column) => sum + column.width, 4 * unit * (row.length - 1))
        expect(needed).toBeLessThanOrEqual(width + 1e-6)
        for (const { picture, picturesWidth, width: column } of row) {
          expect(picturesWidth).toBeGreaterThanOrEqual(picture.width)
          expect(column).toBeGreaterThanOrEqual(Math.max(picturesWidth, 19 * unit))
        }
      }
    })
  )
})
