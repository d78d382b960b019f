import { interfacePrior, shapeOf } from '../../../src/perception/prior/interface-prior'
import type { CosineDensity } from '../../../src/perception/prior/interface-prior'
import { centrePrior } from '../../../src/perception/prior/centre-prior'
import { fitCosineDensity, momentsOf } from './cosine-fit'
import { correlation, fixationDensity, nss } from './fixation-metrics'
import { requireData, viewedScreens } from './viewing-data'
import type { ViewedScreen } from './viewing-data'

/**
 * Fits where people look in user interfaces by habit, for all views and for the first ones, and
 * prints the constants of src/perception/prior with how well they predict screens left out.
 *
 *   npx tsx test/bench/perception/fit-interface-prior.ts
 */

requireData()
const ORDER = Number(process.env.ORDER ?? 6)
const RIDGE = Number(process.env.RIDGE ?? 3e-4)
const SIDE = 48
/** Blur of the measured density, as part of the longer side. */
const BLUR = Number(process.env.BLUR ?? 0.05)
/** The first look lands where the eyes were before; the next few are the first views. */
const VIEWS = {
  all: () => true,
  first: (order: number) => order < 4
}

const screens = viewedScreens()

function gridOf({ width, height }: ViewedScreen) {
  const scale = SIDE / Math.max(width, height)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

function score(
  name: string,
  densityOf: (screen: ViewedScreen, i: number) => Float32Array,
  use: (order: number) => boolean
) {
  let nssSum = 0
  let ccSum = 0
  for (const [i, screen] of screens.entries()) {
    const grid = gridOf(screen)
    const spots = screen.fixations.filter(({ order }) => use(order))
    const map = { ...grid, data: densityOf(screen, i) }
    const truth = fixationDensity(spots, grid.width, grid.height, BLUR * SIDE)
    nssSum += nss(map, spots)
    ccSum += correlation(map.data, truth.data)
  }
  const mean = (sum: number) => (sum / screens.length).toFixed(3)
  console.log(`${name}: NSS ${mean(nssSum)}, CC ${mean(ccSum)}`)
}

function round({ order, even, tilt }: CosineDensity): CosineDensity {
  const short = (values: readonly number[]) => values.map((value) => Number(value.toFixed(3)))
  return { order, even: short(even), tilt: short(tilt) }
}

for (const [name, use] of Object.entries(VIEWS)) {
  const moments = screens.map((screen) => momentsOf(screen, ORDER, use))
  const whole = fitCosineDensity(moments, ORDER, RIDGE)
  score(`${name}, centred Gaussian`, (screen) => centrePrior(gridOf(screen), 0.25), use)
  score(
    `${name}, fitted to all`,
    (screen) => interfacePrior(gridOf(screen), shapeOf(screen), whole),
    use
  )
  score(
    `${name}, screen left out`,
    (screen, i) => {
      const others = moments.filter((_, at) => at !== i)
      return interfacePrior(
        gridOf(screen),
        shapeOf(screen),
        fitCosineDensity(others, ORDER, RIDGE, whole, 2)
      )
    },
    use
  )
  console.log(JSON.stringify(round(whole)))
}
