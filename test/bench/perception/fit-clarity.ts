import { clarityFit } from './clarity-fit'
import { requireData } from './viewing-data'
import { putBetween, writeConstants } from './write-constants'

/**
 * Fits the weights of src/perception/clutter/complexity.ts to human complexity ratings and prints
 * them with the correlation in ten folds, each predicted from the others, and how often people order two
 * pictures as these predictions do. With --write the weights are put into the source.
 *
 *   npx tsx test/bench/perception/fit-clarity.ts [--write]
 */

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
  const fit = await clarityFit()
  const weights = fit.weights.map((weight) => weight.toFixed(3)).join(', ')
  console.log(`weights: ${weights}`)
  console.log(`Pearson on the fitted pictures: ${fit.pearsonFitted.toFixed(3)}`)
  const folds = `in ${fit.folds} folds, mean of ${fit.repeats} divisions`
  console.log(`Pearson ${folds}: ${fit.pearson.toFixed(3)}`)
  console.log(`Spearman ${folds}: ${fit.spearman.toFixed(3)}`)
  printOrder(fit.leftOut, fit.ratings)
  await writeConstants(
    new URL('../../../src/perception/clutter/complexity.ts', import.meta.url),
    (source) => putBetween(source, 'const WEIGHTS = [', ']', weights)
  )
}

await main()
