import type { PaletteColour } from '../../images/pixels'

type Rgb = readonly [r: number, g: number, b: number]

/**
 * Blue where attention went away, orange where it came: apart with every kind of colour-blindness, and as strong as
 * screens have them, since little of them may lie over a text.
 */
const LESS: readonly [Rgb, Rgb] = [
  [20, 136, 255],
  [0, 84, 236]
]
const MORE: readonly [Rgb, Rgb] = [
  [255, 136, 20],
  [236, 76, 0]
]
/** Text of any colour that had a contrast of 4.5 on any other (WCAG 2) keeps 3 where the map is deepest. */
export const MOST_ALPHA = 41
/** Indices around the middle that stay transparent: the rounding of the maps that were compared. */
const ROUNDING = 2
/** Below 1 keeps wide, weak changes visible beside one strong one. */
const EXPONENT = 0.4

/** Palette index of no difference; as many indices lie below it (less) as above (more). */
export const NO_DIFFERENCE = 127

/** One colour per index from the deepest less to the deepest more; alpha grows with the difference. */
export const DIFFERENCE_PALETTE: PaletteColour[] = Array.from(
  { length: 2 * NO_DIFFERENCE + 1 },
  (_, index) => {
    const part =
      Math.max(0, Math.abs(index - NO_DIFFERENCE) - ROUNDING) / (NO_DIFFERENCE - ROUNDING)
    const [pale, deep] = index < NO_DIFFERENCE ? LESS : MORE
    const mix = (channel: 0 | 1 | 2) =>
      Math.round(pale[channel] + part * (deep[channel] - pale[channel]))
    return [mix(0), mix(1), mix(2), Math.round(part ** EXPONENT * MOST_ALPHA)]
  }
)
