import type { PaletteColour } from '../../../src/perception'
import type { MapStyle } from '../../../src/perception/draw/map-style'

export type Rgb = readonly [r: number, g: number, b: number]

/** CIELAB: lightness 0–100, green to red, blue to yellow. */
type Lab = readonly [l: number, a: number, b: number]

export const WHITE: Rgb = [255, 255, 255]
export const CREAM: Rgb = [251, 248, 243]
export const BLACK: Rgb = [0, 0, 0]
export const DARK_PAGE: Rgb = [17, 24, 39]
export const DARK_PHOTOGRAPH: Rgb = [52, 34, 36]

/** What eyes make of linear light: Machado, Oliveira and Fernandes 2009, nothing left of one kind of cone. */
export const EYES = {
  all: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopes: [
    0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998
  ],
  deuteranopes: [
    0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881
  ],
  tritanopes: [
    1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039
  ]
} as const

export type Eyes = keyof typeof EYES

/** sRGB 0–255 to linear light 0–1, as eyes of a kind take it. */
function light(colour: Rgb, eyes: Eyes): [number, number, number] {
  const [r, g, b] = colour.map((level) =>
    level <= 10 ? level / 3294.6 : ((level / 255 + 0.055) / 1.055) ** 2.4
  ) as [number, number, number]
  const m = EYES[eyes]
  const seen = (row: 0 | 3 | 6) =>
    Math.max(0, Math.min(1, m[row] * r + m[row + 1]! * g + m[row + 2]! * b))
  return [seen(0), seen(3), seen(6)]
}

/** CIE 15, white D65. */
function labOf(colour: Rgb, eyes: Eyes = 'all'): Lab {
  const [r, g, b] = light(colour, eyes)
  const root = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : ((t * 24389) / 27 + 16) / 116)
  const x = root(0.4339564 * r + 0.3762192 * g + 0.1898244 * b)
  const y = root(0.2126729 * r + 0.7151522 * g + 0.072175 * b)
  const z = root(0.0177578 * r + 0.1094768 * g + 0.8727654 * b)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

export function lightness(colour: Rgb, eyes: Eyes = 'all'): number {
  return labOf(colour, eyes)[0]
}

/** Hue angle in degrees, counted from red towards yellow. */
export function hue(colour: Rgb): number {
  const [, a, b] = labOf(colour)
  return (Math.atan2(b, a) * 180) / Math.PI
}

/** Relative luminance as WCAG 2 has it, 0–1. */
function luminance(colour: Rgb): number {
  const [r, g, b] = light(colour, 'all')
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** The ratio of WCAG 2 between two colours, 1–21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high! + 0.05) / (low! + 0.05)
}

/** A ground under a translucent colour, as it appears. */
export function blend(ground: Rgb, [r, g, b, alpha]: PaletteColour): Rgb {
  const mix = (ink: number, c: 0 | 1 | 2) => (ink * alpha + ground[c] * (255 - alpha)) / 255
  return [mix(r, 0), mix(g, 1), mix(b, 2)]
}

/** A ground under a style's colour for a value. */
export function over(ground: Rgb, { levelOf, palette }: MapStyle, value: number): Rgb {
  return blend(ground, palette[Math.round(levelOf(value))]!)
}

const degrees = (radians: number) => ((radians * 180) / Math.PI + 360) % 360
const cosine = (angle: number) => Math.cos((angle * Math.PI) / 180)
const sine = (angle: number) => Math.sin((angle * Math.PI) / 180)

/** How different two colours look: CIEDE2000 (Sharma, Wu and Dalal 2005). About 1 is just noticed side by side. */
export function difference(one: Rgb, other: Rgb, eyes: Eyes = 'all'): number {
  const [l1, a1, b1] = labOf(one, eyes)
  const [l2, a2, b2] = labOf(other, eyes)
  const seventh = (c: number) => Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7))
  const stretch = 1.5 - 0.5 * seventh((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2)
  const [c1, c2] = [Math.hypot(stretch * a1, b1), Math.hypot(stretch * a2, b2)]
  const h1 = degrees(Math.atan2(b1, stretch * a1))
  const h2 = degrees(Math.atan2(b2, stretch * a2))
  const grey = c1 * c2 === 0
  const turn = grey ? 0 : ((h2 - h1 + 540) % 360) - 180
  const hueStep = 2 * Math.sqrt(c1 * c2) * sine(turn / 2)
  const l = (l1 + l2) / 2
  const c = (c1 + c2) / 2
  const h = grey ? h1 + h2 : h1 + turn / 2
  const t =
    1 -
    0.17 * cosine(h - 30) +
    0.24 * cosine(2 * h) +
    0.32 * cosine(3 * h + 6) -
    0.2 * cosine(4 * h - 63)
  const forLightness = (l2 - l1) / (1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2))
  const forChroma = (c2 - c1) / (1 + 0.045 * c)
  const forHue = hueStep / (1 + 0.015 * c * t)
  const wrapped = ((h % 360) + 360) % 360
  const rotation = -2 * seventh(c) * sine(60 * Math.exp(-(((wrapped - 275) / 25) ** 2)))
  return Math.sqrt(forLightness ** 2 + forChroma ** 2 + forHue ** 2 + rotation * forChroma * forHue)
}
