import type { Size } from '../see/size'
import { blendStep, CLEAR, DARK_TO_CLEAR, LIGHT_TO_DARK } from './hotspot-palette'
import type { Ring } from './ring-layout'

/** Draws a ring of a light and a dark line, leaving the disc inside unchanged. */
export function drawRing(
  indices: Uint8Array,
  { width, height }: Size,
  { x, y, radius, line }: Ring
): void {
  const [most, least] = [(radius + 0.5) ** 2, Math.max(0, radius - 2 * line - 0.5) ** 2]
  const bottom = Math.min(height, Math.ceil(y + radius + 0.5))
  const right = Math.min(width, Math.ceil(x + radius + 0.5))
  for (let row = Math.max(0, Math.floor(y - radius - 0.5)); row < bottom; row++) {
    const down = row + 0.5 - y
    for (let column = Math.max(0, Math.floor(x - radius - 0.5)); column < right; column++) {
      const square = (column + 0.5 - x) ** 2 + down * down
      if (square >= most || square < least) continue
      const index = ringIndex(Math.sqrt(square) - radius, line)
      if (index !== CLEAR) indices[row * width + column] = index
    }
  }
}

/** Palette index at a distance from a ring's outer edge: light, then dark, then clear, inwards. */
function ringIndex(distance: number, line: number): number {
  const inside = coverage(distance)
  if (inside < 1) return CLEAR + blendStep(inside)
  const insideLight = coverage(distance + line)
  if (insideLight < 1) return LIGHT_TO_DARK + blendStep(insideLight)
  const insideBoth = coverage(distance + 2 * line)
  return insideBoth < 1 ? DARK_TO_CLEAR + blendStep(insideBoth) : CLEAR
}

/** How much of a pixel an edge covers whose distance from the pixel's centre is given. */
function coverage(distance: number): number {
  return distance >= 0.5 ? 0 : distance <= -0.5 ? 1 : 0.5 - distance
}
