import type { Size } from '../filters/fit-area'
import { enlargedRows } from '../pictures/enlarge-rows'
import type { IndexedPicture } from '../pictures/indexed-picture'
import type { Steps } from '../run/steps'
import type { DensityDifference } from './compare-densities'
import { DIFFERENCE_PALETTE, NO_DIFFERENCE } from './difference-style'

const PIXELS_PER_STEP = 200_000
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
  const indices = new Uint8Array(size.width * size.height)
  let at = 0
  let sincePause = 0
  for (const row of enlargedRows(values, grid, size)) {
    for (const value of row) indices[at++] = Math.round(value * 2 * NO_DIFFERENCE)
    sincePause += row.length
    if (sincePause >= PIXELS_PER_STEP) {
      sincePause = 0
      yield
    }
  }
  return { ...size, indices, palette: DIFFERENCE_PALETTE }
}
