import type { Rgb8 } from './colour-scales'
import type { PaletteColour } from './indexed-picture'

/**
 * How a map's values (0–1) become colours. A pixel's palette index is its alpha, so the values can
 * be read back from the picture's alpha alone.
 */
export interface MapStyle {
  /** Alpha from 0 to `mostAlpha` before rounding, monotone in the value. */
  alphaOf: (value: number) => number
  /** The inverse of `alphaOf`. */
  valueOf: (alpha: number) => number
  /** Largest alpha, 0–255. */
  mostAlpha: number
  /** Colour for an alpha, as it appears. */
  colourOf: (alpha: number) => Rgb8
}

/** Colour by how thick a style lies, 0–1. */
type ColourOf = (thickness: number) => Rgb8

/** Alpha grows in proportion to the value. */
export function tint(mostAlpha: number, colourOf: ColourOf): MapStyle {
  return {
    alphaOf: (value) => value * mostAlpha,
    valueOf: (alpha) => alpha / mostAlpha,
    mostAlpha,
    colourOf: (alpha) => colourOf(alpha / mostAlpha)
  }
}

/** A layer that is clear where the value is 1. The root keeps weaker places visible. */
export function veil(mostAlpha: number, colourOf: ColourOf): MapStyle {
  return {
    alphaOf: (value) => (1 - Math.sqrt(value)) * mostAlpha,
    valueOf: (alpha) => (1 - alpha / mostAlpha) ** 2,
    mostAlpha,
    colourOf: (alpha) => colourOf(alpha / mostAlpha)
  }
}

/** One colour per alpha from 0 to the style's largest. */
export function paletteOf({ mostAlpha, colourOf }: MapStyle): PaletteColour[] {
  return Array.from({ length: mostAlpha + 1 }, (_, alpha) => [...colourOf(alpha), alpha])
}

/** The value for each alpha 0–255; alphas that the style does not reach count as its largest. */
export function valuesByAlpha({ valueOf, mostAlpha }: MapStyle): Float32Array {
  return Float32Array.from({ length: 256 }, (_, alpha) => valueOf(Math.min(alpha, mostAlpha)))
}
