import { describe, expect, it } from 'vitest'
import { interfacePrior, shapeOf } from '../../src/perception/prior/interface-prior'
import { ALL_VIEWS, FIRST_VIEWS } from '../../src/perception/prior/interface-fit'
import { sum } from './pictures'

const GRID = { width: 60, height: 60 }

/** Mean place of a density, as parts of the grid. */
function centre(density: Float32Array) {
  let x = 0
  let y = 0
  for (const [i, p] of density.entries()) {
    x += p * (((i % 60) + 0.5) / 60)
    y += p * ((Math.floor(i / 60) + 0.5) / 60)
  }
  return { x, y }
}

describe('where people look in interfaces by habit', () => {
  it.each([-1, -0.3, 0, 1])('is a density for the shape %d', (shape) => {
    const density = interfacePrior(GRID, shape, ALL_VIEWS)
    expect(sum(density)).toBeCloseTo(1, 4)
    expect(density.every((p) => p > 0)).toBe(true)
  })

  it('has the mean place that was measured on portrait and on landscape screens', () => {
    const portrait = centre(interfacePrior(GRID, -1, ALL_VIEWS))
    const landscape = centre(interfacePrior(GRID, 1, ALL_VIEWS))
    expect(portrait.x).toBeCloseTo(0.41, 1)
    expect(portrait.y).toBeCloseTo(0.36, 1)
    expect(landscape.x).toBeCloseTo(0.45, 1)
    expect(landscape.y).toBeCloseTo(0.4, 1)
  })

  it('begins further up than it goes on', () => {
    const first = centre(interfacePrior(GRID, 1, FIRST_VIEWS))
    expect(first.y).toBeLessThan(centre(interfacePrior(GRID, 1, ALL_VIEWS)).y)
  })

  it('changes smoothly with shape and stays put beyond 16:9', () => {
    expect(shapeOf({ width: 900, height: 900 })).toBe(0)
    expect(shapeOf({ width: 1600, height: 900 })).toBeCloseTo(1, 9)
    expect(shapeOf({ width: 2000, height: 40 })).toBe(1)
    expect(shapeOf({ width: 40, height: 2000 })).toBe(-1)
  })
})
