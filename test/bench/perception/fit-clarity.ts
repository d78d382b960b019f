import { measureClutter } from '../../../src/perception/clutter/clutter'
import { complexityTerms } from '../../../src/perception/clutter/complexity'
import { labOf } from '../../../src/perception/colour/lab'
import { shrinkPixels } from '../../../src/perception/colour/shrink-pixels'
import { fitArea } from '../../../src/perception/filters/fit-area'
import { deviation } from '../../../src/perception/filters/mean'
import { WORKING_AREA } from '../../../src/perception/working-size'
import { runToEnd } from '../../../src/perception'
import { correlation } from './fixation-metrics'
import { readPixels } from './read-pixels'
import { solve } from './solve'
import { ratedPictures, requireData } from './viewing-data'

/**
 * Fits the weights of src/perception/clutter/complexity.ts to human complexity ratings and prints
 * them with the correlation in ten folds, each predicted from the others, and how often people order two
 * pictures as these predictions do.
 *
 *   npx tsx test/bench/perception/fit-clarity.ts
 */

/**
 * The four measures say much the same, so plain least squares gives some of them the wrong sign.
 * This ridge, on standardised terms, keeps every one counting towards clutter.
 */
const RIDGE = 5
const FOLDS = 10

function fit(terms: number[][], ratings: number[]): number[] {
  const spreads = terms[0]!.map((_, k) => deviation(Float32Array.from(terms, (row) => row[k]!)))
  const size = spreads.length
  const sum = (of: (n: number) => number) => terms.reduce((total, _, n) => total + of(n), 0)
  const matrix = Array.from({ length: size }, (_, i) =>
    Array.from({ length: size }, (_, j) => {
      const ridge = i === j ? RIDGE * spreads[i]! ** 2 : 0
      return sum((n) => terms[n]![i]! * terms[n]![j]!) + ridge
    })
  )
  return solve(
    matrix,
    Array.from({ length: size }, (_, i) => sum((n) => terms[n]![i]! * ratings[n]!))
  )
}

const predict = (weights: number[], row: number[]) =>
  weights.reduce((total, weight, i) => total + weight * row[i]!, 0)

/** How often people order two pictures as the prediction does, by how far apart it puts them. */
function printOrder(predicted: number[], ratings: number[]): void {
  const edges = [0, 2.5, 5, 10, 20, 100]
  for (const [i, low] of edges.slice(0, -1).entries()) {
    let pairs = 0
    let agreeing = 0
    predicted.forEach((one, n) =>
      predicted.slice(n + 1).forEach((other, m) => {
        const gap = Math.abs(one - other)
        if (gap < low || gap >= edges[i + 1]!) return
        pairs++
        if (Math.sign(one - other) === Math.sign(ratings[n]! - ratings[n + 1 + m]!)) agreeing++
      })
    )
    const part = ((100 * agreeing) / pairs).toFixed(0)
    console.log(`${low} to ${edges[i + 1]!} points apart: ${part} % of ${pairs} pairs in order`)
  }
}

async function main(): Promise<void> {
  requireData()
  const pictures = ratedPictures()
  const ratings = pictures.map(({ complexity }) => complexity)
  const terms: number[][] = []
  for (const { file } of pictures) {
    const pixels = await readPixels(file)
    const rgb = runToEnd(shrinkPixels(pixels, fitArea(pixels, WORKING_AREA)))
    const clutter = runToEnd(measureClutter(runToEnd(labOf(rgb)), fitArea(pixels, 64 * 48)))
    terms.push([1, ...complexityTerms(clutter)])
  }
  const leftOut = terms.map((row, n) => {
    const isOther = (_: unknown, m: number) => m % FOLDS !== n % FOLDS
    return predict(fit(terms.filter(isOther), ratings.filter(isOther)), row)
  })
  const weights = fit(terms, ratings)
  console.log(`weights: ${weights.map((weight) => weight.toFixed(3)).join(', ')}`)
  const fitted = terms.map((row) => predict(weights, row))
  console.log(`Pearson on the fitted pictures: ${correlation(fitted, ratings).toFixed(3)}`)
  console.log(`Pearson in ${FOLDS} folds: ${correlation(leftOut, ratings).toFixed(3)}`)
  printOrder(leftOut, ratings)
}

await main()
