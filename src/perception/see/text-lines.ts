import { areaOf, type Box, grown, heightOf, onSize } from './box'
import { components, type Component, fillRuns } from './components'
import type { Size } from './size'
import { sobel } from './sobel'
import { plane, type Plane } from './plane'
import type { Steps } from './steps'

/** Least Sobel gradient across (a step of 8 CIELAB units of lightness) that may be a side of a letter. */
const LEAST_GRADIENT = 32

/**
 * Lines are looked for at three sizes. For each: gaps between letters and words that are closed, and heights of
 * the lines kept, as parts of the root of the area; and rows of cells below which a shape is a rule, not a line.
 */
const SIZES = [
  { gap: 0.006, least: 0, most: 0.02, rows: 2 },
  { gap: 0.014, least: 0.012, most: 0.05, rows: 3 },
  { gap: 0.03, least: 0.03, most: 0.11, rows: 3 }
] as const

/** Height of a line, as part of the root of the area, from which on it is large. */
const LARGE_LINE = 0.035

/** Least width of a line over its height, share of its box it fills, and share of its cells on sides of letters. */
const LEAST_RATIO = 1.6
const LEAST_FILL = 0.5
const LEAST_SIDES = 0.25

/** Where a line of text lies, or what looks like one, on the plane it was found on. */
export interface LineBox extends Box {
  /** Height as part of the root of the plane's area. */
  size: number
}

/** A line with all its cells. */
export type TextLine = LineBox & Component

/**
 * Where upright strokes stand side by side as letters do: rows of strong gradients across, joined over the gaps
 * between letters, that make long, low, filled shapes. Found on CIELAB lightness of about 512×384 cells.
 */
export function* textLines(l: Plane): Steps<TextLine[]> {
  const { width, height } = l
  const side = Math.sqrt(width * height)
  const sides = uprightSides(l)
  yield
  const lines: TextLine[] = []
  const joined = new Uint8Array(sides.length)
  const opened = new Uint8Array(sides.length)
  for (const { gap, least, most, rows } of SIZES) {
    joinGaps(sides, width, Math.max(2, Math.round(gap * side)), joined)
    yield
    open(joined, width, rows, opened)
    yield
    for (const shape of components(opened, width)) {
      const size = heightOf(shape) / side
      if (size >= least && size < most && isLine(shape, sides, width))
        lines.push({ ...shape, size })
    }
    yield
  }
  return lines
}

function uprightSides(l: Plane): Uint8Array {
  const { x } = sobel(l)
  const sides = new Uint8Array(x.data.length)
  for (let y = 0; y < l.height; y++) markSides(x.data, y * l.width, (y + 1) * l.width, sides)
  return sides
}

function markSides(gradient: Float32Array, from: number, to: number, into: Uint8Array): void {
  for (let i = from; i < to; i++) {
    const value = gradient[i]!
    into[i] = value > LEAST_GRADIENT || value < -LEAST_GRADIENT ? 1 : 0
  }
}

/** Fills gaps of fewer than `gap` cells along rows. */
function joinGaps(mask: Uint8Array, width: number, gap: number, into: Uint8Array): void {
  into.set(mask)
  for (let start = 0; start < mask.length; start += width) {
    let last = -gap
    for (let x = mask.indexOf(1, start) - start; x >= 0 && x < width;) {
      if (x - last > 1 && x - last <= gap) into.fill(1, start + last + 1, start + x)
      last = x
      const next = mask[start + x + 1] === 1 ? start + x + 1 : mask.indexOf(1, start + x + 1)
      x = next - start
    }
  }
}

/** Opening by three columns and some rows: removes narrower or lower shapes, such as rules between lines. */
function open(mask: Uint8Array, width: number, rows: number, into: Uint8Array): void {
  const shared = new Uint8Array(width)
  into.fill(0)
  for (let start = 0; start + rows * width <= mask.length; start += width) {
    shared.set(mask.subarray(start, start + width))
    for (let row = 1; row < rows; row++) keepShared(shared, mask, start + row * width)
    for (let x = shared.indexOf(1); x >= 0; x = shared.indexOf(1, x)) {
      const first = x
      while (shared[x] === 1) x++
      if (x - first < 3) continue
      for (let row = 0; row < rows; row++) {
        into.fill(1, start + row * width + first, start + row * width + x)
      }
    }
  }
}

function keepShared(shared: Uint8Array, mask: Uint8Array, start: number): void {
  for (let x = 0; x < shared.length; x++) shared[x]! &= mask[start + x]!
}

function isLine(shape: Component, sides: Uint8Array, width: number): boolean {
  if (shape.right - shape.left < LEAST_RATIO * heightOf(shape)) return false
  if (shape.area <= LEAST_FILL * areaOf(shape)) return false
  return countIn(shape, sides, width) > LEAST_SIDES * shape.area
}

function countIn({ runs }: Component, mask: Uint8Array, width: number): number {
  let count = 0
  for (let i = 0; i < runs.length; i += 3) {
    const start = runs[i]! * width
    for (let x = start + runs[i + 1]!; x < start + runs[i + 2]!; x++) count += mask[x]!
  }
  return count
}

/** Lines on an empty plane of the size they were found on: 1 within them. */
export function linesOn(lines: readonly TextLine[], size: Size): Plane {
  const painted = plane(size.width, size.height)
  for (const line of lines) fillRuns(painted.data, size.width, line, 1)
  return painted
}

/** Ascenders and descenders beyond a found line, as a share of its height: lines are found by the sides of letters. */
const MARGIN = 0.2

/** Boxes around lines that were found on a plane of the size `fine`, in px of the picture. */
export function textBoxes(lines: readonly LineBox[], fine: Size, picture: Size): Box[] {
  return lines.map((line) => {
    const box = onSize(line, fine, picture)
    return grown(box, MARGIN * heightOf(box))
  })
}

/** The part of a plane that large lines cover. */
export function largeTextPart(lines: readonly TextLine[], { width, height }: Size): number {
  const large = lines.filter(({ size }) => size >= LARGE_LINE)
  return large.reduce((sum, { area }) => sum + area, 0) / (width * height)
}
