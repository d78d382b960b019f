import type { Size } from '../filters/fit-area'
import type { Circle } from './circle-layout'
import { coverage, endColumn, firstColumn, halfChord, rowsOf } from './disc-rows'
import {
  ALL_TINT,
  CLEAR_TO_WHITE,
  SOLID_TO_TINT,
  WHITE_TO_SOLID,
  blendStep
} from './hotspot-palette'

/** Draws a circle's outline, ring and tint over what is there. */
export function drawCircle(indices: Uint8Array, { width, height }: Size, circle: Circle): void {
  const { x, y, radius, outline, ring } = circle
  const [top, bottom] = rowsOf({ x, y, radius: radius + 0.5 }, height)
  for (let row = top; row < bottom; row++) {
    const half = halfChord(y, radius + 0.5, row)
    const [from, to] = [firstColumn(x, half), endColumn(x, half, width)]
    const evenHalf = halfChord(y, radius - outline - ring - 0.5, row)
    const [evenFrom, evenTo] = [firstColumn(x, evenHalf), endColumn(x, evenHalf, width)]
    const line = indices.subarray(row * width, (row + 1) * width)
    if (evenFrom < evenTo) {
      edgeRow(line, from, evenFrom, x, row + 0.5 - y, radius, outline, ring)
      line.fill(ALL_TINT, evenFrom, evenTo)
      edgeRow(line, evenTo, to, x, row + 0.5 - y, radius, outline, ring)
    } else edgeRow(line, from, to, x, row + 0.5 - y, radius, outline, ring)
  }
}

function edgeRow(
  line: Uint8Array,
  from: number,
  to: number,
  x: number,
  dy: number,
  radius: number,
  outline: number,
  ring: number
): void {
  for (let column = from; column < to; column++) {
    const dx = column + 0.5 - x
    const index = edgeIndex(Math.sqrt(dx * dx + dy * dy) - radius, outline, ring)
    if (index > CLEAR_TO_WHITE) line[column] = index
  }
}

/** Palette index at a distance from a circle's edge: outline, ring and tint, inwards. */
function edgeIndex(at: number, outline: number, ring: number): number {
  const inside = coverage(at)
  if (inside < 1) return CLEAR_TO_WHITE + blendStep(inside)
  const insideOutline = coverage(at + outline)
  if (insideOutline < 1) return WHITE_TO_SOLID + blendStep(insideOutline)
  return SOLID_TO_TINT + blendStep(coverage(at + outline + ring))
}
