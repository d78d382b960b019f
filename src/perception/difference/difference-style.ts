import type { PaletteColour } from '../pictures/indexed-picture'

type Rgb = readonly [r: number, g: number, b: number]

/**
 * The halves of ColorBrewer's PuOr (Cynthia Brewer and Mark Harrower, 2002; Apache-2.0), which stay apart
 * with every kind of colour-blindness: purple where attention went away, orange where it came. The pale
 * middle is left out, since what did not change is transparent.
 */
const LESS: readonly [Rgb, Rgb] = [
  [128, 115, 172],
  [84, 39, 136]
]
const MORE: readonly [Rgb, Rgb] = [
  [253, 184, 99],
  [230, 97, 1]
]
const MOST_ALPHA = 216

/** Palette index of no difference; as many indices lie below it (less) as above (more). */
export const NO_DIFFERENCE = 127

/** One colour per index from the deepest less to the deepest more; alpha grows with the difference. */
export const DIFFERENCE_PALETTE: PaletteColour[] = Array.from(
  { length: 2 * NO_DIFFERENCE + 1 },
  (_, index) => {
    const depth = (index - NO_DIFFERENCE) / NO_DIFFERENCE
    const [pale, deep] = depth < 0 ? LESS : MORE
    const mix = (channel: 0 | 1 | 2) =>
      Math.round(pale[channel] + Math.abs(depth) * (deep[channel] - pale[channel]))
    return [mix(0), mix(1), mix(2), Math.round(Math.abs(depth) * MOST_ALPHA)]
  }
)
