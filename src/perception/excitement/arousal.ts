/**
 * Arousal of a colour (Valdez and Mehrabian, J. Exp. Psychology: General 1994):
 * −.31 brightness + .60 saturation, both 0–1, from HSV. Channels 0–255.
 */
export function arousal(r: number, g: number, b: number): number {
  return -0.31 * (Math.max(r, g, b) / 255) + 0.6 * saturation(r, g, b)
}

/** HSV saturation, 0–1. Channels 0–255. */
export function saturation(r: number, g: number, b: number): number {
  const most = Math.max(r, g, b)
  return most > 0 ? (most - Math.min(r, g, b)) / most : 0
}
