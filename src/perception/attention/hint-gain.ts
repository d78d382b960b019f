import { addRow, resizeSmooth } from '../see/resize'
import type { Box } from '../see/box'
import { reach, type Size } from '../see/size'
import { gaussianBlur } from '../see/gaussian-blur'
import { plane, type Plane } from '../see/plane'
import { HINT_KINDS, type HintKind, type LayerHint } from '../see/layer-hint'

/**
 * Logarithm of the factor by which a layer's kind raises or lowers its attention compared with the picture alone. Fitted
 * by test/bench/perception/fit-hints.ts to 26 web pages and 26 posters with boxes drawn by hand, on maps not fitted to
 * them; the bench also reports the gain on pages left out.
 */
const GAIN: Record<HintKind, number> = { text: 0.148, image: 0.037, button: 0.047 }

/** Parts of the picture's area up to which a box says where something is, and from which it is the background. */
const LARGEST_FIGURE = 0.3
export const SMALLEST_GROUND = 0.6

/** The gain is blurred over several cells, so that it can be found on fewer of them. */
const COARSER = 2

/** Blur as part of the reach, so that no edge of a box shows in a map. */
const BLUR = 0.015

/**
 * Factors by which known layers raise or lower attention, per cell of `grid`, row by row; 1 where no layer is known.
 * null when no hint is of use.
 */
export function hintGain(
  hints: readonly LayerHint[],
  picture: Size,
  grid: Size
): Float32Array | null {
  const coarse = {
    width: Math.ceil(grid.width / COARSER),
    height: Math.ceil(grid.height / COARSER)
  }
  const covers = hintCovers(hints, picture, coarse)
  const gain = plane(coarse.width, coarse.height)
  for (const kind of HINT_KINDS) {
    addRow(gain.data, 0, covers[kind].data, 0, gain.data.length, GAIN[kind])
  }
  if (gain.data.every((value) => value === 0)) return null
  for (let i = 0; i < gain.data.length; i++) gain.data[i] = Math.exp(gain.data[i]!)
  return resizeSmooth(gain, grid.width, grid.height).data
}

/** How much of each cell layers of each kind cover, 0–1, however many lie over one another; blurred. */
export function hintCovers(
  hints: readonly LayerHint[],
  picture: Size,
  grid: Size
): Record<HintKind, Plane> {
  const coverOf = (kind: HintKind): Plane => {
    const cover = new BoxCover(grid)
    for (const hint of hints) {
      const box = hint.kind === kind ? inCells(hint, picture, grid) : null
      if (box) cover.add(box, figure(box, grid))
    }
    const data = cover.sum()
    const covered = { width: grid.width, height: grid.height, data }
    return gaussianBlur(covered, BLUR * reach(grid), covered)
  }
  return {
    text: coverOf('text'),
    image: coverOf('image'),
    button: coverOf('button')
  }
}

/** The part of a hint's box within the picture; null when there is none, or the hint is no box at all. */
export function inCells({ x, y, width, height }: LayerHint, picture: Size, grid: Size): Box | null {
  if (![x, y, width, height].every(Number.isFinite)) return null
  const left = (within(x, picture.width) * grid.width) / picture.width
  const top = (within(y, picture.height) * grid.height) / picture.height
  const right = (within(x + width, picture.width) * grid.width) / picture.width
  const bottom = (within(y + height, picture.height) * grid.height) / picture.height
  return right > left && bottom > top ? { left, top, right, bottom } : null
}

function within(at: number, side: number): number {
  return Math.max(0, Math.min(side, at))
}

/** How far a box counts as a figure, 0–1: one as large as the picture says nothing of where to look. */
function figure({ left, top, right, bottom }: Box, { width, height }: Size): number {
  const part = ((right - left) * (bottom - top)) / (width * height)
  const weight = (SMALLEST_GROUND - part) / (SMALLEST_GROUND - LARGEST_FIGURE)
  return Math.max(0, Math.min(1, weight))
}

/**
 * How much of each cell boxes cover together, however many lie over one another. Each box leaves the
 * differences at its edges only, so thousands of large ones cost no more than thousands of small ones.
 */
class BoxCover {
  private readonly columns: number
  private readonly differences: Float64Array

  constructor(private readonly grid: Size) {
    this.columns = grid.width + 2
    this.differences = new Float64Array(this.columns * (grid.height + 2))
  }

  /** Adds a box of cells, within the grid, whose edges may lie within cells; `weight` (0–1) is what a cell in it counts. */
  add({ left, top, right, bottom }: Box, weight: number): void {
    this.edge(top, left, right, weight)
    this.edge(bottom, left, right, -weight)
  }

  /** Sum of the weights that each cell is covered with, 0–1, row by row. It can be taken once. */
  sum(): Float32Array {
    const { width, height } = this.grid
    const { columns, differences } = this
    const cover = new Float32Array(width * height)
    for (let y = 0; y < height; y++) {
      let along = 0
      for (let x = 0; x < width; x++) {
        const at = y * columns + x
        along += differences[at]!
        // From here on the row holds sums of itself and of those above it.
        const above = y === 0 ? 0 : differences[at - columns]!
        const value = along + above
        differences[at] = value
        // What was added and taken away again may leave a rounding error of either sign.
        cover[y * width + x] = Math.max(0, Math.min(1, value))
      }
    }
    return cover
  }

  /** An edge within a cell is shared out between it and the next one. */
  private edge(y: number, left: number, right: number, weight: number): void {
    const row = Math.floor(y)
    const part = y - row
    this.corner(row, left, weight * (1 - part))
    this.corner(row, right, -weight * (1 - part))
    this.corner(row + 1, left, weight * part)
    this.corner(row + 1, right, -weight * part)
  }

  private corner(row: number, x: number, weight: number): void {
    const column = Math.floor(x)
    const part = x - column
    const at = row * this.columns + column
    this.differences[at]! += weight * (1 - part)
    this.differences[at + 1]! += weight * part
  }
}
