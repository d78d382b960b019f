import type { Size } from '../filters/fit-area'
import { enlarge } from '../pictures/enlarge'
import type { IndexedPicture } from '../pictures/indexed-picture'
import { levelTable } from '../pictures/level-table'
import type { Steps } from '../steps'
import type { DensityDifference } from './compare-densities'
import { DIFFERENCE_PALETTE, NO_DIFFERENCE } from '../pictures/difference-style'

/**
 * The deepest colour never stands for less than this, in shares per 1 % of the area: half of what an even
 * density has there. Otherwise the noise between two runs of one design would look like a change.
 */
const LEAST_PEAK = 0.005

/** The difference that the deepest colour stands for, in shares per 1 % of the area. */
export function deepestDifference({ peak }: DensityDifference): number {
  return Math.max(peak, LEAST_PEAK)
}

/** Draws a difference at a size: transparent where nothing changed, alpha monotone in the difference. */
export function* drawDifferenceMap(compared: DensityDifference, size: Size): Steps<IndexedPicture> {
  const { data, ...grid } = compared.difference
  const perCell = (deepestDifference(compared) * 100) / data.length
  const values = data.map((value) => 0.5 + value / perCell / 2)
  const table = levelTable((value) => Math.round(value * 2 * NO_DIFFERENCE))
  const indices = yield* enlarge(values, grid, size, table)
  return { ...size, indices, palette: DIFFERENCE_PALETTE }
}
