/** CIELAB chroma of a full colour: Munsell chroma 20, about what the strongest pigments reach. */
const FULL_CHROMA = 100

/**
 * Arousal of a colour (Valdez and Mehrabian, J. Exp. Psychology: General 1994): −.31 brightness + .60
 * saturation. They showed Munsell colours, whose value and chroma are about a tenth of CIELAB lightness and
 * a fifth of CIELAB chroma; both go from 0 to 1 here. (HSV saturation would call near-black blue vivid.)
 */
export function arousal(l: number, a: number, b: number): number {
  const chroma = Math.sqrt(a * a + b * b) / FULL_CHROMA
  return -0.31 * (l / 100) + 0.6 * Math.min(1, chroma)
}
