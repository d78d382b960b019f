import { reach } from '../filters/fit-area'
import type { Size } from '../filters/fit-area'
import type { Singleton } from './singletons'

/**
 * The part of all attention that a perfect singleton draws. **A product rule, not a fit**: no page with eye
 * tracking at hand has a planted badge, yet everyone sees one. What it costs where there is eye tracking, and
 * how often planted things are among the first spots, is measured (`npm run bench -- perception`).
 */
const DRAWN = 0.1
/** Spread of its attention, at least as part of the reach, and as part of its own radius. */
const LEAST_SPREAD = 0.018
const SPREAD = 0.4
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
  { component: { left, top, right, bottom, area } }: Singleton,
  weight: number,
  grid: Size,
  onto: Float32Array
): void {
  const x = (left + right) / 2
  const y = (top + bottom) / 2
  const spread = Math.max(LEAST_SPREAD * reach(grid), SPREAD * Math.sqrt(area / Math.PI))
  const values: [number, number][] = []
  let sum = 0
  for (let row = Math.max(0, Math.floor(y - FAR * spread)); row <= y + FAR * spread; row++) {
    if (row >= grid.height) break
    for (
      let column = Math.max(0, Math.floor(x - FAR * spread));
      column <= x + FAR * spread;
      column++
    ) {
      if (column >= grid.width) break
      const square = (column - x) ** 2 + (row - y) ** 2
      const value = Math.exp(-square / (2 * spread * spread))
      values.push([row * grid.width + column, value])
      sum += value
    }
  }
  for (const [at, value] of values) onto[at]! += (weight * value) / sum
}
