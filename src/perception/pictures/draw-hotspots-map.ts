import type { Size } from '../filters/fit-area'
import type { Hotspot } from '../hotspots/hotspot'
import type { Perception } from '../perception'
import type { Steps } from '../run/steps'
import { distanceToDigit } from './digits'
import type { IndexedPicture, PaletteColour } from './indexed-picture'

/** Colour of the circles: plasma at its deep end. */
export const HOTSPOT_FILL: PaletteColour = [76, 2, 161, 208]
const WHITE: PaletteColour = [255, 255, 255, 255]
const CLEAR: PaletteColour = [255, 255, 255, 0]

/** Steps of each blend in the palette: clear to white, then white to fill. */
const RAMP = 64
const RING_PART = 0.07
const LEAST_RING = 1.5
/** Height of the number as a part of the radius. */
const DIGIT_PART = 0.95
/** Numbers smaller than this, in pixels, would be a smudge and are left out. */
const LEAST_DIGIT = 6

/** Numbered circles on what draws the eye most; a circle's area is in proportion to its share. */
export function* drawHotspotsMap(perception: Perception, size: Size): Steps<IndexedPicture> {
  const indices = new Uint8Array(size.width * size.height)
  const scale = size.width / perception.picture.width
  for (const { x, y, radius, ...rest } of perception.hotspots) {
    drawHotspot(indices, size, { ...rest, x: x * scale, y: y * scale, radius: radius * scale })
    yield
  }
  return { ...size, indices, palette: [...blend(CLEAR, WHITE), ...blend(WHITE, HOTSPOT_FILL)] }
}

function drawHotspot(indices: Uint8Array, size: Size, { x, y, radius, rank }: Hotspot): void {
  const ring = Math.max(LEAST_RING, RING_PART * radius)
  const digit = DIGIT_PART * radius
  const hasDigit = digit >= LEAST_DIGIT
  const top = Math.max(0, Math.floor(y - radius))
  const left = Math.max(0, Math.floor(x - radius))
  for (let row = top; row < Math.min(size.height, y + radius + 1); row++) {
    for (let column = left; column < Math.min(size.width, x + radius + 1); column++) {
      const dx = column + 0.5 - x
      const dy = row + 0.5 - y
      const distance = Math.hypot(dx, dy)
      const inside = coverage(distance - radius)
      if (inside === 0) continue
      const ink = hasDigit ? coverage(distanceToDigit(rank, dx / digit, dy / digit) * digit) : 0
      const white = Math.max(1 - coverage(distance - radius + ring), ink)
      indices[row * size.width + column] =
        inside < 1 ? Math.round(inside * (RAMP - 1)) : RAMP + Math.round((1 - white) * (RAMP - 1))
    }
  }
}

/** How much of a pixel an edge covers whose distance from the pixel's centre is given. */
function coverage(distance: number): number {
  return Math.max(0, Math.min(1, 0.5 - distance))
}

/** `RAMP` colours from one to another, mixed as light is: weighted by their alpha. */
function blend(from: PaletteColour, to: PaletteColour): PaletteColour[] {
  return Array.from({ length: RAMP }, (_, i) => {
    const t = i / (RAMP - 1)
    const alpha = (1 - t) * from[3] + t * to[3]
    const mix = (c: 0 | 1 | 2) =>
      alpha > 0 ? Math.round(((1 - t) * from[c] * from[3] + t * to[c] * to[3]) / alpha) : to[c]
    return [mix(0), mix(1), mix(2), Math.round(alpha)] as const
  })
}
