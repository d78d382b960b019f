import type { Size } from '../filters/fit-area'
import type { Perception } from '../perception'
import type { Steps } from '../run/steps'
import { layOutCircles } from './circle-layout'
import type { Circle, Disc } from './circle-layout'
import { distanceToDigit } from './digits'
import type { IndexedPicture, PaletteColour } from './indexed-picture'

/** Plasma at its deep end: light over the spot, so that the design shows through, and solid behind the number. */
export const HOTSPOT_TINT: PaletteColour = [76, 2, 161, 96]
const SOLID: PaletteColour = [76, 2, 161, 240]
const WHITE: PaletteColour = [255, 255, 255, 255]
const CLEAR: PaletteColour = [255, 255, 255, 0]

/** Steps of each blend in the palette, and where each blend begins. */
const RAMP = 64
const CLEAR_TO_WHITE = 0
const WHITE_TO_SOLID = RAMP
const SOLID_TO_TINT = 2 * RAMP
/** Palette indices of the even parts. */
const ALL_SOLID = SOLID_TO_TINT
const ALL_TINT = SOLID_TO_TINT + RAMP - 1

/** Half the box that holds any digit with its edge, in heights of the digit. */
const DIGIT_BOX = 0.62

/**
 * Numbered circles on what draws the eye most; a circle's area is in proportion to its share. Numbers are
 * drawn after all circles, so that none is covered.
 */
export function* drawHotspotsMap(
  { hotspots, picture }: Pick<Perception, 'hotspots' | 'picture'>,
  size: Size
): Steps<IndexedPicture> {
  const indices = new Uint8Array(size.width * size.height)
  const circles = layOutCircles(hotspots, picture, size)
  for (const circle of circles) {
    drawCircle(indices, size, circle)
    yield
  }
  for (const circle of circles) {
    drawNumber(indices, size, circle)
    yield
  }
  const palette = [...blend(CLEAR, WHITE), ...blend(WHITE, SOLID), ...blend(SOLID, HOTSPOT_TINT)]
  return { ...size, indices, palette }
}

function drawCircle(indices: Uint8Array, size: Size, circle: Circle): void {
  const { radius, outline, ring } = circle
  const even = { ...circle, radius: radius - outline - ring - 0.5 }
  forEachRow({ ...circle, radius: radius + 0.5 }, size, (row, from, to) => {
    const start = row * size.width
    const [evenFrom, evenTo] = span(even, row, size.width)
    for (let column = from; column < to; column++) {
      if (column === evenFrom && evenTo > evenFrom) {
        indices.fill(ALL_TINT, start + evenFrom, start + evenTo)
        column = evenTo - 1
        continue
      }
      const index = edgeIndex(circle, distance(circle, column, row))
      if (index > CLEAR_TO_WHITE) indices[start + column] = index
    }
  })
}

/** Palette index at a distance from a circle's centre: outline, ring and tint, inwards. */
function edgeIndex({ radius, outline, ring }: Circle, at: number): number {
  const inside = coverage(at - radius)
  if (inside < 1) return CLEAR_TO_WHITE + level(inside)
  const insideOutline = coverage(at - radius + outline)
  if (insideOutline < 1) return WHITE_TO_SOLID + level(insideOutline)
  return SOLID_TO_TINT + level(coverage(at - radius + outline + ring))
}

function drawNumber(indices: Uint8Array, size: Size, { rank, badge }: Circle): void {
  if (badge === null) return
  const { x, y, radius, digit } = badge
  forEachRow({ ...badge, radius: radius + 0.5 }, size, (row, from, to) => {
    const dy = (row + 0.5 - y) / digit
    for (let column = from; column < to; column++) {
      const at = row * size.width + column
      const dx = (column + 0.5 - x) / digit
      const inside = coverage(distance(badge, column, row) - radius)
      if (inside < 1) {
        // The edge blends with the circle's tint; where the badge stands out of the circle it is hard.
        if (indices[at] === ALL_TINT) indices[at] = SOLID_TO_TINT + level(1 - inside)
        else if (inside >= 0.5) indices[at] = ALL_SOLID
      } else if (Math.abs(dx) > DIGIT_BOX || Math.abs(dy) > DIGIT_BOX) {
        indices[at] = ALL_SOLID
      } else {
        const ink = coverage(distanceToDigit(rank, dx, dy) * digit)
        indices[at] = WHITE_TO_SOLID + level(1 - ink)
      }
    }
  })
}

/** Visits the rows of a disc that lie in the picture, with its columns there, the last excluded. */
function forEachRow(
  disc: Disc,
  { width, height }: Size,
  visit: (row: number, from: number, to: number) => void
): void {
  const bottom = Math.min(height, Math.ceil(disc.y + disc.radius))
  for (let row = Math.max(0, Math.floor(disc.y - disc.radius)); row < bottom; row++) {
    const [from, to] = span(disc, row, width)
    if (from < to) visit(row, from, to)
  }
}

/** The columns of a row whose centres lie in a disc, the last excluded. */
function span({ x, y, radius }: Disc, row: number, width: number): [from: number, to: number] {
  const half = radius > 0 ? Math.sqrt(radius * radius - (row + 0.5 - y) ** 2) : NaN
  if (!(half >= 0)) return [0, 0]
  return [Math.max(0, Math.ceil(x - half - 0.5)), Math.min(width, Math.floor(x + half - 0.5) + 1)]
}

/** From a disc's centre to a pixel's. */
function distance({ x, y }: Disc, column: number, row: number): number {
  const dx = column + 0.5 - x
  const dy = row + 0.5 - y
  return Math.sqrt(dx * dx + dy * dy)
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
