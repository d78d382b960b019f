import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { textBlocks } from '../../../src/perception/see/text-blocks'

/** A line from its top left, 10 cells high unless told. */
const line = (left: number, top: number, width = 100, height = 10) => {
  return { left, top, right: left + width, bottom: top + height, size: height / 400 }
}

const blocksOf = (...lines: ReturnType<typeof line>[]) => textBlocks(lines).of

describe('lines of text', () => {
  it('are one block below each other, as in a paragraph, in any order', () => {
    expect(blocksOf(line(0, 0), line(0, 22), line(0, 44, 40))).toEqual([0, 0, 0])
    expect(blocksOf(line(0, 44, 40), line(0, 0), line(0, 22))).toEqual([0, 0, 0])
  })

  it('are blocks of their own where they lie apart, beside each other, or differ in height', () => {
    expect(blocksOf(line(0, 0), line(0, 26))).toEqual([0, 1])
    expect(blocksOf(line(0, 0), line(120, 0))).toEqual([0, 1])
    expect(blocksOf(line(0, 0), line(70, 15))).toEqual([0, 1])
    expect(blocksOf(line(0, 0, 100, 20), line(0, 24))).toEqual([0, 1])
  })

  it('have each a block whose number is below their count, and the same blocks when moved', () => {
    const lines = fc.array(
      fc
        .tuple(
          fc.nat(200),
          fc.nat(200),
          fc.integer({ min: 1, max: 90 }),
          fc.integer({ min: 1, max: 20 })
        )
        .map((numbers) => line(...numbers)),
      { maxLength: 12 }
    )
    fc.assert(
      fc.property(lines, (some) => {
        const { of, count } = textBlocks(some)
        expect(new Set(of).size).toBe(count)
        expect(of.every((block) => block >= 0 && block < count)).toBe(true)
        const moved = some.map(({ left, right, ...rest }) => ({
          ...rest,
          left: left + 7,
          right: right + 7
        }))
        expect(textBlocks(moved)).toEqual({ of, count })
      })
    )
  })
})
