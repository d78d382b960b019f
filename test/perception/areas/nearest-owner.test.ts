import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nearestOwners } from '../../../src/perception/areas/nearest-owner'

const grids = fc
  .record({ width: fc.integer({ min: 1, max: 17 }), height: fc.integer({ min: 1, max: 17 }) })
  .chain(({ width, height }) => {
    const owner = fc.oneof({ weight: 9, arbitrary: fc.constant(-1) }, fc.nat(4))
    return fc.record({
      width: fc.constant(width),
      height: fc.constant(height),
      owners: fc.array(owner, { minLength: width * height, maxLength: width * height })
    })
  })

describe('the nearest owner of each cell', () => {
  it('is the one that comparing all cells with each other finds', () => {
    fc.assert(
      fc.property(grids, fc.double({ min: 0, max: 9, noNaN: true }), (grid, radius) => {
        const { width, owners } = grid
        const expected = owners.map((_, i) => {
          let least = radius * radius
          let nearest = -1
          owners.forEach((owner, k) => {
            const across = (k % width) - (i % width)
            const down = Math.floor(k / width) - Math.floor(i / width)
            const distance = across * across + down * down
            if (owner < 0 || distance > least) return
            if (distance === least && nearest >= 0 && nearest <= owner) return
            least = distance
            nearest = owner
          })
          return nearest
        })
        expect([...nearestOwners(Int32Array.from(owners), grid, radius)]).toEqual(expected)
      })
    )
  })
})
