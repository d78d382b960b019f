import { measureClutter } from '../../../src/perception/clutter/clutter'
import { complexityTerms } from '../../../src/perception/clutter/complexity'
import { runToEnd } from '../../../src/perception'
import { coarsePicture } from './coarse-picture'
import { correlation } from './fixation-metrics'
import { readPixels } from './read-pixels'
import { ridge, weighted } from './ridge'
import { shuffled } from './shuffled'
import { spearman } from './spearman'
import { ratedPictures } from './viewing-data'

/** How well clarity agrees with people's ratings of pictures it was not fitted to. */
export interface ClarityFit {
  pictures: number
  folds: number
  /** Divisions into folds that the correlations are means of. */
  repeats: number
  pearson: number
  spearman: number
  /** Pearson on the fitted pictures themselves. */
  pearsonFitted: number
  /** The constant and a weight for each of `complexityTerms`, fitted to all. */
  weights: number[]
  ratings: number[]
  /** Complexity of each picture, predicted from the other folds, in the first division. */
  leftOut: number[]
}

/** On standardised terms; any from 0 to 20 gives the same correlation within .002. */
const RIDGE = 5
const FOLDS = 10
const REPEATS = 20

/** Fits clarity to the ratings of the advertisements, and to nine tenths of them at a time. */
export async function clarityFit(): Promise<ClarityFit> {
  const pictures = ratedPictures()
  const ratings = pictures.map(({ complexity }) => complexity)
  const terms: number[][] = []
  for (const { file } of pictures) {
    const { lab } = coarsePicture(await readPixels(file))
    terms.push([1, ...complexityTerms(runToEnd(measureClutter(lab)))])
  }
  const divisions = Array.from({ length: REPEATS }, (_, seed) => leaveOut(terms, ratings, seed))
  const mean = (of: (predicted: number[]) => number) =>
    divisions.reduce((sum, predicted) => sum + of(predicted), 0) / REPEATS
  const weights = ridge(terms, ratings, RIDGE)
  const fitted = terms.map((row) => weighted(weights, row))
  return {
    pictures: pictures.length,
    folds: FOLDS,
    repeats: REPEATS,
    pearson: mean((predicted) => correlation(predicted, ratings)),
    spearman: mean((predicted) => spearman(predicted, ratings)),
    pearsonFitted: correlation(fitted, ratings),
    weights,
    ratings,
    leftOut: divisions[0]!
  }
}

/** Each rating predicted from the folds it is not in. */
function leaveOut(terms: number[][], ratings: number[], seed: number): number[] {
  const foldOf: number[] = []
  shuffled(terms.length, seed).forEach((n, place) => (foldOf[n] = place % FOLDS))
  const predicted: number[] = []
  for (let fold = 0; fold < FOLDS; fold++) {
    const isOther = (_: unknown, n: number) => foldOf[n] !== fold
    const weights = ridge(terms.filter(isOther), ratings.filter(isOther), RIDGE)
    terms.forEach((row, n) => {
      if (foldOf[n] === fold) predicted[n] = weighted(weights, row)
    })
  }
  return predicted
}
