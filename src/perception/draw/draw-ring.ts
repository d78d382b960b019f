import type { Size } from '../see/size'
import { digitDistance, digitPieces } from './digits'
import type { Disc } from './ground'
import { blendStep, CLEAR, DARK_TO_CLEAR, LIGHT_TO_DARK } from './hotspot-palette'
import type { Ring } from './ring-layout'

/** Half the box that holds any digit with its edge, in heights of the digit. */
const DIGIT_BOX = 0.62

/** Draws a ring of a light and a dark line, leaving the disc inside unchanged. */
export function drawRing(indices: Uint8Array, size: Size, ring: Ring): void {
  onDisc(size, ring, 2 * ring.line + 0.5, (pixel, distance) => {
    const index = ringIndex(distance, ring.line)
    if (index !== CLEAR) indices[pixel] = index
  })
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

/** Draws a ring's number on its badge: dark with a light edge, which is hard where it stands on another ring. */
export function drawNumber(indices: Uint8Array, size: Size, { badge, line, rank }: Ring): void {
  if (badge === null) return
  const pieces = digitPieces(rank)
  onDisc(size, badge, badge.radius, (pixel, distance, x, y) => {
    const inside = coverage(distance)
    if (inside === 1) {
      const isNear = Math.max(Math.abs(x), Math.abs(y)) <= DIGIT_BOX * badge.digit
      const ink = isNear ? coverage(digitDistance(pieces, x, y, badge.digit)) : 0
      const dark = Math.min(coverage(distance + line), 1 - ink)
      indices[pixel] = LIGHT_TO_DARK + blendStep(dark)
    } else if (indices[pixel] === CLEAR) indices[pixel] = CLEAR + blendStep(inside)
    else if (inside >= 0.5) indices[pixel] = LIGHT_TO_DARK
  })
}

/**
 * Calls `paint` for the pixels on the edge of a disc and up to `depth` within it, with their distance from the edge and
 * their place from the middle.
 */
function onDisc(
  { width, height }: Size,
  { x, y, radius }: Disc,
  depth: number,
  paint: (pixel: number, distance: number, x: number, y: number) => void
): void {
  const [most, least] = [(radius + 0.5) ** 2, Math.max(0, radius - depth) ** 2]
  const bottom = Math.min(height, Math.ceil(y + radius + 0.5))
  const right = Math.min(width, Math.ceil(x + radius + 0.5))
  for (let row = Math.max(0, Math.floor(y - radius - 0.5)); row < bottom; row++) {
    const down = row + 0.5 - y
    for (let column = Math.max(0, Math.floor(x - radius - 0.5)); column < right; column++) {
      const across = column + 0.5 - x
      const square = across * across + down * down
      if (square >= most || square < least) continue
      paint(row * width + column, Math.sqrt(square) - radius, across, down)
    }
  }
}

/** How much of a pixel an edge covers whose distance from the pixel's centre is given. */
function coverage(distance: number): number {
  return distance >= 0.5 ? 0 : distance <= -0.5 ? 1 : 0.5 - distance
}
