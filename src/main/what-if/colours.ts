import { contrastRatio, type LabColour, labColour, labDistance, READABLE } from '../../colour'

export const WHITE: RGB = { r: 1, g: 1, b: 1 }
export const BLACK: RGB = { r: 0, g: 0, b: 0 }

/** Contrast of two colours as in WCAG 2.2: 1 (the same) to 21. */
export function contrast(one: RGB, other: RGB): number {
  return contrastRatio(lab(one)[0], lab(other)[0])
}

/** How far apart two colours look: the distance in CIELAB, about 2 where it is just seen. */
export function distance(one: RGB, other: RGB): number {
  return labDistance(lab(one), lab(other))
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

function lab({ r, g, b }: RGB): LabColour {
  return labColour(r, g, b)
}
