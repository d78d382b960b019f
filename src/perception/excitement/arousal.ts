/**
 * Arousal of a colour (Valdez and Mehrabian, J. Exp. Psychology: General 1994):
 * −.31 brightness + .60 saturation, both 0–1, from HSV (saturation as below). Channels 0–255.
 */
export function arousal(r: number, g: number, b: number): number {
  return -0.31 * (Math.max(r, g, b) / 255) + 0.6 * saturation(r, g, b)
}

/** Colours darker than this of 255 lose their saturation: nobody sees the hue of near-black. */
const DARK = 48

/** HSV saturation, 0–1, fading out towards black. Channels 0–255. */
export function saturation(r: number, g: number, b: number): number {
  const most = Math.max(r, g, b)
  return (most - Math.min(r, g, b)) / Math.max(most, DARK)
}
