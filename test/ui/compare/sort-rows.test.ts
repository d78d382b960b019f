import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Direction, sortRows } from '../../../src/ui/compare/sort-rows'

const direction = fc.constantFrom<Direction>('ascending', 'descending')
const rows = fc
  .array(fc.option(fc.integer({ min: 0, max: 3 })))
  .map((values) => values.map((value, at) => ({ value, at })))

describe('sorting by a column', () => {
  it('orders known values, puts unknown ones last, and keeps equal ones as they were', () => {
    fc.assert(
      fc.property(rows, direction, (all, way) => {
        const sorted = sortRows(all, ({ value }) => value, way)
        expect(sorted).toHaveLength(all.length)
        sorted.slice(1).forEach((row, index) => {
          const before = sorted[index]!
          if (before.value === row.value) expect(before.at).toBeLessThan(row.at)
          else if (row.value !== null) {
            expect(before.value).not.toBeNull()
            expect(Math.sign(row.value - before.value!)).toBe(way === 'ascending' ? 1 : -1)
          }
        })
      })
    )
  })

  it('leaves what it was given as it is', () => {
    const given = [2, 1]
    sortRows(given, (value) => value, 'ascending')
    expect(given).toEqual([2, 1])
  })

  it('sorts names as people do', () => {
    const names = ['Variant 10', 'variant 2', 'Base']
    expect(sortRows(names, (name) => name, 'ascending')).toEqual([
      'Base',
      'variant 2',
      'Variant 10'
    ])
  })
})
