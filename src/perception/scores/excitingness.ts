import type { Lab, Rgb } from '../see/lab'
import { deviation } from '../see/statistics'
import type { Size } from '../see/size'
import { areaOf, boxOf, isEmpty, overlap, scaled } from '../see/box'
import type { LayerHint } from '../see/layer-hint'

export const COLOURFULNESS_WEIGHT = 0.4
export const AROUSAL_WEIGHT = 0.4
export const CONTRAST_WEIGHT = 0.2

/** Arousal that a colour needs to excite at all: near-black with a tint, the ground of dark pages, has less. */
export const FAINT = 0.03

/** Measures of a picture's liveliness, for the whole of it. */
export interface Liveliness {
  colourfulness: number
  /** Mean over its places of how far a colour's arousal is above faint: 0 where it calms, up to 0.57. */
  arousal: number
  /** Standard deviation of CIELAB lightness. */
  contrast: number
}

/** Measures a picture of the grid's size. */
export function measureLiveliness(rgb: Rgb, lab: Lab): Liveliness {
  const { l, a, b } = lab
  let arousals = 0
  for (let y = 0; y < l.height; y++) {
    arousals += arousalOf(l.data, a.data, b.data, y * l.width, (y + 1) * l.width)
  }
  return {
    colourfulness: colourfulness(rgb),
    arousal: arousals / l.data.length,
    contrast: deviation(l.data)
  }
}

/** Sums the arousal above faint from place `from` up to but not including `to`. */
function arousalOf(
  l: Float32Array,
  a: Float32Array,
  b: Float32Array,
  from: number,
  to: number
): number {
  let sum = 0
  for (let i = from; i < to; i++) sum += Math.max(0, arousal(l[i]!, a[i]!, b[i]!) - FAINT)
  return sum
}

/**
 * Excitingness, 0–100: 40 % colourfulness, 40 % arousal of the colours and 20 % contrast of lightness, each as
 * its percentile among the designs at hand: web pages, posters and advertisements, charts. An estimate: no
 * ratings stand behind the weights. Colours that calm don't count against those that excite, so that neither a
 * dark nor a light ground makes a picture lively, in the score as on the map.
 */
export function excitingness(measured: Liveliness): number {
  return (
    COLOURFULNESS_WEIGHT * percentile(measured.colourfulness, COLOURFULNESS_DECILES) +
    AROUSAL_WEIGHT * percentile(measured.arousal, AROUSAL_DECILES) +
    CONTRAST_WEIGHT * percentile(measured.contrast, CONTRAST_DECILES)
  )
}

/** A picture that takes more of the design is its background. */
const LARGEST_PART = 0.6

/**
 * Makes each picture among the layers as lively all over as its liveliest place, in place: its dark corners are
 * not seen apart from it, and a veil on them would change how it looks. Pictures that are the background stay as
 * they are.
 */
export function evenInPictures(
  map: Float32Array,
  grid: Size,
  hints: readonly LayerHint[],
  picture: Size
): void {
  const whole = { left: 0, top: 0, right: grid.width, bottom: grid.height }
  const [across, down] = [grid.width / picture.width, grid.height / picture.height]
  for (const hint of hints) {
    const box = overlap(scaled(boxOf(hint), across, down), whole)
    if (hint.kind !== 'image' || isEmpty(box) || areaOf(box) > LARGEST_PART * map.length) continue
    const [left, right] = [Math.floor(box.left), Math.ceil(box.right)]
    const [top, bottom] = [Math.floor(box.top), Math.ceil(box.bottom)]
    let most = 0
    for (let y = top; y < bottom; y++) {
      for (let x = left; x < right; x++) most = Math.max(most, map[y * grid.width + x]!)
    }
    for (let y = top; y < bottom; y++) map.fill(most, y * grid.width + left, y * grid.width + right)
  }
}

/** CIELAB chroma of a full colour: Munsell chroma 20, about what the strongest pigments reach. */
const FULL_CHROMA = 100

/**
 * Arousal of a colour (Valdez and Mehrabian, J. Exp. Psychology: General 1994): −.31 brightness + .60
 * saturation. They showed Munsell colours, whose value and chroma are about a tenth of CIELAB lightness and
 * a fifth of CIELAB chroma; both go from 0 to 1 here. (HSV saturation would call near-black blue vivid.)
 */
export function arousal(l: number, a: number, b: number): number {
  const chroma = Math.sqrt(a * a + b * b) / FULL_CHROMA
  return -0.31 * (l / 100) + 0.6 * Math.min(1, chroma)
}

/**
 * Hasler and Süsstrunk's M3 (Human Vision and Electronic Imaging 2003) of opponent values
 * rg = R − G and yb = (R + G)/2 − B, from 0 for grey to about 100 for extremely colourful.
 */
export function colourfulness({ r, g, b }: Rgb): number {
  const { width, height } = r
  const count = width * height
  const sums = new Float64Array(3)
  for (let y = 0; y < height; y++) addRow(r.data, g.data, b.data, y * width, (y + 1) * width, sums)
  const [rgSum, ybSum, squares] = [sums[0]!, sums[1]!, sums[2]!]
  const means = Math.hypot(rgSum / count, ybSum / count)
  const spread = Math.sqrt(Math.max(0, squares / count - means * means))
  return spread + 0.3 * means
}

/** Adds the opponent values of some places, the last excluded, and their squares. */
function addRow(
  r: Float32Array,
  g: Float32Array,
  b: Float32Array,
  from: number,
  to: number,
  sums: Float64Array
): void {
  let rgSum = 0
  let ybSum = 0
  let squares = 0
  for (let i = from; i < to; i++) {
    const rg = r[i]! - g[i]!
    const yb = (r[i]! + g[i]!) / 2 - b[i]!
    rgSum += rg
    ybSum += yb
    squares += rg * rg + yb * yb
  }
  sums[0]! += rgSum
  sums[1]! += ybSum
  sums[2]! += squares
}

/**
 * Minimum, deciles and maximum over the designs at hand: 36 web pages (FiWI, Shen and Zhao 2014; first screens of
 * EYEVIS 2018), 126 posters and advertisements (GDI, O'Donovan et al. 2014; Savoias, Saraee et al. 2018) and 69
 * charts (MASSVIS, Borkin et al. 2013), each kind weighing alike. Printed by
 * test/bench/perception/fit-excitingness.ts.
 */
const COLOURFULNESS_DECILES = [
  0, 14.61, 22.32, 31.38, 36.72, 43.26, 48.68, 55.76, 66.61, 78.19, 157.9
]
const AROUSAL_DECILES = [
  0, 0.0002468, 0.0007233, 0.001521, 0.004419, 0.007452, 0.01214, 0.01905, 0.02637, 0.04216, 0.2903
]
const CONTRAST_DECILES = [
  6.405, 11.15, 14.62, 16.52, 18.73, 20.82, 23.85, 25.83, 28.33, 31.89, 42.26
]

/** Where a value stands among measured ones, 0–100, from their minimum, nine deciles and maximum. */
export function percentile(value: number, deciles: readonly number[]): number {
  const last = deciles.length - 1
  if (value <= deciles[0]!) return 0
  if (value >= deciles[last]!) return 100
  const above = deciles.findIndex((decile) => decile > value)
  const low = deciles[above - 1]!
  return (100 * (above - 1 + (value - low) / (deciles[above]! - low))) / last
}
