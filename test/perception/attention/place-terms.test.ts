import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addPlaces, PLACE_TERMS, placeTerms } from '../../../src/perception/attention/place-terms'

const parts = fc.double({ min: 0, max: 1, noNaN: true })
const asTheyAre = (place: number) => ({ place, gain: 1 })

describe('the terms of a place', () => {
  it('are as many everywhere, and none is beyond 1', () => {
    fc.assert(
      fc.property(parts, parts, (x, y) => {
        const terms = placeTerms(x, y)
        expect(terms).toHaveLength(PLACE_TERMS)
        expect(terms.every((term) => Math.abs(term) <= 1)).toBe(true)
      })
    )
  })

  it('are of the same sizes at mirrored places, with the sides exchanged', () => {
    fc.assert(
      fc.property(parts, parts, (x, y) => {
        const here = placeTerms(x, y)
        const there = placeTerms(1 - x, y)
        const waves = PLACE_TERMS - 4
        for (let i = 0; i < waves; i++) {
          expect(Math.abs(there[i]!)).toBeCloseTo(Math.abs(here[i]!), 9)
        }
        const [left, top, right, bottom] = here.slice(waves) as [number, number, number, number]
        const mirrored = [right, top, left, bottom]
        there.slice(waves).forEach((edge, i) => expect(edge).toBeCloseTo(mirrored[i]!, 9))
      })
    )
  })
})

describe('the habit of looking', () => {
  const weights = Array.from({ length: PLACE_TERMS }, (_, i) => Math.sin(i + 1))

  it('is added to what a picture shows, at the middle of each cell', () => {
    const logarithm = new Float32Array(6 * 4).fill(2)
    addPlaces({ width: 6, height: 4 }, weights, asTheyAre, logarithm)
    for (const [i, value] of logarithm.entries()) {
      const terms = placeTerms(((i % 6) + 0.5) / 6, (Math.floor(i / 6) + 0.5) / 4)
      expect(value).toBeCloseTo(
        terms.reduce((sum, term, k) => sum + weights[k]! * term, 2),
        5
      )
    }
  })

  it('is weaker by the gain of a row, and taken from the place that the row has', () => {
    const [plain, dimmed] = [1, 0.25].map((gain) => {
      const logarithm = new Float32Array(6 * 4)
      addPlaces({ width: 6, height: 4 }, weights, () => ({ place: 0.3, gain }), logarithm)
      return logarithm
    })
    for (const [i, value] of dimmed!.entries()) {
      expect(value).toBeCloseTo(plain![i]! - Math.log(4), 5)
      expect(value).toBeCloseTo(dimmed![i % 6]!, 5)
    }
  })
})
