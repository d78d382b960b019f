import { reach } from '../filters/fit-area'
import type { Size } from '../filters/fit-area'
import { largest } from '../filters/largest'
import { sumToOne } from '../filters/normalise'
import type { Singleton } from './singletons'

/**
 * How high the density over a perfect singleton rises, as part of the highest place of the picture. **A product rule,
 * not a fit**: no page with eye tracking at hand has a planted badge, yet everyone sees one. What it costs where
 * there is eye tracking, and how often planted things are among the first spots, is measured
 * (`npm run bench -- perception`).
 */
const HEIGHT = 0.98
/** So many singletons draw attention in full; more of them share it. */
const MANY = 2
/** Spread of its attention, at least as part of the reach, and as part of its own sides. */
const LEAST_SPREAD = 0.018
const SPREAD = 0.22
/** Bumps are drawn as far as so many spreads. */
const FAR = 3

/** Lets singletons draw attention: a bump on each, as high as its strength squared says; `part` (0–1) of them. Sums to 1. */
export function popOut(
  density: Float32Array,
  grid: Size,
  found: readonly Singleton[],
  part: number
): Float32Array {
  if (found.length === 0) return density
  const height = part * HEIGHT * largest(density) * Math.min(1, MANY / found.length)
  const drawn = density.slice()
  for (const singleton of found) addBump(singleton, height * singleton.strength ** 2, grid, drawn)
  return sumToOne(drawn)
}

function addBump(
  { component: { left, top, right, bottom } }: Singleton,
  height: number,
  grid: Size,
  onto: Float32Array
): void {
  const least = LEAST_SPREAD * reach(grid)
  const columns = bell((left + right) / 2, Math.max(least, SPREAD * (right - left + 1)), grid.width)
  const rows = bell((top + bottom) / 2, Math.max(least, SPREAD * (bottom - top + 1)), grid.height)
  for (const [y, down] of rows.entries()) {
    if (down === 0) continue
    for (let x = 0; x < grid.width; x++) {
      const at = y * grid.width + x
      onto[at] = Math.max(onto[at]!, height * down * columns[x]!)
    }
  }
}

/** A bell of height 1 along one side of the grid, nothing beyond `FAR` spreads. */
function bell(middle: number, spread: number, length: number): Float32Array {
  const values = new Float32Array(length)
  const last = Math.min(length - 1, Math.floor(middle + FAR * spread))
  for (let i = Math.max(0, Math.ceil(middle - FAR * spread)); i <= last; i++) {
    values[i] = Math.exp(-((i - middle) ** 2) / (2 * spread * spread))
  }
  return values
}
