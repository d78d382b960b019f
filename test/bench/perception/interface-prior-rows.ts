import { centrePrior } from './centre-prior'
import { interfacePrior } from '../../../src/perception/prior/interface-prior'
import { fitCosineSeries, momentsOf } from './cosine-fit'
import { correlation, countsOf, fixationDensity, nss } from './fixation-metrics'
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

/** Which fixations count, by their position in the viewer's look. */
type Use = (order: number) => boolean
type MapOf = (screen: ViewedScreen, i: number) => Float32Array

export const ALL: Use = () => true
/**
 * The very first fixation is mostly where the eyes were before (the screen explains 4–8 % of the variance
 * of its place, of the next ones' 18–28 %). It stays: leaving it out predicts the next three no better.
 */
export const FIRST: Use = (order) => order < 4
/** Times in a look for which densities of their own are fitted. */
const TIMES: Use[] = [
  (order) => order === 0,
  (order) => order > 0 && order < 3,
  (order) => order > 2 && order < 6,
  (order) => order > 5
]

/** The longer side of the grid that maps are scored on. */
const SIDE = 48
/** Blur of the measured density for CC, as part of the longer side: gives the centre's published .28. */
const BLUR = 0.05
const CENTRE_SPREAD = 0.25

/** How well the location prior predicts screens left out of its fit, beside a centred Gaussian. */
export function interfacePriorRows(): InterfacePriorRow[] {
  const screens = viewedScreens()
  const centred: MapOf = (screen) => centrePrior(gridOf(screen), CENTRE_SPREAD)
  const all = leaveOneOut(screens, ALL)
  const first = leaveOneOut(screens, FIRST)
  const row = (label: string, parts: [MapOf, Use][]) => ({ label, ...score(screens, parts) })
  return [
    row('all views: centred Gaussian', [[centred, ALL]]),
    row('all views: location prior, screen left out', [[all, ALL]]),
    row(
      'all views, each fixation by the prior of its time (first, next 2, next 3, later)',
      TIMES.map((use): [MapOf, Use] => [leaveOneOut(screens, use), use])
    ),
    row('first four views: centred Gaussian', [[centred, FIRST]]),
    row('first four views: location prior of all views, screen left out', [[all, FIRST]]),
    row('first four views: their own location prior, screen left out', [[first, FIRST]])
  ]
}

/** The prior of each screen, fitted to the others. */
function leaveOneOut(screens: ViewedScreen[], use: Use): MapOf {
  const isUsed = ({ fixations }: ViewedScreen) => fixations.some(({ order }) => use(order))
  const moments = new Map(
    screens.filter(isUsed).map((screen) => [screen, momentsOf(screen, use)] as const)
  )
  const maps = screens.map((screen) => {
    const others = [...moments].filter(([other]) => other !== screen).map(([, of]) => of)
    // Medium matters only for pages taller than any of these screens.
    return interfacePrior(gridOf(screen), screen, 'desktopWeb', fitCosineSeries(others))
  })
  return (_, i) => maps[i]!
}

function gridOf({ width, height }: ViewedScreen) {
  const scale = SIDE / Math.max(width, height)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

/** Mean over screens; within a screen, parts weigh as many fixations as they have. */
function score(screens: ViewedScreen[], parts: [MapOf, Use][]) {
  const total = { nss: 0, cc: 0 }
  for (const [i, screen] of screens.entries()) {
    const grid = gridOf(screen)
    for (const [mapOf, use] of parts) {
      const spots = screen.fixations.filter(({ order }) => use(order))
      if (spots.length === 0) continue
      const weight = spots.length / partsLength(screen, parts) / screens.length
      const map = { ...grid, data: mapOf(screen, i) }
      const truth = fixationDensity(countsOf(spots, grid.width, grid.height), BLUR * SIDE)
      total.nss += weight * nss(map, spots)
      total.cc += weight * correlation(map.data, truth.data)
    }
  }
  return total
}

function partsLength({ fixations }: ViewedScreen, parts: [MapOf, Use][]): number {
  return fixations.filter(({ order }) => parts.some(([, use]) => use(order))).length
}
