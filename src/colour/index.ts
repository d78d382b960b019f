/** Lightness 0–100, green to red and blue to yellow about ±100: CIELAB under D65 (CIE 15). */
export type LabColour = readonly [l: number, a: number, b: number]

/** Linear sRGB to X, Y and Z, each divided by that of the white point D65: a row for each. */
export const WHITE_SHARES = [
  [0.4339564, 0.3762192, 0.1898244],
  [0.2126729, 0.7151522, 0.072175],
  [0.0177578, 0.1094768, 0.8727654]
] as const

/** A channel of sRGB, gamma-encoded as it is stored, 0–1, as an amount of light, 0–1 (IEC 61966-2-1). */
export function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}

/** How strong a share of the white's light looks, both 0–1: CIELAB's cube root, straight near black (CIE 15). */
export function labRoot(share: number): number {
  return share > 216 / 24389 ? Math.cbrt(share) : (share * 24389) / 27 / 116 + 16 / 116
}

/** CIELAB of an sRGB colour, channels 0–1. */
export function labColour(r: number, g: number, b: number): LabColour {
  const light = [linear(r), linear(g), linear(b)] as const
  const [x, y, z] = WHITE_SHARES.map((row) =>
    labRoot(row[0] * light[0] + row[1] * light[1] + row[2] * light[2])
  ) as [number, number, number]
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

/** The distance of two colours in CIELAB: about 2 is just noticeable. */
export function labDistance(one: LabColour, other: LabColour): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])
}

/** WCAG 2.2's least contrast of small text, level AA; */
export const READABLE = 4.5
/** and of large text and of signs that are no text. */
export const DISCERNIBLE = 3

/** Contrast ratio of two CIELAB lightnesses, 0–100, as in WCAG 2.2: 1 (the same) to 21. */
export function contrastRatio(one: number, other: number): number {
  const [dark, light] = [luminance(Math.min(one, other)), luminance(Math.max(one, other))]
  return (light + 0.05) / (dark + 0.05)
}

/** Relative luminance, 0–1, of a CIELAB lightness (CIE 15). */
function luminance(lightness: number): number {
  return lightness > 8 ? ((lightness + 16) / 116) ** 3 : lightness / 903.3
}
