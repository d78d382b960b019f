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
