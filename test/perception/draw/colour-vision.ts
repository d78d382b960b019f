import {
  contrastRatio,
  labDistance,
  labRoot,
  type LabColour,
  linear,
  WHITE_SHARES
} from '../../../src/colour'
import type { PaletteColour } from '../../../src/perception'
import type { MapStyle } from '../../../src/perception/draw/map-style'

export type Rgb = readonly [r: number, g: number, b: number]

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

/** CIELAB, as eyes of a kind take the light of a colour. */
function labOf(colour: Rgb, eyes: Eyes = 'all'): LabColour {
  const light = colour.map((level) => linear(level / 255))
  const sum = (row: readonly number[]) => row.reduce((all, part, i) => all + part * light[i]!, 0)
  const m = EYES[eyes]
  const seen = [0, 3, 6].map((at) => Math.max(0, Math.min(1, sum(m.slice(at, at + 3)))))
  const [x, y, z] = WHITE_SHARES.map((row) =>
    labRoot(row[0] * seen[0]! + row[1] * seen[1]! + row[2] * seen[2]!)
  ) as [number, number, number]
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

/** The ratio of WCAG 2 between two colours, 1–21. */
export function contrast(one: Rgb, other: Rgb): number {
  return contrastRatio(lightness(one), lightness(other))
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

/** How different two colours look, in CIELAB: about 2 is just noticed side by side. */
export function difference(one: Rgb, other: Rgb, eyes: Eyes = 'all'): number {
  return labDistance(labOf(one, eyes), labOf(other, eyes))
}
