import type { PaletteColour } from '../../images/pixels'

/** The two tones of a ring: one of them shows on any design. */
export const RING_LIGHT: PaletteColour = [255, 255, 255, 255]
export const RING_DARK: PaletteColour = [38, 14, 92, 255]
const CLEAR_LIGHT: PaletteColour = [255, 255, 255, 0]
const CLEAR_DARK: PaletteColour = [38, 14, 92, 0]

/** Steps of each blend in the palette. */
const RAMP = 42
/** How strongly a ring shows where it crosses a line of text, so that it strikes none through. */
const FAINT_PART = 0.6
/** Palette index of nothing at all, with which the blend to the light tone begins. */
export const CLEAR = 0
/** Where the other blends begin. */
export const LIGHT_TO_DARK = RAMP
export const DARK_TO_CLEAR = 2 * RAMP
/** How far after each of these colours the same one is that shows faintly. */
export const FAINT = 3 * RAMP

/** How many steps into a blend a part of it (0–1) is. */
export function blendStep(part: number): number {
  return Math.round(part * (RAMP - 1))
}

/** The three blends one after the other, and then all of them again, faint. */
export function hotspotPalette(): PaletteColour[] {
  const full = [
    ...blend(CLEAR_LIGHT, RING_LIGHT),
    ...blend(RING_LIGHT, RING_DARK),
    ...blend(RING_DARK, CLEAR_DARK)
  ]
  const faint = full.map(([r, g, b, a]): PaletteColour => [r, g, b, Math.round(FAINT_PART * a)])
  return [...full, ...faint]
}

/** `RAMP` colours from one to another. */
function blend(from: PaletteColour, to: PaletteColour): PaletteColour[] {
  return Array.from({ length: RAMP }, (_, i) => {
    const mix = (c: 0 | 1 | 2 | 3) => Math.round(from[c] + (i / (RAMP - 1)) * (to[c] - from[c]))
    return [mix(0), mix(1), mix(2), mix(3)] as const
  })
}
