import { resize } from '../see/resize'
import { sumToOne } from '../see/statistics'
import type { Plane } from '../see/plane'
import type { Size } from '../see/size'
import { enlarge, levelTable } from './enlarge'
import type { IndexedPicture } from '../../images/pixels'
import type { Steps } from '../see/steps'
import { differencePalette, NO_DIFFERENCE, type Veil } from './map-style'

/** How one density differs from another, on the grid of the second. */
export interface DensityDifference {
  /** Second minus first, share per cell; sums to 0. */
  difference: Plane
  /** Part of the density (0–1) that lies elsewhere: half the sum of absolute differences (total variation). */
  moved: number
  /** The largest absolute difference, in shares per 1 % of the area; an even density has 0.01 there. */
  peak: number
}

/**
 * Where the density of `other` is higher or lower than that of `base`, both summing to 1; `base` is resized to the grid of
 * `other`.
 */
export function compareDensities(base: Plane, other: Plane): DensityDifference {
  const resized = resize(base, other)
  const before = resized === base ? base.data : sumToOne(resized.data)
  const data = other.data.map((value, i) => value - before[i]!)
  let sum = 0
  let most = 0
  for (const value of data) {
    sum += Math.abs(value)
    if (Math.abs(value) > most) most = Math.abs(value)
  }
  return {
    difference: { ...other, data },
    moved: sum / 2,
    peak: (most * data.length) / 100
  }
}

/**
 * The deepest colour never stands for less than this, in shares per 1 % of the area: half of what an even
 * density has there. Otherwise the noise between two runs of one design would look like a change.
 */
const LEAST_PEAK = 0.005

/** The difference that the deepest colour stands for, in shares per 1 % of the area. */
export function deepestDifference({ peak }: DensityDifference): number {
  return Math.max(peak, LEAST_PEAK)
}

/** Draws a difference at a size: a veil where nothing changed, colours that grow with the difference. */
export function* drawDifferenceMap(
  compared: DensityDifference,
  size: Size,
  veil: Veil = 'dark'
): Steps<IndexedPicture> {
  const { data, ...grid } = compared.difference
  const perCell = (deepestDifference(compared) * 100) / data.length
  const values = data.map((value) => 0.5 + value / perCell / 2)
  const table = levelTable((value) => Math.round(value * 2 * NO_DIFFERENCE))
  const indices = yield* enlarge(values, grid, size, table)
  return { ...size, indices, palette: differencePalette(veil) }
}
