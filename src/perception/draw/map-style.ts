import type { PaletteColour } from '../../images/pixels'

/**
 * Colour scales in even steps. `plasma` is 17 of matplotlib's (Stéfan van der Walt and Nathaniel Smith, CC0);
 * `slate`, `ember` and `night` are what earlier maps are drawn in. Today's, `heat` and `sea`, begin lighter than
 * designs of full colour and end darker and of another hue, so that a film of them shows on white, indigo, green
 * and dark alike; both go one way in lightness, however colour-blind one is.
 */
const STEPS = {
  plasma:
    '0d0887 310597 4c02a1 6600a7 7e03a8 9511a1 aa2395 bc3587 cc4778 d9586a e56b5d f07f4f f89441 fdab33 fdc328 f9dd25 f0f921',
  slate: '827ec8 565688 404268',
  /** Deep violet, magenta, coral, gold. */
  ember: '4b10c8 960cd3 b91fea ff4ec1 f78261 f4a611 ffcd00',
  /** A violet glow that sinks into night. */
  night: '7a70ff 5a50d8 2a2768 14163a 0f1228 0c0f20 0b0e1e',
  /** Yellow, amber, orange, red, deep red. */
  heat: 'e0f200 e9c800 f28600 f2442c b41800',
  /** Cyan, teal, deep green. */
  sea: '40f8f4 06deca 02b8c8 0086a6 003c2e'
}

type ScaleName = keyof typeof STEPS

type Rgb8 = readonly [r: number, g: number, b: number]

const scales = Object.fromEntries(
  Object.entries(STEPS).map(([name, steps]) => [name, steps.split(' ').map(parse)])
) as Record<ScaleName, Rgb8[]>

function parse(hex: string): Rgb8 {
  const value = Number.parseInt(hex, 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** The colour at `t` (0–1) of a scale, each channel 0–255. */
function scaleColour(name: ScaleName, t: number): Rgb8 {
  const steps = scales[name]
  const at = Math.max(0, Math.min(1, t)) * (steps.length - 1)
  const i = Math.min(steps.length - 2, Math.floor(at))
  const low = steps[i]!
  const high = steps[i + 1]!
  const mix = (channel: 0 | 1 | 2) =>
    Math.round(low[channel] + (at - i) * (high[channel] - low[channel]))
  return [mix(0), mix(1), mix(2)]
}

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
function tint(mostAlpha: number, colourOf: ColourOf): MapStyle {
  return {
    alphaOf: (value) => value * mostAlpha,
    valueOf: (alpha) => alpha / mostAlpha,
    mostAlpha,
    colourOf: (alpha) => colourOf(alpha / mostAlpha)
  }
}

/** A layer that is clear where the value is 1. The root keeps weaker places visible. */
function veil(mostAlpha: number, colourOf: ColourOf): MapStyle {
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

/**
 * Attention: alpha is linear in fixation density. It is no more at the peak than leaves black text on white,
 * or white on black, a contrast of 3 (WCAG 2, large text).
 */
export const ATTENTION_STYLE = tint(153, (part) => scaleColour('heat', part))
/**
 * Perception: what is not seen at once lies in fog. It is about half as light as white, so that light pages darken
 * in it and dark ones lighten, and bluer than greys, so that it differs from them, too.
 */
export const PERCEPTION_STYLE = veil(176, () => [84, 88, 122])
/** Clarity: the more cluttered a place, the deeper its tint. */
export const CLARITY_STYLE = tint(156, (part) => scaleColour('sea', part))
/**
 * Excitingness: what is calm turns grey. No tint, since what makes a place exciting is its colours: they stay
 * what they are.
 */
export const EXCITINGNESS_STYLE = veil(128, () => [112, 112, 116])

const plasma = (part: number) => scaleColour('plasma', part)

/** Styles of attention maps kept in files, latest first. */
export const EARLIER_ATTENTION_STYLES: readonly MapStyle[] = [
  tint(153, (part) => scaleColour('ember', part)),
  tint(192, plasma),
  tint(216, plasma)
]

/** Styles of perception maps kept in files, latest first: a night-blue veil, a slate one, a near-black one. */
export const EARLIER_PERCEPTION_STYLES: readonly MapStyle[] = [
  veil(176, (thickness) => scaleColour('night', thickness)),
  veil(216, (thickness) => scaleColour('slate', thickness)),
  veil(190, () => [10, 12, 28])
]
