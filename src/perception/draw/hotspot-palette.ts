import type { PaletteColour } from '../../images/pixels'

/** The two tones of a ring: one of them shows on any design. */
export const RING_LIGHT: PaletteColour = [255, 255, 255, 255]
export const RING_DARK: PaletteColour = [38, 14, 92, 255]

/** What a ring goes through from its outer edge inwards: nothing, light, dark, nothing. */
const TONES: readonly PaletteColour[] = [[255, 255, 255, 0], RING_LIGHT, RING_DARK, [38, 14, 92, 0]]
/** Steps from one tone to the next. */
const RAMP = 41
/** How strongly a ring shows where it crosses a line of text, so that it strikes none through. */
const FAINT_PART = 0.6
/** Palette index of nothing at all. */
export const CLEAR = 0
/** How far after each of these colours the same one is that shows faintly. */
export const FAINT = 3 * RAMP + 1

/** The palette index of a place between the tones, 0–3. */
export const indexAt = (tone: number): number => (tone < 3 ? Math.round(tone * RAMP) : CLEAR)

/** The blends from tone to tone, and then all of them again, faint. */
export function hotspotPalette(): PaletteColour[] {
  const full = Array.from({ length: FAINT }, (_, i): PaletteColour => {
    const tone = Math.min(2, Math.floor(i / RAMP))
    const [from, to] = [TONES[tone]!, TONES[tone + 1]!]
    const mix = (c: 0 | 1 | 2 | 3) => Math.round(from[c] + (i / RAMP - tone) * (to[c] - from[c]))
    return [mix(0), mix(1), mix(2), mix(3)]
  })
  const faint = full.map(([r, g, b, a]): PaletteColour => [r, g, b, Math.round(FAINT_PART * a)])
  return [...full, ...faint]
}
