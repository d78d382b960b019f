import { measureTerms, TERM_NAMES } from './clarity-terms'
import { correlation } from './fixation-metrics'
import { evenSum } from './even-sum'
import { readPixels } from './read-pixels'
import { shuffled } from './shuffled'
import { spearman } from './spearman'
import { ratedPictures } from './viewing-data'

export interface Agreement {
  pearson: number
  spearman: number
}

/** How well clarity agrees with people's ratings. */
export interface ClarityFit extends Agreement {
  pictures: number
  folds: number
  /** Divisions into folds that the correlations are means of. */
  repeats: number
  /** How often each set of terms was chosen, most often first; `pearson` is of these choices. */
  chosen: [terms: string, times: number][]
  /** Of clarity as it is. Its terms were chosen with these very pictures at hand: no result. */
  asItIs: Agreement
  ratings: number[]
  /** Clarity of each picture. */
  scores: number[]
}

const FOLDS = 10
const REPEATS = 20
const MOST_TERMS = 3

/**
 * Holds clarity against the ratings of the advertisements. `pearson` and `spearman` are nested: in each
 * fold the terms are chosen by the other nine alone, among all sets of up to three.
 */
export async function clarityFit(): Promise<ClarityFit> {
  const pictures = ratedPictures()
  const ratings = pictures.map(({ complexity }) => complexity)
  const measured = []
  for (const { file } of pictures) measured.push(measureTerms(await readPixels(file)))
  const rows = measured.map(({ terms }) => terms)
  const scores = measured.map((each) => each.clarity)
  const chosen = new Map<string, number>()
  const nested = inFolds(rows, ratings, (terms, targets) => {
    const set = bestSet(terms, targets)
    const name = set.map((i) => TERM_NAMES[i]).join(' + ')
    chosen.set(name, (chosen.get(name) ?? 0) + 1)
    return evenSum(terms, set)
  })
  return {
    ...nested,
    pictures: pictures.length,
    folds: FOLDS,
    repeats: REPEATS,
    chosen: [...chosen].sort(([, one], [, other]) => other - one),
    asItIs: {
      pearson: -correlation(scores, ratings),
      spearman: -spearman(scores, ratings)
    },
    ratings,
    scores
  }
}

const SETS = subsets(TERM_NAMES.length, MOST_TERMS)

/** The set of terms whose even sum follows the targets most closely. */
function bestSet(terms: number[][], targets: number[]): number[] {
  const fits = SETS.map((set) => correlation(terms.map(evenSum(terms, set)), targets))
  return SETS[fits.indexOf(Math.max(...fits))]!
}

/** All sets of up to `most` of the numbers below `count`, but the empty one. */
function subsets(count: number, most: number): number[][] {
  let sets: number[][] = [[]]
  for (let i = 0; i < count; i++) sets = [...sets, ...sets.map((set) => [...set, i])]
  return sets.filter((set) => set.length > 0 && set.length <= most)
}

type Learn = (terms: number[][], targets: number[]) => (row: number[]) => number

/** Each target predicted from the folds it is not in; means over divisions into folds. */
function inFolds(rows: number[][], targets: number[], learn: Learn): Agreement {
  const divisions = Array.from({ length: REPEATS }, (_, seed) => {
    const foldOf: number[] = []
    shuffled(rows.length, seed).forEach((n, place) => (foldOf[n] = place % FOLDS))
    const predicted: number[] = []
    for (let fold = 0; fold < FOLDS; fold++) {
      const isOther = (_: unknown, n: number) => foldOf[n] !== fold
      const predict = learn(rows.filter(isOther), targets.filter(isOther))
      rows.forEach((row, n) => {
        if (foldOf[n] === fold) predicted[n] = predict(row)
      })
    }
    return predicted
  })
  const meanOf = (agreement: (predicted: number[]) => number) =>
    divisions.reduce((sum, predicted) => sum + agreement(predicted), 0) / REPEATS
  return {
    pearson: meanOf((predicted) => correlation(predicted, targets)),
    spearman: meanOf((predicted) => spearman(predicted, targets))
  }
}
