import { describe, expect, it } from 'vitest'
import { addPlaces, PLACE_TERMS, placeTerms } from '../../../src/perception/attention/place-terms'

const asTheyAre = (place: number) => ({ place, gain: 1 })

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
