import type { Size } from '../filters/fit-area'
import { plane } from '../plane'
import type { Plane } from '../plane'
import type { Pixels } from '../pixels'
import type { Steps } from '../run/steps'
import { lumaRow } from './luma-row'

/** Differences of neighbouring pixels' luma, 0–255, up to which a place is even. */
const EVEN = 3
/** From here on a difference is a hard edge of the kind that letters, lines and controls have. */
const STRONG = 24
/** And from here on one of nearly the full contrast. */
const HARD = 60
/** Two opposite steps of at least this, no further apart than a thin stroke is wide, are its two sides. */
const STROKE_STEP = 20
const STROKE_WIDTH = 5

const PIXELS_PER_STEP = 250_000

/**
 * What neighbouring pixels of a picture differ by, at its own resolution: the part of each cell's pixels, 0–1.
 * Shrinking a page first would lose the strokes of its text, which tell most of where people look.
 */
export interface PixelSteps {
  /** Strong steps from left to right: the uprights of letters, the sides of things. */
  upright: Plane
  /** Those of nearly the full contrast. */
  hard: Plane
  /** Strong steps from top to bottom. */
  level: Plane
  /** No step to speak of. */
  even: Plane
  /** Steps in between, as photographs are full of. */
  middling: Plane
  /** Both sides of thin upright strokes. */
  strokes: Plane
}

/** Counts of one row of cells. */
type Counts = Record<keyof PixelSteps, Int32Array>

/** Goes over all pixels once, and holds two rows of them. `grid` must not be larger than the picture. */
export function* pixelSteps(pixels: Pixels, grid: Size): Steps<PixelSteps> {
  const { width, height } = pixels
  const cells = () => plane(grid.width, grid.height)
  const steps: PixelSteps = {
    upright: cells(),
    hard: cells(),
    level: cells(),
    even: cells(),
    middling: cells(),
    strokes: cells()
  }
  const line = () => new Int32Array(grid.width)
  const counts: Counts = {
    upright: line(),
    hard: line(),
    level: line(),
    even: line(),
    middling: line(),
    strokes: line()
  }
  const columns = columnsOf(width, grid.width)
  const rowsPerStep = Math.max(1, Math.floor(PIXELS_PER_STEP / width))
  let here = new Uint8Array(width)
  let below = new Uint8Array(width)
  lumaRow(pixels, 0, here)
  let counted = 0
  for (let y = 0; y < height; y++) {
    const cellRow = Math.floor((y * grid.height) / height)
    lumaRow(pixels, Math.min(height - 1, y + 1), below)
    countRow(here, below, columns, counts)
    counted++
    ;[here, below] = [below, here]
    if (y + 1 === height || Math.floor(((y + 1) * grid.height) / height) > cellRow) {
      settle(counts, counted, columns, cellRow, steps)
      counted = 0
    }
    if (y % rowsPerStep === rowsPerStep - 1) yield
  }
  return steps
}

/** The column of cells that each pixel of a row falls in. */
function columnsOf(width: number, cells: number): Int32Array {
  return Int32Array.from({ length: width }, (_, x) => Math.floor((x * cells) / width))
}

function countRow(
  here: Uint8Array,
  below: Uint8Array,
  columns: Int32Array,
  { upright, hard, level, even, middling, strokes }: Counts
): void {
  const { length } = here
  let lastRise = -length
  let lastFall = -length
  for (let x = 0; x < length; x++) {
    const cell = columns[x]!
    const across = x + 1 < length ? here[x + 1]! - here[x]! : 0
    const down = below[x]! - here[x]!
    const acrossSize = across < 0 ? -across : across
    const downSize = down < 0 ? -down : down
    const size = acrossSize > downSize ? acrossSize : downSize
    if (size <= EVEN) {
      even[cell]!++
      continue
    }
    if (size <= STRONG) middling[cell]!++
    if (downSize > STRONG) level[cell]!++
    if (acrossSize > STRONG) upright[cell]!++
    if (acrossSize > HARD) hard[cell]!++
    // A step counts once, whether its counterpart lies before it or behind it.
    if (across > STROKE_STEP) {
      if (x - lastFall <= STROKE_WIDTH) {
        strokes[cell]!++
        strokes[columns[lastFall]!]!++
        lastFall = -length
        lastRise = -length
      } else lastRise = x
    } else if (across < -STROKE_STEP) {
      if (x - lastRise <= STROKE_WIDTH) {
        strokes[cell]!++
        strokes[columns[lastRise]!]!++
        lastRise = -length
        lastFall = -length
      } else lastFall = x
    }
  }
}

/** Turns the counts of a row of cells into parts of its pixels, and empties them. */
function settle(
  counts: Counts,
  rows: number,
  columns: Int32Array,
  cellRow: number,
  steps: PixelSteps
): void {
  const { width } = steps.even
  const pixels = new Float32Array(width)
  for (const column of columns) pixels[column]! += rows
  for (const name of Object.keys(counts) as (keyof PixelSteps)[]) {
    const from = counts[name]
    const into = steps[name].data
    for (let x = 0; x < width; x++) into[cellRow * width + x] = from[x]! / pixels[x]!
    from.fill(0)
  }
}
