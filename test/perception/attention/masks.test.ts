import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dilate, joinBorder, JOINED } from '../../../src/perception/attention/masks'

const drawings = fc
  .record({ width: fc.integer({ min: 1, max: 9 }), height: fc.integer({ min: 1, max: 9 }) })
  .chain(({ width, height }) =>
    fc
      .array(fc.nat(1), { minLength: width * height, maxLength: width * height })
      .map((cells) => ({ width, height, cells }))
  )

it('fills a square around each cell of a mask and counts what is filled', () => {
  fc.assert(
    fc.property(drawings, fc.nat(3), ({ width, height, cells }, radius) => {
      const framed = new Uint8Array((width + 2) * (height + 2)).fill(JOINED)
      cells.forEach((cell, i) => {
        framed[(Math.floor(i / width) + 1) * (width + 2) + (i % width) + 1] = cell
      })
      const grown = new Uint8Array(width * height)
      const filled = dilate(framed, { width, height }, 1, radius, grown)
      const isNear = (one: number, other: number): boolean =>
        Math.abs((one % width) - (other % width)) <= radius &&
        Math.abs(Math.floor(one / width) - Math.floor(other / width)) <= radius
      const expected = cells.map((_, i) => (cells.some((cell, j) => cell && isNear(i, j)) ? 1 : 0))
      expect([...grown]).toEqual(expected)
      expect(filled).toBe(expected.filter((cell) => cell === 1).length)
    }),
    { numRuns: 100 }
  )
})

it('joins with the border what touches it through four neighbours, and nothing else', () => {
  const picture = ['0000000', '0111110', '0101010', '0111110', '0000100', '0001000']
  const [width, height] = [7, 6]
  const cells = new Uint8Array((width + 2) * (height + 2)).fill(JOINED)
  picture.forEach((row, y) => cells.set(Array.from(row, Number), (y + 1) * (width + 2) + 1))
  for (const value of [1, 0]) joinBorder(cells, width, height, value, new Int32Array(42))
  const rows = picture.map((_, y) =>
    [...cells.subarray((y + 1) * (width + 2) + 1, (y + 2) * (width + 2) - 1)].join('')
  )
  expect(rows).toEqual(['2222222', '2111112', '2101012', '2111112', '2222122', '2222222'])
})
