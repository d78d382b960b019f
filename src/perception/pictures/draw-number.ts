import type { Size } from '../filters/fit-area'
import type { Circle } from './circle-layout'
import { digitDistances } from './digit-distances'
import type { Box } from './digit-distances'
import { coverage, endColumn, firstColumn, halfChord, rowsOf } from './disc-rows'
import { ALL_TINT, SOLID_TO_TINT, WHITE_TO_SOLID, blendStep } from './hotspot-palette'

/** Palette index of the badge where nothing blends. */
const ALL_SOLID = SOLID_TO_TINT
/** Half the box that holds any digit with its edge, in heights of the digit. */
const DIGIT_BOX = 0.62

/** Draws a circle's number on its badge over what is there. */
export function drawNumber(
  indices: Uint8Array,
  { width, height }: Size,
  { rank, badge }: Circle
): void {
  if (badge === null) return
  const { x, y, radius, digit } = badge
  const [top, bottom] = rowsOf({ x, y, radius: radius + 0.5 }, height)
  const box = boxAround(x, y, DIGIT_BOX * digit)
  const distances = digitDistances(rank, x, y, digit, box)
  for (let row = top; row < bottom; row++) {
    const line = indices.subarray(row * width, (row + 1) * width)
    const half = halfChord(y, radius + 0.5, row)
    const [from, to] = [firstColumn(x, half), endColumn(x, half, width)]
    badgeRow(line, from, to, x, row + 0.5 - y, radius)
    const boxRow = row - box.top
    if (boxRow < 0 || boxRow >= box.height) continue
    const ofRow = distances.subarray(boxRow * box.width, (boxRow + 1) * box.width)
    const even = halfChord(y, radius - 0.5, row)
    digitRow(line, firstColumn(x, even), endColumn(x, even, width), ofRow, box.left)
  }
}

/** The pixels whose centres lie within a distance of a point, across and down. */
function boxAround(x: number, y: number, reach: number): Box {
  const left = Math.ceil(x - reach - 0.5)
  const top = Math.ceil(y - reach - 0.5)
  const width = Math.floor(x + reach - 0.5) + 1 - left
  return { left, top, width, height: Math.floor(y + reach - 0.5) + 1 - top }
}

/** What the number stands on. Its edge blends with the circle's tint; where it stands out of that it is hard. */
function badgeRow(
  line: Uint8Array,
  from: number,
  to: number,
  x: number,
  dy: number,
  radius: number
): void {
  for (let column = from; column < to; column++) {
    const dx = column + 0.5 - x
    const inside = coverage(Math.sqrt(dx * dx + dy * dy) - radius)
    if (inside < 1 && line[column] === ALL_TINT) {
      line[column] = SOLID_TO_TINT + blendStep(1 - inside)
    } else if (inside >= 0.5) line[column] = ALL_SOLID
  }
}

/** A digit's ink, by the distances of pixels from a column on. */
function digitRow(
  line: Uint8Array,
  from: number,
  to: number,
  distances: Float64Array,
  left: number
): void {
  const end = Math.min(to, left + distances.length)
  for (let column = Math.max(from, left); column < end; column++) {
    line[column] = WHITE_TO_SOLID + blendStep(1 - coverage(distances[column - left]!))
  }
}
