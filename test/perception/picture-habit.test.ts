import { describe, expect, it } from 'vitest'
import { viewPriors } from '../../src/perception/prior/view-priors'
import { sum } from './pictures'

const GRID = { width: 60, height: 40 }
const { all, first } = viewPriors('generic', GRID, GRID)

/** How much of a density lies in the middle ninth. */
const inTheMiddle = (density: Float32Array) =>
  sum(
    density.filter((_, i) => {
      const x = i % GRID.width
      const y = Math.floor(i / GRID.width)
      return x >= 20 && x < 40 && y >= 13 && y < 27
    })
  )

describe('the habit of looking at photographs', () => {
  it('is a density, the same to the left and to the right', () => {
    for (const density of [all, first]) {
      expect(sum(density)).toBeCloseTo(1, 5)
      density.forEach((value, i) => {
        const mirrored = i - (i % GRID.width) + GRID.width - 1 - (i % GRID.width)
        expect(Math.abs(value - density[mirrored]!)).toBeLessThan(1e-7)
      })
    }
  })

  it('is of the middle, and more so at first', () => {
    expect(inTheMiddle(all)).toBeGreaterThan(0.2)
    expect(inTheMiddle(first)).toBeGreaterThan(inTheMiddle(all))
  })
})
