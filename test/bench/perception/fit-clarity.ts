import { type Agreement, clarityFit } from './clarity-fit'
import { measureTerms, USED_TERMS } from './clarity-terms'
import { DESIGN_KINDS, evenWeights, knownPictures, readKnown } from './designs-at-hand'
import { weightedMoments } from './even-sum'
import { percent } from './markdown'
import { requireData } from './viewing-data'
import { writeConstants } from './write-constants'
import { writeFitted } from './write-figures'

/**
 * Prints the means and deviations of src/perception/scores/clutter.ts over the designs at hand, and how far
 * clarity agrees with people's ratings of advertisements: with its terms chosen in folds, and as it is; and how often
 * people order two pictures as it does. With --write the means and deviations are put into the source.
 *
 *   npx tsx test/bench/perception/fit-clarity.ts [--write]
 */

/** How often people order two pictures as clarity does, by how far apart it puts them. */
function orderRows(scores: number[], ratings: number[]): string[][] {
  const edges = [0, 2.5, 5, 10, 20, 100]
  return edges.slice(0, -1).map((low, i) => {
    let pairs = 0
    let agreeing = 0
    scores.forEach((one, n) =>
      scores.slice(n + 1).forEach((other, m) => {
        const gap = Math.abs(one - other)
        if (gap < low || gap >= edges[i + 1]!) return
        pairs++
        if (Math.sign(other - one) === Math.sign(ratings[n]! - ratings[n + 1 + m]!)) agreeing++
      })
    )
    return [`${low} to ${edges[i + 1]!}`, String(pairs), percent(agreeing / pairs)]
  })
}

async function printAgreement(): Promise<void> {
  const fit = await clarityFit()
  const inWords = ({ pearson, spearman }: Agreement) =>
    `Pearson ${pearson.toFixed(3)}, Spearman ${spearman.toFixed(3)}`
  const folds = `${fit.folds} folds, means of ${fit.repeats} divisions`
  console.log(`left out, terms chosen in each of ${folds}: ${inWords(fit)}`)
  for (const [terms, times] of fit.chosen.slice(0, 5)) console.log(`  ${times} times ${terms}`)
  console.log(`as it is, its terms chosen with these at hand: ${inWords(fit.asItIs)}`)
  const rows = orderRows(fit.scores, fit.ratings)
  console.table(rows)
  await writeFitted('clarity', ['points apart', 'pairs', 'in the same order'], rows)
}

async function writeMoments(): Promise<void> {
  const pictures = knownPictures(DESIGN_KINDS)
  const weights = evenWeights(pictures)
  const rows: number[][] = []
  for (const picture of pictures) {
    rows.push(measureTerms(await readKnown(picture)).terms.slice(0, USED_TERMS))
  }
  const moments = Array.from({ length: USED_TERMS }, (_, i) =>
    weightedMoments(
      rows.map((row) => row[i]!),
      weights
    )
  )
  const sums = rows.map((row) =>
    row.reduce((sum, term, i) => sum + (term - moments[i]!.mean) / moments[i]!.deviation, 0)
  )
  const terms = moments.map(
    ({ mean, deviation }) => `[${mean.toFixed(3)}, ${deviation.toFixed(3)}]`
  )
  const ofTheSum = weightedMoments(sums, weights).deviation.toFixed(3)
  console.log(`over ${pictures.length} designs: ${terms.join(', ')}; the sum ${ofTheSum}`)
  await writeConstants(
    'src/perception/scores/clutter.ts',
    ['deviation: number])[] = [', '\n]', terms.join(',\n')],
    ['const OF_THE_SUM = ', '\n', ofTheSum]
  )
}

requireData()
await writeMoments()
await printAgreement()
