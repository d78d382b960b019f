import { reach } from '../filters/fit-area'
import type { Size } from '../filters/fit-area'
import { sumToOne } from '../filters/normalise'
import type { Singleton } from './singletons'

/**
 * The part of all attention that a perfect singleton draws. **A product rule, not a fit**: no page with eye
 * tracking at hand has a planted badge, yet everyone sees one. What it costs where there is eye tracking, and
 * how often planted things are among the first spots, is measured (`npm run bench -- perception`).
 */
const DRAWN = 0.1
/** Spread of its attention, at least as part of the reach, and as part of its own sides. */
const LEAST_SPREAD = 0.018
const SPREAD = 0.22
/** Bumps are drawn as far as so many spreads. */
const FAR = 3

/**
 * Lets singletons by colour draw attention: p becomes (1 − w)·p + w·q, with w the strength squared times `DRAWN` and q
 * a bump on each of them.
 */
export function popOut(
  density: Float32Array,
  grid: Size,
  found: readonly Singleton[]
): Float32Array {
  if (found.length === 0) return density
  const drawn = new Float32Array(density.length)
  let most = 0
  let total = 0
  for (const singleton of found) {
    most = Math.max(most, singleton.strength)
    total += singleton.strength ** 2
  }
  for (const singleton of found) addBump(singleton, singleton.strength ** 2 / total, grid, drawn)
  const part = DRAWN * most * most
  return density.map((value, i) => (1 - part) * value + part * drawn[i]!)
}

function addBump(
  { component: { left, top, right, bottom } }: Singleton,
  weight: number,
  grid: Size,
  onto: Float32Array
): void {
  const least = LEAST_SPREAD * reach(grid)
  const columns = bell((left + right) / 2, Math.max(least, SPREAD * (right - left + 1)), grid.width)
  const rows = bell((top + bottom) / 2, Math.max(least, SPREAD * (bottom - top + 1)), grid.height)
  for (const [y, down] of rows.entries()) {
    if (down === 0) continue
    for (let x = 0; x < grid.width; x++) onto[y * grid.width + x]! += weight * down * columns[x]!
  }
}

/** A normal density along one side of the grid, nothing beyond `FAR` spreads; sums to 1. */
function bell(middle: number, spread: number, length: number): Float32Array {
  const values = new Float32Array(length)
  const last = Math.min(length - 1, Math.floor(middle + FAR * spread))
  for (let i = Math.max(0, Math.ceil(middle - FAR * spread)); i <= last; i++) {
    values[i] = Math.exp(-((i - middle) ** 2) / (2 * spread * spread))
  }
  return sumToOne(values)
}
