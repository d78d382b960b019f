import type { PaletteColour } from '../../images/pixels'
import { glowColour, type Veil } from './map-style'

/** Blue where attention went away, orange where it came: apart with every kind of colour-blindness. */
const SCALES = {
  dark: { less: 'lessOnDark', more: 'moreOnDark' },
  light: { less: 'lessOnLight', more: 'moreOnLight' }
} as const
/** Indices around the middle that show the veil alone: the rounding of the maps that were compared. */
const ROUNDING = 2

/** Palette index of no difference; as many indices lie below it (less) as above (more). */
export const NO_DIFFERENCE = 127

/** One colour per index from the most less to the most more. */
export function differencePalette(veil: Veil): PaletteColour[] {
  return Array.from({ length: 2 * NO_DIFFERENCE + 1 }, (_, index) => {
    const part =
      Math.max(0, Math.abs(index - NO_DIFFERENCE) - ROUNDING) / (NO_DIFFERENCE - ROUNDING)
    const scale = SCALES[veil][index < NO_DIFFERENCE ? 'less' : 'more']
    return glowColour(veil, scale, part)
  })
}
