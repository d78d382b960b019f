import type { Clutter } from './clutter'

/** The numbers that clarity is made of. */
export type ClutterNumbers = Pick<Clutter, 'crowding' | 'contourCount' | 'colourCount'>

/** Mean and standard deviation of each of `clarityTerms` over designs, in their order. */
const TERMS: readonly (readonly [mean: number, deviation: number])[] = [
  [0.555, 0.193],
  [10.172, 2.383],
  [2.972, 0.602]
]
/** Standard deviation of the sum of all terms, each in deviations from its mean, over the same designs. */
const OF_THE_SUM = 2.532

/** Terms of the clarity score: crowding, and numbers of contours and of colours on scales where more counts less. */
export function clarityTerms(numbers: ClutterNumbers): [number, number, number] {
  return [numbers.crowding, Math.sqrt(numbers.contourCount), Math.log(numbers.colourCount)]
}

/**
 * Clarity, above 0 and below 100: 50 for the average of the designs at hand (web pages, posters and
 * advertisements, charts; each kind weighs alike), 73 for one that is a standard deviation less cluttered, 88
 * for two, 27 and 12 for as much more. That is the logistic function of how cluttered a picture is in standard
 * deviations, the sum of the terms, which weigh alike: fitted weights don't agree better with people's ratings
 * of pictures left out, as often with few cases (Dawes, American Psychologist 1979). So no rating is in this
 * formula. The means and deviations come from test/bench/perception/fit-clarity.ts.
 */
export function clarity(numbers: ClutterNumbers): number {
  const clutter = clarityTerms(numbers).reduce((sum, term, i) => {
    const [mean, deviation] = TERMS[i]!
    return sum + (term - mean) / deviation
  }, 0)
  return 100 / (1 + Math.exp(clutter / OF_THE_SUM))
}
