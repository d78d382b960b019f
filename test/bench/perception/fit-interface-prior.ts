import type { CosineSeries } from '../../../src/perception/prior/cosine-series'
import { fitCosineSeries, momentsOf } from './cosine-fit'
import { ALL, FIRST, interfacePriorRows } from './interface-prior-rows'
import { requireData, viewedScreens } from './viewing-data'
import { putBetween, writeConstants } from './write-constants'

/**
 * Fits where people look in user interfaces by habit, for all views and for the first ones, and
 * prints how well such fits predict screens left out. With --write the constants are put into the source.
 *
 *   npx tsx test/bench/perception/fit-interface-prior.ts [--write]
 */

function text({ order, even, tilt, bend }: CosineSeries): string {
  const list = (weights: readonly number[]) =>
    `[${weights.map((weight) => Number(weight.toFixed(3))).join(', ')}]`
  return `order: ${order}, even: ${list(even)}, tilt: ${list(tilt)}, bend: ${list(bend)}`
}

requireData()
console.table(interfacePriorRows())
const screens = viewedScreens()
const fitted = { ALL_VIEWS: ALL, FIRST_VIEWS: FIRST }
await writeConstants(
  new URL('../../../src/perception/prior/interface-fit.ts', import.meta.url),
  (source) =>
    Object.entries(fitted).reduce((written, [name, use]) => {
      const series = fitCosineSeries(screens.map((screen) => momentsOf(screen, use)))
      return putBetween(written, `const ${name}: CosineSeries = {`, '\n}', text(series))
    }, source)
)
