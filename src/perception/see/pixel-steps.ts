import type { Size } from './size'
import { byName, type Plane, planesOf } from './plane'
import type { Pixels } from '../../images/pixels'
import { wordsOf } from './pixels'
import type { Steps } from './steps'

/** Differences of neighbouring pixels' luma, 0–255, up to which a place is even. */
const EVEN = 3
/** From here on a difference is a hard edge of the kind that letters, lines and controls have. */
const STRONG = 24
/** And from here on one of nearly the full contrast. */
const HARD = 60
/** Two opposite steps of at least this, no further apart than a thin stroke is wide, are its two sides. */
const STROKE_STEP = 20
const STROKE_WIDTH = 5

/** Of a picture with more pixels every other row counts: the means over cells hardly differ. */
const MANY_PIXELS = 1_500_000

const OPAQUE = 255
const PIXELS_PER_STEP = 250_000

/**
 * Differences of neighbouring pixels, at the picture's own resolution: the part of each cell's pixels, 0–1.
 * Shrinking a page first would lose the strokes of its text, which say most about where people look.
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

/** Planes that hold what was counted. */
const COUNTED = ['upright', 'hard', 'level', 'middling', 'strokes'] as const

/** Counts of one row of cells. */
type Counts = Record<(typeof COUNTED)[number] | 'uneven', Int32Array>

/** Goes over the pixels once. `grid` must not be larger than the picture. */
export function* pixelSteps(pixels: Pixels, grid: Size): Steps<PixelSteps> {
  const { width, height } = pixels
  const words = wordsOf(pixels)
  const columns = columnsOf(width, grid.width)
  const across = new Int32Array(grid.width)
  for (const column of columns) across[column]!++
  const steps: PixelSteps = planesOf([...COUNTED, 'even'], grid)
  const counts: Counts = byName([...COUNTED, 'uneven'], () => new Int32Array(grid.width))
  const rowsPerStep = Math.max(1, Math.floor(PIXELS_PER_STEP / width))
  const every = width * height > MANY_PIXELS ? 2 : 1
  let counted = 0
  for (let y = 0; y < height; y++) {
    if (y % every === 0) {
      const toBelow = y + 1 < height ? width : 0
      countRow(words, y * width, toBelow, columns, counts)
      counted++
    }
    const cellRow = Math.floor((y * grid.height) / height)
    if (y + 1 === height || Math.floor(((y + 1) * grid.height) / height) > cellRow) {
      settle(counts, counted, across, cellRow, steps)
      counted = 0
    }
    if (y % rowsPerStep === rowsPerStep - 1) yield
  }
  return steps
}

/** The column of cells that each pixel of a row falls in. */
function columnsOf(width: number, cells: number): Int32Array {
  const columns = new Int32Array(width)
  for (let x = 0; x < width; x++) columns[x] = Math.floor((x * cells) / width)
  return columns
}

/**
 * Counts the steps of one row of pixels, from `start` on, to their right and to those `toBelow` further on. Most of a
 * page is even: what is not is counted, and taken away from all at the end of the cells' row.
 */
function countRow(
  words: Int32Array,
  start: number,
  toBelow: number,
  columns: Int32Array,
  { upright, hard, level, uneven, middling, strokes }: Counts
): void {
  const { length } = columns
  // The last fall and the last rise.
  const last = new Int32Array(2).fill(-length)
  let word = words[start]!
  let luma = lumaOf(word)
  for (let x = 0; x < length; x++) {
    const here = luma
    const wordHere = word
    word = words[start + (x + 1 < length ? x + 1 : x)]!
    const wordBelow = words[start + x + toBelow]!
    if (word === wordHere && wordBelow === wordHere) continue
    if (word !== wordHere) luma = lumaOf(word)
    const across = luma - here
    const down = wordBelow === wordHere ? 0 : lumaOf(wordBelow) - here
    const acrossSize = across < 0 ? -across : across
    const downSize = down < 0 ? -down : down
    const size = acrossSize > downSize ? acrossSize : downSize
    if (size <= EVEN) continue
    const cell = columns[x]!
    uneven[cell]!++
    if (size <= STRONG) middling[cell]!++
    if (downSize > STRONG) level[cell]!++
    if (acrossSize > STRONG) upright[cell]!++
    if (acrossSize > HARD) hard[cell]!++
    // A step counts once, whether its counterpart lies before it or behind it.
    if (acrossSize <= STROKE_STEP) continue
    const rises = across > 0 ? 1 : 0
    const counterpart = last[1 - rises]!
    if (x - counterpart <= STROKE_WIDTH) {
      strokes[cell]!++
      strokes[columns[counterpart]!]!++
      last.fill(-length)
    } else last[rises] = x
  }
}

/** Luma (ITU-R BT.601), 0–255, of a pixel; a transparent one lies over white. */
function lumaOf(word: number): number {
  const luma = (77 * (word & 255) + 150 * ((word >> 8) & 255) + 29 * ((word >> 16) & 255)) >> 8
  const alpha = word >>> 24
  return alpha === OPAQUE ? luma : OPAQUE + Math.round(((luma - OPAQUE) * alpha) / OPAQUE)
}

/** Turns the counts of a row of cells into parts of its pixels, `across` and `rows`, and empties them. */
function settle(
  counts: Counts,
  rows: number,
  across: Int32Array,
  cellRow: number,
  steps: PixelSteps
): void {
  const { width } = steps.even
  const { uneven } = counts
  for (let x = 0; x < width; x++)
    steps.even.data[cellRow * width + x] = 1 - uneven[x]! / (rows * across[x]!)
  uneven.fill(0)
  for (const name of COUNTED) {
    const [from, into] = [counts[name], steps[name].data]
    for (let x = 0; x < width; x++) into[cellRow * width + x] = from[x]! / (rows * across[x]!)
    from.fill(0)
  }
}
