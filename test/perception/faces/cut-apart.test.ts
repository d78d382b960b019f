import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cutApart } from '../../../src/perception/faces/cut-apart'

const masks = fc
  .record({ width: fc.integer({ min: 1, max: 60 }), height: fc.integer({ min: 1, max: 60 }) })
  .chain(({ width, height }) =>
    fc
      .array(fc.constantFrom(0, 0, 0, 1), { minLength: width * height, maxLength: width * height })
      .map((cells) => ({ width, height, mask: Uint8Array.from(cells) }))
  )

it('covers every one once, and no box is without one at each of its sides', () => {
  fc.assert(
    fc.property(masks, ({ mask, ...grid }) => {
      const boxes = cutApart(mask, grid)
      const covered = new Uint8Array(mask.length)
      for (const { left, top, right, bottom } of boxes) {
        const inBox = (x: number, y: number) => mask[y * grid.width + x] === 1
        const columns = Array.from({ length: right - left }, (_, i) => left + i)
        const rows = Array.from({ length: bottom - top }, (_, i) => top + i)
        for (const y of rows) for (const x of columns) covered[y * grid.width + x]!++
        expect(columns.some((x) => inBox(x, top))).toBe(true)
        expect(columns.some((x) => inBox(x, bottom - 1))).toBe(true)
        expect(rows.some((y) => inBox(left, y))).toBe(true)
        expect(rows.some((y) => inBox(right - 1, y))).toBe(true)
      }
      mask.forEach((one, i) => one === 1 && expect(covered[i]).toBe(1))
    })
  )
})

it('tells two squares far from each other apart', () => {
  const mask = new Uint8Array(40 * 20)
  for (let y = 0; y < 6; y++) {
    for (let x = 0; x < 6; x++) {
      mask[y * 40 + x] = 1
      mask[(y + 10) * 40 + x + 30] = 1
    }
  }
  expect(cutApart(mask, { width: 40, height: 20 })).toHaveLength(2)
  expect(cutApart(new Uint8Array(800), { width: 40, height: 20 })).toEqual([])
})
