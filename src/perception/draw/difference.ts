import { resizeArea, resizeSmooth } from '../see/resize'
import { sumToOne } from '../see/statistics'
import type { Plane } from '../see/plane'
import type { Size } from '../see/size'
import { enlarge, levelTable } from './enlarge'
import type { IndexedPicture } from '../../images/pixels'
import type { Steps } from '../see/steps'
import { differencePalette, NO_DIFFERENCE } from './difference-style'
import type { Veil } from './map-style'

/** Aspect ratios that differ by more, as a part of one, are different shapes. */
const SAME_SHAPE = 0.01

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
 * Where the density of `other` is higher or lower than that of `base`, both summing to 1. `base` is scaled
 * to the grid of `other`; throws a RangeError when their shapes differ by more than 1 %.
 */
export function compareDensities(base: Plane, other: Plane): DensityDifference {
  const { width, height } = other
  if (Math.abs((base.width * height) / (base.height * width) - 1) > SAME_SHAPE + rounding(other)) {
    throw new RangeError('Densities of different shapes cannot be compared.')
  }
  const before = onGrid(base, width, height)
  const data = other.data.map((value, i) => value - before[i]!)
  let sum = 0
  let most = 0
  for (const value of data) {
    sum += Math.abs(value)
    if (Math.abs(value) > most) most = Math.abs(value)
  }
  return {
    difference: { width, height, data },
    moved: sum / 2,
    peak: (most * data.length) / 100
  }
}

/** How far whole cells may bend the ratio of a grid's sides. */
function rounding({ width, height }: Plane): number {
  return 1 / width + 1 / height
}

function onGrid(density: Plane, width: number, height: number): Float32Array {
  if (density.width === width && density.height === height) return density.data
  const isLarger = density.width >= width && density.height >= height
  const resized = isLarger
    ? resizeArea(density, width, height)
    : resizeSmooth(density, width, height)
  return sumToOne(resized.data)
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
