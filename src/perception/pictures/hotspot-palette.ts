import type { PaletteColour } from './indexed-picture'

/** Plasma at its deep end: light over the spot, so that the design shows through, and solid behind the number. */
export const HOTSPOT_TINT: PaletteColour = [76, 2, 161, 96]
const SOLID: PaletteColour = [76, 2, 161, 240]
const WHITE: PaletteColour = [255, 255, 255, 255]
const CLEAR: PaletteColour = [255, 255, 255, 0]

/** Steps of each blend in the palette, and where each blend begins. */
const RAMP = 64
export const CLEAR_TO_WHITE = 0
export const WHITE_TO_SOLID = RAMP
export const SOLID_TO_TINT = 2 * RAMP
/** Palette index of the even tint. */
export const ALL_TINT = SOLID_TO_TINT + RAMP - 1

/** How many steps into a blend a part of it (0–1) is. */
export function blendStep(part: number): number {
  return Math.round(part * (RAMP - 1))
}

/** The three blends one after the other. */
export function hotspotPalette(): PaletteColour[] {
  return [...blend(CLEAR, WHITE), ...blend(WHITE, SOLID), ...blend(SOLID, HOTSPOT_TINT)]
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
