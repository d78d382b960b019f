/** WCAG 2.2's least contrast of small text, level AA. */
export const READABLE = 4.5

export const WHITE: RGB = { r: 1, g: 1, b: 1 }
export const BLACK: RGB = { r: 0, g: 0, b: 0 }

/** Contrast of two colours as in WCAG 2: 1 (the same) to 21. */
export function contrast(one: RGB, other: RGB): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** How far apart two colours look: the distance in CIELAB (D65), about 2 where it is just seen. */
export function distance(one: RGB, other: RGB): number {
  const [a, b] = [lab(one), lab(other)]
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}

/** The first colour that can be read on a ground; black or white where none can, one of which always can. */
export function readableOn(ground: RGB, colours: readonly RGB[]): RGB {
  const [best] = [BLACK, WHITE].sort((a, b) => contrast(b, ground) - contrast(a, ground))
  return colours.find((colour) => contrast(colour, ground) >= READABLE) ?? best ?? BLACK
}

/** What is seen of a colour that covers another by `alpha`, 0 to 1. */
export function over({ r, g, b }: RGB, alpha: number, under: RGB): RGB {
  const mix = (top: number, bottom: number): number => top * alpha + bottom * (1 - alpha)
  return { r: mix(r, under.r), g: mix(g, under.g), b: mix(b, under.b) }
}

/** `#C2410C`. */
export function hex({ r, g, b }: RGB): string {
  const level = (part: number): string =>
    Math.round(part * 255)
      .toString(16)
      .padStart(2, '0')
  return `#${[r, g, b].map(level).join('')}`.toUpperCase()
}

function luminance(colour: RGB): number {
  const [r, g, b] = linear(colour)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function linear({ r, g, b }: RGB): [number, number, number] {
  const part = (value: number): number =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  return [part(r), part(g), part(b)]
}

function lab(colour: RGB): [number, number, number] {
  const [r, g, b] = linear(colour)
  const f = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : (841 / 108) * t + 4 / 29)
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505)
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b)
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}
