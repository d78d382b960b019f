/** Lightness 0–100, green to red and blue to yellow about ±100: CIELAB under D65 (CIE 15). */
export type LabColour = readonly [l: number, a: number, b: number]

/** Linear sRGB to X, Y and Z, each divided by that of the white point D65: rows by what comes out. */
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

/** How far apart two colours look: their distance in CIELAB, about 2 where it is just seen. */
export function labDistance(one: LabColour, other: LabColour): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])
}
