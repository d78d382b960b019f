import fc from 'fast-check'
import { expect, it } from 'vitest'
import { components, type Component } from '../../../src/perception/see/components'
import { runs } from '../../support/fuzz/runs'

const masks = fc
  .integer({ min: 1, max: 14 })
  .chain((width) =>
    fc
      .integer({ min: 1, max: 14 })
      .chain((height) =>
        fc
          .array(fc.nat(1), { minLength: width * height, maxLength: width * height })
          .map((cells) => ({ width, height, mask: Uint8Array.from(cells) }))
      )
  )

/** The number of each cell's component, from 1 in reading order of their first cells; 0 outside. */
function flooded(
  { width, height, mask }: { width: number; height: number; mask: Uint8Array },
  reach: 0 | 1
) {
  const numbers = new Array<number>(mask.length).fill(0)
  let count = 0
  for (let start = 0; start < mask.length; start++) {
    if (mask[start] === 0 || numbers[start] !== 0) continue
    count++
    const waiting = [start]
    while (waiting.length > 0) {
      const at = waiting.pop()!
      if (mask[at] === 0 || numbers[at] !== 0) continue
      numbers[at] = count
      const [x, y] = [at % width, Math.floor(at / width)]
      for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++) {
        for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
          if (reach === 1 || row === y || column === x) waiting.push(row * width + column)
        }
      }
    }
  }
  return numbers
}

function numbered(found: readonly Component[], width: number, length: number): number[] {
  const numbers = new Array<number>(length).fill(0)
  for (const [number, { runs }] of found.entries()) {
    for (let i = 0; i < runs.length; i += 3) {
      for (let x = runs[i + 1]!; x < runs[i + 2]!; x++) {
        // A cell that two runs share has a number that no flood gives.
        numbers[runs[i]! * width + x]! += number + 1
      }
    }
  }
  return numbers
}

it('finds the parts that a flood fills, in reading order, and their runs hold each cell once', () => {
  fc.assert(
    fc.property(masks, fc.constantFrom(0, 1), ({ width, height, mask }, reach) => {
      const found = components(mask, width, reach)
      expect(numbered(found, width, mask.length)).toEqual(flooded({ width, height, mask }, reach))
    }),
    runs(100)
  )
})

it('gives each part its area and the smallest box around it', () => {
  fc.assert(
    fc.property(masks, ({ width, height, mask }) => {
      const numbers = flooded({ width, height, mask }, 0)
      for (const [i, { left, top, right, bottom, area }] of components(mask, width).entries()) {
        const cells = [...numbers.keys()].filter((at) => numbers[at] === i + 1)
        const columns = cells.map((at) => at % width)
        const rows = cells.map((at) => Math.floor(at / width))
        expect(area).toBe(cells.length)
        expect([left, right]).toEqual([Math.min(...columns), Math.max(...columns) + 1])
        expect([top, bottom]).toEqual([Math.min(...rows), Math.max(...rows) + 1])
      }
    }),
    runs(60)
  )
})
