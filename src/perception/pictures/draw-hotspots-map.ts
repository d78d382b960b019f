import type { Size } from '../filters/fit-area'
import { largest } from '../filters/largest'
import type { Perception } from '../perception'
import type { Steps } from '../run/steps'
import { distanceToDigit } from './digits'
import type { IndexedPicture, PaletteColour } from './indexed-picture'

/** Plasma at its deep end: light over the spot, so that the design shows through, and solid behind the number. */
export const HOTSPOT_TINT: PaletteColour = [76, 2, 161, 96]
const SOLID: PaletteColour = [76, 2, 161, 240]
const WHITE: PaletteColour = [255, 255, 255, 255]
const CLEAR: PaletteColour = [255, 255, 255, 0]

/** Rows of a circle between two pauses. */
const ROWS_PER_STEP = 32

/** Steps of each blend in the palette, and where each blend begins. */
const RAMP = 64
const CLEAR_TO_WHITE = 0
const WHITE_TO_SOLID = RAMP
const SOLID_TO_TINT = 2 * RAMP

/** Parts of the largest circle's radius. */
const OUTLINE_PART = 0.03
const RING_PART = 0.06
const BADGE_PART = 0.36
const DIGIT_PART = 0.42
const LEAST_OUTLINE = 1
/** Numbers smaller than this, in pixels, would be a smudge and are left out. */
const LEAST_DIGIT = 6

/** Lengths in pixels of the parts of a circle. */
interface CircleStyle {
  outline: number
  ring: number
  badge: number
  digit: number
}

interface Circle {
  x: number
  y: number
  radius: number
  rank: number
}

/** Numbered circles on what draws the eye most; a circle's area is in proportion to its share. */
export function* drawHotspotsMap(perception: Perception, size: Size): Steps<IndexedPicture> {
  const indices = new Uint8Array(size.width * size.height)
  const scale = size.width / perception.picture.width
  const radii = Float32Array.from(perception.hotspots, ({ radius }) => radius * scale)
  const style = styleFor(largest(radii))
  for (const { x, y, radius, rank } of perception.hotspots) {
    const circle = { x: x * scale, y: y * scale, radius: radius * scale, rank }
    yield* drawCircle(indices, size, circle, style)
  }
  const palette = [...blend(CLEAR, WHITE), ...blend(WHITE, SOLID), ...blend(SOLID, HOTSPOT_TINT)]
  return { ...size, indices, palette }
}

function styleFor(radius: number): CircleStyle {
  return {
    outline: Math.max(LEAST_OUTLINE, OUTLINE_PART * radius),
    ring: Math.max(LEAST_OUTLINE, RING_PART * radius),
    badge: BADGE_PART * radius,
    digit: DIGIT_PART * radius
  }
}

function* drawCircle(
  indices: Uint8Array,
  size: Size,
  circle: Circle,
  style: CircleStyle
): Steps<void> {
  const { x, y, radius } = circle
  const top = Math.max(0, Math.floor(y - radius))
  const left = Math.max(0, Math.floor(x - radius))
  for (let row = top; row < Math.min(size.height, y + radius + 1); row++) {
    for (let column = left; column < Math.min(size.width, x + radius + 1); column++) {
      const index = indexAt(circle, style, column + 0.5 - x, row + 0.5 - y)
      if (index > CLEAR_TO_WHITE) indices[row * size.width + column] = index
    }
    if (row % ROWS_PER_STEP === 0) yield
  }
}

/** Palette index at an offset from a circle's centre: outline, ring, tint, badge and number, inwards. */
function indexAt({ radius, rank }: Circle, style: CircleStyle, dx: number, dy: number): number {
  const distance = Math.sqrt(dx * dx + dy * dy)
  const inside = coverage(distance - radius)
  if (inside < 1) return CLEAR_TO_WHITE + level(inside)
  const insideOutline = coverage(distance - radius + style.outline)
  if (insideOutline < 1) return WHITE_TO_SOLID + level(insideOutline)
  const hasNumber = style.digit >= LEAST_DIGIT
  const badge = hasNumber ? coverage(distance - style.badge) : 0
  if (badge === 1) {
    const ink = coverage(distanceToDigit(rank, dx / style.digit, dy / style.digit) * style.digit)
    return WHITE_TO_SOLID + level(1 - ink)
  }
  const insideRing = coverage(distance - radius + style.outline + style.ring)
  return SOLID_TO_TINT + level(Math.min(insideRing, 1 - badge))
}

const level = (part: number) => Math.round(part * (RAMP - 1))

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
