import { describe, expect, it } from 'vitest'
import { meanMaps } from './mean-map'

const GRID = { width: 2, height: 1 }
/** Looked at on the left or on the right alone. */
const seen = (site: string, left: number) => ({
  site,
  truth: { ...GRID, data: Float32Array.of(left, 1 - left) }
})

describe('the mean map of other pictures', () => {
  it('has nothing of any picture of the same site', () => {
    const of = meanMaps([seen('a', 1), seen('a', 1), seen('b', 0)])
    const [left, right] = of('a', GRID).data
    expect(right! / left!).toBeGreaterThan(5)
    const other = of('b', GRID).data
    expect(other[0]! / other[1]!).toBeGreaterThan(5)
  })

  it('is even where there is no other site', () => {
    const [left, right] = meanMaps([seen('a', 1)])('a', GRID).data
    expect(left).toBe(right)
  })
})
