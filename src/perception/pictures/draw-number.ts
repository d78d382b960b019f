import type { Size } from '../filters/fit-area'
import { type Box, digitDistances } from './digit-distances'
import { coverage, endColumn, firstColumn, halfChord, rowsOf } from './disc-rows'
import { CLEAR, LIGHT_TO_DARK, blendStep } from './hotspot-palette'
import type { Ring } from './ring-layout'

/** Half the box that holds any digit with its edge, in heights of the digit. */
const DIGIT_BOX = 0.62

/** Draws a ring's number on its badge over what is there. */
export function drawNumber(
  indices: Uint8Array,
  { width, height }: Size,
  { rank, line, badge }: Ring
): void {
  if (badge === null) return
  const { x, y, radius, digit } = badge
  const [top, bottom] = rowsOf({ x, y, radius: radius + 0.5 }, height)
  const box = boxAround(x, y, DIGIT_BOX * digit)
  const distances = digitDistances(rank, x, y, digit, box)
  for (let row = top; row < bottom; row++) {
    const pixels = indices.subarray(row * width, (row + 1) * width)
    const half = halfChord(y, radius + 0.5, row)
    const [from, to] = [firstColumn(x, half), endColumn(x, half, width)]
    badgeRow(pixels, from, to, x, row + 0.5 - y, radius, line)
    const boxRow = row - box.top
    if (boxRow < 0 || boxRow >= box.height) continue
    const ofRow = distances.subarray(boxRow * box.width, (boxRow + 1) * box.width)
    const even = halfChord(y, radius - line - 0.5, row)
    digitRow(pixels, firstColumn(x, even), endColumn(x, even, width), ofRow, box.left)
  }
}

/** The pixels whose centres lie within a distance of a point, across and down. */
function boxAround(x: number, y: number, reach: number): Box {
  const left = Math.ceil(x - reach - 0.5)
  const top = Math.ceil(y - reach - 0.5)
  const width = Math.floor(x + reach - 0.5) + 1 - left
  return { left, top, width, height: Math.floor(y + reach - 0.5) + 1 - top }
}

/** The disc under the number: dark with a light edge, which is hard where it stands on another ring. */
function badgeRow(
  pixels: Uint8Array,
  from: number,
  to: number,
  x: number,
  dy: number,
  radius: number,
  line: number
): void {
  for (let column = from; column < to; column++) {
    const dx = column + 0.5 - x
    const at = Math.sqrt(dx * dx + dy * dy) - radius
    const inside = coverage(at)
    if (inside === 1) pixels[column] = LIGHT_TO_DARK + blendStep(coverage(at + line))
    else if (pixels[column] === CLEAR) pixels[column] = CLEAR + blendStep(inside)
    else if (inside >= 0.5) pixels[column] = LIGHT_TO_DARK
  }
}

/** A digit's ink, by the distances of pixels from a column on. */
function digitRow(
  pixels: Uint8Array,
  from: number,
  to: number,
  distances: Float64Array,
  left: number
): void {
  const end = Math.min(to, left + distances.length)
  for (let column = Math.max(from, left); column < end; column++) {
    pixels[column] = LIGHT_TO_DARK + blendStep(1 - coverage(distances[column - left]!))
  }
}
