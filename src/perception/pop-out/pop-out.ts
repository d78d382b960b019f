import { reach, type Size } from '../filters/fit-area'
import { largest } from '../filters/largest'
import { sumToOne } from '../filters/total'
import { drawToCard } from './highlighted-card'
import type { Singleton } from './singletons'
import type { StandOuts } from './stand-outs'

/**
 * How high the density over a perfect singleton rises, as part of the second highest peak of the picture, and of
 * the highest place near it: so it is among the first three spots, and its own. **A product rule, not a fit**: no
 * page with eye tracking at hand has a planted badge, yet everyone sees one. What it costs where there is eye tracking,
 * and how often planted things are among the first spots, is measured (`npm run bench -- perception --only pop-out`).
 */
const HEIGHT = 1.02
/** And at least so high, as part of the highest place: where that is the only one, the second peak is nothing much. */
const LEAST_HEIGHT = 0.5
/** So many things can stand out at once: the first ones. */
const MANY = 2
/** Peaks nearer to one another than this part of the longer side are one. */
const APART = 0.1
/** Spread of its attention, at least as part of the reach, and as part of its own sides. */
const LEAST_SPREAD = 0.014
const SPREAD = 0.22
/** Bumps are drawn as far as so many spreads. */
const FAR = 3

/**
 * Lets what stands out draw attention: more of it on a highlighted card, and a bump on each singleton, as high as its
 * strength says; `part` (0–1) of them. Sums to 1.
 */
export function popOut(
  before: Float32Array,
  grid: Size,
  { singletons, card }: StandOuts,
  part: number
): Float32Array {
  const density = drawToCard(before, grid, card, part)
  if (singletons.length === 0) return density
  const first = largest(density)
  const level = Math.max(secondPeak(density, grid, first), LEAST_HEIGHT * first)
  const drawn = density.slice()
  for (const { box, strength } of singletons.slice(0, MANY)) {
    const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }
    const height = HEIGHT * Math.max(level, highestNear(density, grid, middle))
    addBump(box, part * strength * height, grid, drawn)
  }
  return sumToOne(drawn)
}

/** The highest density that is not near the highest of all. */
function secondPeak(density: Float32Array, { width, height }: Size, first: number): number {
  const at = density.indexOf(first)
  const [middle, line] = [at % width, Math.floor(at / width)]
  const radius = APART * Math.max(width, height)
  let most = 0
  for (let i = 0; i < density.length; i++) {
    if (density[i]! <= most) continue
    const square = ((i % width) - middle) ** 2 + (Math.floor(i / width) - line) ** 2
    if (square > radius * radius) most = density[i]!
  }
  return most
}

/** The highest density near a place. */
function highestNear(
  density: Float32Array,
  { width, height }: Size,
  { x, y }: { x: number; y: number }
): number {
  const radius = APART * Math.max(width, height)
  let most = 0
  for (let row = Math.max(0, Math.ceil(y - radius)); row <= y + radius && row < height; row++) {
    const half = Math.sqrt(radius * radius - (row - y) ** 2)
    const last = Math.min(width - 1, Math.floor(x + half))
    for (let column = Math.max(0, Math.ceil(x - half)); column <= last; column++) {
      most = Math.max(most, density[row * width + column]!)
    }
  }
  return most
}

function addBump(
  { left, top, right, bottom }: Singleton['box'],
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
