import type { CosineDensity } from '../../../src/perception/prior/interface-prior'
import { fitCosineDensity, momentsOf } from './cosine-fit'
import { ORDER, RIDGE, VIEWS, interfacePriorRows } from './interface-prior-rows'
import { requireData, viewedScreens } from './viewing-data'

/**
 * Fits where people look in user interfaces by habit, for all views and for the first ones, and
 * prints the constants of src/perception/prior with how well they predict screens left out.
 *
 *   npx tsx test/bench/perception/fit-interface-prior.ts
 */

function round({ order, even, tilt }: CosineDensity): CosineDensity {
  const short = (values: readonly number[]) => values.map((value) => Number(value.toFixed(3)))
  return { order, even: short(even), tilt: short(tilt) }
}

requireData()
const screens = viewedScreens()
for (const [name, use] of Object.entries(VIEWS)) {
  const moments = screens.map((screen) => momentsOf(screen, ORDER, use))
  console.log(name, JSON.stringify(round(fitCosineDensity(moments, ORDER, RIDGE))))
}
console.table(interfacePriorRows())
