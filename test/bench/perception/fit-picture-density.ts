import { allFeatures, fitPictures, leftOutRows, VIEWS } from './picture-fit'
import { requireData } from './viewing-data'
import { putBetween, writeConstants } from './write-constants'

/**
 * Fits the engine's log-linear model of photographs and posters to where people looked, for all views and for
 * the first ones, and prints how well such fits predict pictures left out. With --write the constants are
 * put into the source. About two minutes.
 *
 *   npx tsx test/bench/perception/fit-picture-density.ts [--write]
 */

const list = (weights: readonly number[]): string =>
  `[${weights.map((weight) => Number(weight.toFixed(3))).join(', ')}]`

requireData()
const features = await allFeatures()
for (const [name, use] of Object.entries(VIEWS)) {
  console.log(`${name} views`)
  console.table(leftOutRows(features, use))
}
const fitted = {
  ALL_VIEWS: fitPictures(features, VIEWS.all),
  FIRST_VIEWS: fitPictures(features, VIEWS.first)
}
await writeConstants(
  new URL('../../../src/perception/saliency/picture-fit.ts', import.meta.url),
  (source) =>
    Object.entries(fitted).reduce(
      (written, [name, { features, habit }]) =>
        putBetween(
          written,
          `const ${name}: PictureFit = {`,
          '\n}',
          `features: ${list(features)}, habit: ${list(habit)}`
        ),
      source
    )
)
