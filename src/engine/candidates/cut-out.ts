import { catmullRom } from '../../perception/draw/enlarge'
import type { Box } from '../../perception/see/box'
import type { Pixels } from '../../perception'

/** A part of a picture without its ground: colours and how much each pixel covers, 0–1. */
export interface CutOut {
  /** Whole px of the picture that it was taken from. */
  box: Box
  width: number
  height: number
  /** Red, green and blue (0–255) times cover, and cover (0–1), row by row. */
  data: Float32Array
}

/** How much of a pixel something covers, 0–1. */
export type Shape = (x: number, y: number) => number

/** Levels of difference from the ground from which a pixel is wholly something else. */
const WHOLE = 24

/**
 * Cuts out what a part of a picture shows beyond its `ground` alone, of the same size; what is enclosed belongs to it,
 * and all that lies in one of its opaque `shapes`. Where the ground is a guess, nothing else does.
 */
export function cutOut(
  { width, height, data: colours }: Pixels,
  { data: ground }: Pixels,
  box: Box,
  { isPlain, shapes }: { isPlain: boolean; shapes: readonly Shape[] }
): CutOut {
  const cover = new Float32Array(width * height)
  const isToldByColour = isPlain || shapes.length === 0
  for (let i = 0; i < cover.length; i++) {
    let part = 0
    for (let at = 4 * i; isToldByColour && at < 4 * i + 3; at++) {
      part = Math.max(part, Math.min(1, Math.abs(colours[at]! - ground[at]!) / WHOLE))
    }
    const [x, y] = [(i % width) + box.left, Math.floor(i / width) + box.top]
    for (const shape of shapes) if (part < 1) part = Math.max(part, shape(x, y))
    cover[i] = part
  }
  enclose(cover, width, height)
  const data = new Float32Array(4 * width * height)
  for (let i = 0; i < cover.length; i++) {
    const part = cover[i]!
    // What shows of the ground is taken away: on the same ground, the same pixel comes of it again.
    for (let k = 4 * i; k < 4 * i + 3; k++) data[k] = colours[k]! - (1 - part) * ground[k]!
    data[4 * i + 3] = part
  }
  return { box, width, height, data }
}

/** A cut-out made wider and higher by its middle: its corners and edges stay as they are. Sizes are whole px. */
export function stretched(piece: CutOut, width: number, height: number): CutOut {
  const data = new Float32Array(4 * width * height)
  for (let y = 0; y < height; y++) {
    const row = sourceOf(y, height, piece.height)
    for (let x = 0; x < width; x++) {
      const from = 4 * (row * piece.width + sourceOf(x, width, piece.width))
      data.set(piece.data.subarray(from, from + 4), 4 * (y * width + x))
    }
  }
  return { box: piece.box, width, height, data }
}

/** Which of some px in a line another one shows that is longer, or shorter, in its middle. */
function sourceOf(at: number, now: number, before: number): number {
  const half = Math.floor(Math.min(now, before) / 2)
  if (at < half) return at
  return at >= now - half ? at - now + before : half
}

/** Covers all that cannot be reached from the edge of the box by way of the ground. */
function enclose(cover: Float32Array, width: number, height: number): void {
  const reached = new Uint8Array(width * height)
  const waiting: number[] = []
  const reach = (i: number): void => {
    if (reached[i] === 1) return
    reached[i] = 1
    if (cover[i]! < 1) waiting.push(i)
  }
  for (let x = 0; x < width; x++) {
    reach(x)
    reach((height - 1) * width + x)
  }
  for (let y = 0; y < height; y++) {
    reach(y * width)
    reach(y * width + width - 1)
  }
  for (let i = waiting.pop(); i !== undefined; i = waiting.pop()) {
    const x = i % width
    if (x > 0) reach(i - 1)
    if (x < width - 1) reach(i + 1)
    if (i >= width) reach(i - width)
    if (i < width * (height - 1)) reach(i + width)
  }
  for (let i = 0; i < cover.length; i++) if (reached[i] === 0) cover[i] = 1
}

/** Puts a cut-out into a picture, in place, so that its box becomes `to`; px outside of `window` stay as they are. */
export function paste(pixels: Pixels, piece: CutOut, to: Box, window: Box): void {
  const across = weightsOf(to.left, to.right, piece.width, window.left, window.right)
  const down = weightsOf(to.top, to.bottom, piece.height, window.top, window.bottom)
  for (const [y, rows] of down) {
    for (const [x, columns] of across) {
      let [r, g, b, cover] = [0, 0, 0, 0]
      for (const [row, high] of rows) {
        for (const [column, wide] of columns) {
          const i = 4 * (row * piece.width + column)
          const weight = high * wide
          r += weight * piece.data[i]!
          g += weight * piece.data[i + 1]!
          b += weight * piece.data[i + 2]!
          cover += weight * piece.data[i + 3]!
        }
      }
      if (cover <= 0.002) continue
      const at = 4 * (y * pixels.width + x)
      const left = 1 - Math.min(1, cover)
      pixels.data[at] = level(r + left * pixels.data[at]!)
      pixels.data[at + 1] = level(g + left * pixels.data[at + 1]!)
      pixels.data[at + 2] = level(b + left * pixels.data[at + 2]!)
    }
  }
}

const level = (value: number): number => Math.max(0, Math.min(255, Math.round(value)))

/** For each px of a line between two ends which px of the source it shows, and how much of each. */
function weightsOf(
  from: number,
  to: number,
  count: number,
  first: number,
  end: number
): [number, [number, number][]][] {
  const scale = count / (to - from)
  const found: [number, [number, number][]][] = []
  const start = Math.max(Math.ceil(first), Math.floor(from))
  for (let at = start; at < Math.min(Math.floor(end), Math.ceil(to)); at++) {
    const middle = (at + 0.5 - from) * scale - 0.5
    found.push([at, kernel(middle, Math.max(1, scale), count)])
  }
  return found
}

/** Catmull and Rom's kernel, which keeps letters sharp, stretched where the source is made smaller. */
function kernel(middle: number, stretch: number, count: number): [number, number][] {
  const reach = 2 * stretch
  const weights: [number, number][] = []
  let total = 0
  for (let i = Math.ceil(middle - reach); i <= Math.floor(middle + reach); i++) {
    const weight = catmullRom(Math.abs(i - middle) / stretch)
    total += weight
    // Beyond its edges there is nothing.
    if (weight !== 0 && i >= 0 && i < count) weights.push([i, weight])
  }
  return weights.map(([i, weight]) => [i, weight / total])
}
