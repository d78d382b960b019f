import type { PaletteColour } from './indexed-picture'

type Rgb = readonly [r: number, g: number, b: number]

/**
 * Blue where attention went away, orange where it came: halves of ColorBrewer's RdYlBu and PuOr (Cynthia
 * Brewer and Mark Harrower, 2002; Apache-2.0), of middle lightness so that they show on light and dark
 * designs, and apart with every kind of colour-blindness. The pale middles are left out, since what did
 * not change is transparent.
 */
const LESS: readonly [Rgb, Rgb] = [
  [116, 173, 209],
  [44, 123, 182]
]
const MORE: readonly [Rgb, Rgb] = [
  [253, 174, 97],
  [230, 97, 1]
]
/** Leaves black text on white, and white on black, a contrast of 3 (WCAG 2, large text). */
const MOST_ALPHA = 166
/** Indices around the middle that stay transparent: the rounding of the maps that were compared. */
const ROUNDING = 2
/** Below 1 keeps wide, weak changes visible beside one strong one. */
const EXPONENT = 0.7

/** Palette index of no difference; as many indices lie below it (less) as above (more). */
export const NO_DIFFERENCE = 127

/** One colour per index from the deepest less to the deepest more; alpha grows with the difference. */
export const DIFFERENCE_PALETTE: PaletteColour[] = Array.from(
  { length: 2 * NO_DIFFERENCE + 1 },
  (_, index) => {
    const steps = Math.max(0, Math.abs(index - NO_DIFFERENCE) - ROUNDING)
    const depth = (steps / (NO_DIFFERENCE - ROUNDING)) ** EXPONENT
    const [pale, deep] = index < NO_DIFFERENCE ? LESS : MORE
    const mix = (channel: 0 | 1 | 2) =>
      Math.round(pale[channel] + depth * (deep[channel] - pale[channel]))
    return [mix(0), mix(1), mix(2), Math.round(depth * MOST_ALPHA)]
  }
)
