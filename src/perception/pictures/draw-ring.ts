import type { Size } from '../filters/fit-area'
import { coverage, endColumn, firstColumn, halfChord, rowsOf } from './disc-rows'
import { CLEAR, DARK_TO_CLEAR, LIGHT_TO_DARK, blendStep } from './hotspot-palette'
import type { Ring } from './ring-layout'

/** Draws a light and a dark line over what is there; what they go round stays as it is. */
export function drawRing(
  indices: Uint8Array,
  { width, height }: Size,
  { x, y, radius, line }: Ring
): void {
  const [top, bottom] = rowsOf({ x, y, radius: radius + 0.5 }, height)
  for (let row = top; row < bottom; row++) {
    const half = halfChord(y, radius + 0.5, row)
    const [from, to] = [firstColumn(x, half), endColumn(x, half, width)]
    const innerHalf = halfChord(y, radius - 2 * line - 0.5, row)
    const [innerFrom, innerTo] = [firstColumn(x, innerHalf), endColumn(x, innerHalf, width)]
    const pixels = indices.subarray(row * width, (row + 1) * width)
    const dy = row + 0.5 - y
    if (innerFrom < innerTo) {
      ringRow(pixels, from, innerFrom, x, dy, radius, line)
      ringRow(pixels, innerTo, to, x, dy, radius, line)
    } else ringRow(pixels, from, to, x, dy, radius, line)
  }
}

function ringRow(
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
    const index = ringIndex(Math.sqrt(dx * dx + dy * dy) - radius, line)
    if (index !== CLEAR) pixels[column] = index
  }
}

/** Palette index at a distance from a ring's outer edge: light, then dark, then clear, inwards. */
function ringIndex(at: number, line: number): number {
  const inside = coverage(at)
  if (inside < 1) return CLEAR + blendStep(inside)
  const insideLight = coverage(at + line)
  if (insideLight < 1) return LIGHT_TO_DARK + blendStep(insideLight)
  const insideBoth = coverage(at + 2 * line)
  return insideBoth < 1 ? DARK_TO_CLEAR + blendStep(insideBoth) : CLEAR
}
