import { cosineTerms } from '../../../src/perception/prior/cosine-series'
import type { CosineSeries } from '../../../src/perception/prior/cosine-series'
import { shapeOf } from '../../../src/perception/prior/interface-prior'
import { ridge } from './ridge'
import type { ViewedScreen } from './viewing-data'

/**
 * Orders of the series, its smoothing, and the ridge on its dependence on shape. They matter little: NSS on
 * screens left out stays within .003 for orders of 6–8, smoothing of .03–.06 and ridges of 20–160, and is as
 * much lower when each screen's are chosen on the others.
 */
const ORDER = 7
/** Standard deviation of the Gaussian that the density is blurred with, as part of each side. */
const SMOOTHING = 0.05
const RIDGE = 40

/** What the fit needs to know of a screen: its shape, and the mean of each term at its fixations. */
export interface ScreenMoments {
  shape: number
  means: number[]
}

/** The moments of a screen with at least one fixation of those used. */
export function momentsOf(screen: ViewedScreen, use: (order: number) => boolean): ScreenMoments {
  const used = screen.fixations.filter(({ order }) => use(order))
  const means = cosineTerms(ORDER).map(([j, k]) => {
    const values = used.map(({ x, y }) => Math.cos(j * Math.PI * x) * Math.cos(k * Math.PI * y))
    return values.reduce((sum, value) => sum + value, 0) / used.length
  })
  return { shape: shapeOf(screen), means }
}

/**
 * The smoothed mean density of screens that weigh alike, as it changes with their shape: each term’s
 * mean is regressed on shape and its square. Of all maps that know nothing of the screen but its shape, the
 * mean density has the highest expected NSS (Cauchy–Schwarz), which is why the likelihood is not used.
 */
export function fitCosineSeries(screens: ScreenMoments[]): CosineSeries {
  const rows = screens.map(({ shape }) => [1, shape, shape * shape])
  const weights = cosineTerms(ORDER).map(([j, k], i) => {
    const means = screens.map((screen) => screen.means[i]!)
    const scale = weightOf(j) * weightOf(k)
    return ridge(rows, means, RIDGE).map((weight) => scale * weight)
  })
  const column = (at: number) => weights.map((weight) => weight[at]!)
  return { order: ORDER, even: column(0), tilt: column(1), bend: column(2) }
}

/** Weight of cos(jπx) in a density per its mean at the fixations, smoothed. */
function weightOf(order: number): number {
  const blurred = Math.exp(-((order * Math.PI * SMOOTHING) ** 2) / 2)
  return order === 0 ? 1 : 2 * blurred
}
