import { allFeatures, elsewhereRows, fitPictures, leftOutRows, VIEWS } from './salience-fit'
import type { Scores } from './score-map'
import { requireData } from './viewing-data'
import { putBetween, writeConstants } from './write-constants'

/**
 * Fits the engine's log-linear model of photographs and posters to where people looked, for all views and for
 * the first ones, and prints how well such fits predict pictures left out. With --write the constants are
 * put into the source. About two minutes.
 *
 *   npx tsx test/bench/perception/fit-salience.ts [--write]
 */

const list = (weights: readonly number[]): string =>
  `[${weights.map((weight) => Number(weight.toFixed(3))).join(', ')}]`

const rounded = (rows: Record<string, Scores>) =>
  Object.fromEntries(
    Object.entries(rows).map(([name, scores]) => [
      name,
      Object.fromEntries(
        Object.entries<number>({ ...scores }).map(([score, value]) => [
          score,
          Number(value.toFixed(3))
        ])
      )
    ])
  )

requireData()
const features = await allFeatures()
for (const [name, use] of Object.entries(VIEWS)) {
  console.log(`${name} views`)
  console.table(rounded({ ...leftOutRows(features, use), ...elsewhereRows(features, use) }))
}
const fitted = {
  ALL_VIEWS: fitPictures(features, VIEWS.all),
  FIRST_VIEWS: fitPictures(features, VIEWS.first)
}
await writeConstants(
  new URL('../../../src/perception/saliency/exponents.ts', import.meta.url),
  (source) =>
    Object.entries(fitted).reduce(
      (written, [name, { features, habit }]) =>
        putBetween(
          written,
          `const ${name}: Exponents = {`,
          '\n}',
          `features: ${list(features)}, habit: ${list(habit)}`
        ),
      source
    )
)
