import { describe, expect, it } from 'vitest'
import { ALL_VIEWS, FIRST_VIEWS } from '../../src/perception/prior/interface-fit'
import { interfacePrior } from '../../src/perception/prior/interface-prior'
import { fitCosineSeries, momentsOf } from '../bench/perception/cosine-fit'
import { ALL, FIRST } from '../bench/perception/interface-prior-rows'
import { hasData, viewedScreens } from '../bench/perception/viewing-data'
import type { ViewedScreen } from '../bench/perception/viewing-data'

/** A screen looked at evenly over a square of half its width, from a place on. */
function lookedAt(id: string, width: number, height: number, left: number): ViewedScreen {
  const fixations = Array.from({ length: 400 }, (_, i) => ({
    viewer: 'one',
    order: i,
    x: left + ((i % 20) + 0.5) / 40,
    y: 0.25 + (Math.floor(i / 20) + 0.5) / 40
  }))
  return { id, width, height, fixations }
}

describe('the fit of the location prior', () => {
  it('finds again where tall, square and wide screens were looked at', () => {
    const screens = Array.from({ length: 30 }, (_, i) => [
      lookedAt(`tall${i}`, 900, 1600, 0),
      lookedAt(`square${i}`, 1000, 1000, 0.25),
      lookedAt(`wide${i}`, 1600, 900, 0.5)
    ]).flat()
    const series = fitCosineSeries(screens.map((screen) => momentsOf(screen, () => true)))
    const grid = { width: 48, height: 48 }
    const middle = (width: number, height: number) =>
      interfacePrior(grid, { width, height }, 'desktopWeb', series).reduce(
        (mean, p, i) => mean + p * (((i % 48) + 0.5) / 48),
        0
      )
    // The ridge draws shapes towards each other, and no place is left out.
    expect(middle(900, 1600)).toBeGreaterThan(0.25)
    expect(middle(900, 1600)).toBeLessThan(0.42)
    expect(middle(1000, 1000)).toBeCloseTo(0.5, 1)
    expect(middle(1600, 900)).toBeGreaterThan(0.58)
    expect(middle(1600, 900)).toBeLessThan(0.75)
  })

  it.skipIf(!hasData())('gives the numbers of the source, where the viewing data is', () => {
    const screens = viewedScreens()
    for (const [use, source] of [
      [ALL, ALL_VIEWS],
      [FIRST, FIRST_VIEWS]
    ] as const) {
      const fitted = fitCosineSeries(screens.map((screen) => momentsOf(screen, use)))
      for (const part of ['even', 'tilt', 'bend'] as const) {
        const rounded = fitted[part].map((weight) => Number(weight.toFixed(3)))
        expect(rounded).toEqual(source[part])
      }
    }
  })
})
