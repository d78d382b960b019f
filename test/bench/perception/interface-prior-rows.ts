import { centrePrior } from '../../../src/perception/prior/centre-prior'
import { interfacePrior, shapeOf } from '../../../src/perception/prior/interface-prior'
import { fitCosineDensity, momentsOf } from './cosine-fit'
import { correlation, fixationDensity, nss } from './fixation-metrics'
import { viewedScreens } from './viewing-data'
import type { ViewedScreen } from './viewing-data'

/** One model of where people look in interfaces by habit, scored on the screens of UEyes. */
export interface InterfacePriorRow {
  label: string
  /** Normalised scanpath saliency, mean over screens. */
  nss: number
  /** Pearson's correlation with the blurred fixation density, mean over screens. */
  cc: number
}

export const ORDER = 6
export const RIDGE = 3e-4
/** The longer side of the grid that maps are scored on. */
const SIDE = 48
/** Blur of the measured density for CC, as part of the longer side. */
const BLUR = 0.05

/** Which fixations of a viewer's look count. */
export const VIEWS = {
  'all views': () => true,
  'first views': (order: number) => order < 4
}

/** How well the location prior predicts a screen left out of its fit, beside a centred Gaussian. */
export function interfacePriorRows(): InterfacePriorRow[] {
  const screens = viewedScreens()
  return Object.entries(VIEWS).flatMap(([views, use]) => {
    const moments = screens.map((screen) => momentsOf(screen, ORDER, use))
    const whole = fitCosineDensity(moments, ORDER, RIDGE)
    const leftOut = (screen: ViewedScreen, i: number) => {
      const others = moments.filter((_, at) => at !== i)
      const density = fitCosineDensity(others, ORDER, RIDGE, whole, 1)
      return interfacePrior(gridOf(screen), shapeOf(screen), density)
    }
    const centred = (screen: ViewedScreen) => centrePrior(gridOf(screen), 0.25)
    return [
      { label: `${views}: centred Gaussian`, ...score(screens, centred, use) },
      { label: `${views}: location prior, screen left out`, ...score(screens, leftOut, use) }
    ]
  })
}

function gridOf({ width, height }: ViewedScreen) {
  const scale = SIDE / Math.max(width, height)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

function score(
  screens: ViewedScreen[],
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
  return { nss: nssSum / screens.length, cc: ccSum / screens.length }
}
