import type { PaletteColour } from './indexed-picture'
import { scaleColour } from './colour-scales'
import type { Rgb8, ScaleName } from './colour-scales'

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

/** Alpha grows in proportion to the value; colour runs along a part of a scale. */
function tint(scale: ScaleName, from: number, to: number, mostAlpha: number): MapStyle {
  return {
    alphaOf: (value) => value * mostAlpha,
    valueOf: (alpha) => alpha / mostAlpha,
    mostAlpha,
    colourOf: (alpha) => scaleColour(scale, from + (to - from) * (alpha / mostAlpha))
  }
}

/** A layer that is clear where the value is 1. The root keeps weaker places visible. */
function veil(mostAlpha: number, colourOf: (thickness: number) => Rgb8): MapStyle {
  return {
    alphaOf: (value) => (1 - Math.sqrt(value)) * mostAlpha,
    valueOf: (alpha) => (1 - alpha / mostAlpha) ** 2,
    mostAlpha,
    colourOf: (alpha) => colourOf(alpha / mostAlpha)
  }
}

/** Attention: alpha is linear in fixation density. Texts below the peak keep a contrast of 1.8 or more. */
export const ATTENTION_STYLE = tint('plasma', 0, 1, 192)
/** The denser tint of Glance's first attention maps, which may be kept in files. */
export const FIRST_ATTENTION_STYLE = tint('plasma', 0, 1, 216)
/**
 * Perception: what is not seen at once lies behind a veil. Its slate is of middle lightness, so that it
 * darkens light designs and hazes dark ones; towards its clear places it turns to a bright violet, so that
 * their edge shows on a design of the veil's own colour, too.
 */
export const PERCEPTION_STYLE = veil(216, (thickness) => scaleColour('slate', thickness))
/** The near-black veil of Glance's first perception maps, which may be kept in files. */
export const FIRST_PERCEPTION_STYLE = veil(190, () => [10, 12, 28])
/** Clarity: the more cluttered a place, the deeper its tint. */
export const CLARITY_STYLE = tint('inferno', 0.85, 0.4, 216)
/** Excitingness: the more exciting a place, the deeper its tint. */
export const EXCITINGNESS_STYLE = tint('plasma', 0.65, 0.25, 200)

/** One colour per alpha from 0 to the style's largest. */
export function paletteOf({ mostAlpha, colourOf }: MapStyle): PaletteColour[] {
  return Array.from({ length: mostAlpha + 1 }, (_, alpha) => [...colourOf(alpha), alpha])
}
