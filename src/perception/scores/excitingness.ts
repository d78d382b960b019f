import type { Lab, Rgb } from '../see/lab'
import { gaussianBlur } from '../see/gaussian-blur'
import { planeLike, type Plane, planesOf } from '../see/plane'
import { resize, resizePlanes } from '../see/resize'
import { AIM, reach } from '../see/size'
import { mean } from '../see/statistics'
import type { Steps } from '../see/steps'

const COLOURFULNESS_WEIGHT = 0.4
const AROUSAL_WEIGHT = 0.4
const CONTRAST_WEIGHT = 0.2

/** Arousal that a colour needs to excite at all: near-black with a tint, the ground of dark pages, has less. */
const FAINT = 0.03

/** Measures of how lively a picture is, or a window of it. */
export interface Liveliness {
  /** Hasler and Süsstrunk's M3 (Human Vision and Electronic Imaging 2003), from 0 for grey to about 100. */
  colourfulness: number
  /** Mean over its places of how far a colour's arousal is above faint: 0 where it calms, up to 0.57. */
  arousal: number
  /** Standard deviation of CIELAB lightness. */
  contrast: number
}

/** For the whole of a picture, and for each place, 0–1. */
export interface MeasuredLiveliness {
  whole: Liveliness
  map: Float32Array
}

/** What is averaged: opponent values rg = R − G and yb = (R + G)/2 − B and the sum of their squares, lightness and its square, arousal. */
const AVERAGED = [
  'redGreen',
  'yellowBlue',
  'opponents',
  'lightness',
  'lightnessSquare',
  'arousal'
] as const
type Averaged = (typeof AVERAGED)[number]

/** Deviation of the Gaussian window that a place is judged by, as part of the reach. */
const WINDOW = 0.6 * AIM

/** Side in cells of the blocks that windows are made of, which are wide enough for single cells to add nothing. */
const BLOCK = 4

/**
 * Measures a picture of the grid's size; and on a map how lively each place is, 0–1: the score's three parts in a window as
 * wide as the eye's aim around it. So a photograph is lively as a whole, and an even ground without colour is calm.
 */
export function* measureLiveliness(rgb: Rgb, lab: Lab): Steps<MeasuredLiveliness> {
  const { width, height } = lab.l
  const planes = averagedPlanes(rgb, lab)
  yield
  const blocks = { width: Math.ceil(width / BLOCK), height: Math.ceil(height / BLOCK) }
  const means = yield* resizePlanes<Averaged>(planes, blocks)
  const whole = livelinessOf((name) => mean(means[name].data))
  const windows = { ...means }
  const sigma = WINDOW * reach(blocks)
  for (const name of AVERAGED) windows[name] = gaussianBlur(means[name], sigma)
  const coarse = planeLike(windows.lightness)
  for (let i = 0; i < coarse.data.length; i++) {
    coarse.data[i] = placeOnMap(livelinessOf((name) => windows[name].data[i]!))
  }
  return { whole, map: resize(coarse, { width, height }).data }
}

function averagedPlanes({ r, g, b }: Rgb, { l, ...ab }: Lab): Record<Averaged, Plane> {
  const planes = planesOf(AVERAGED, l)
  for (let i = 0; i < l.data.length; i++) {
    const rg = r.data[i]! - g.data[i]!
    const yb = (r.data[i]! + g.data[i]!) / 2 - b.data[i]!
    planes.redGreen.data[i] = rg
    planes.yellowBlue.data[i] = yb
    planes.opponents.data[i] = rg * rg + yb * yb
    planes.lightness.data[i] = l.data[i]!
    planes.lightnessSquare.data[i] = l.data[i]! * l.data[i]!
    const aroused = arousal(l.data[i]!, ab.a.data[i]!, ab.b.data[i]!)
    planes.arousal.data[i] = Math.max(0, aroused - FAINT)
  }
  return planes
}

function livelinessOf(meanOf: (name: Averaged) => number): Liveliness {
  const length = Math.hypot(meanOf('redGreen'), meanOf('yellowBlue'))
  return {
    colourfulness: deviation(meanOf('opponents'), length) + 0.3 * length,
    arousal: meanOf('arousal'),
    contrast: deviation(meanOf('lightnessSquare'), meanOf('lightness'))
  }
}

function deviation(meanSquare: number, middle: number): number {
  return Math.sqrt(Math.max(0, meanSquare - middle * middle))
}

/** Colourfulness of a window: tints of white and of black have the lower, photographs in full colour the upper. */
const FAINT_COLOURFULNESS = 5
const FULL_COLOURFULNESS = 40
/** Values of a window on a vivid button, and of one on large black letters on white. */
const FULL_AROUSAL = 0.1
const FULL_CONTRAST = 20
/** Of the parts' sum, what counts as fully lively: photographs come near it, in dim colours, too. */
const LIVELY = 0.25

function placeOnMap({ colourfulness, arousal: aroused, contrast }: Liveliness): number {
  const colour = (colourfulness - FAINT_COLOURFULNESS) / (FULL_COLOURFULNESS - FAINT_COLOURFULNESS)
  const sum =
    COLOURFULNESS_WEIGHT * Math.max(0, Math.min(1, colour)) +
    AROUSAL_WEIGHT * Math.min(1, aroused / FULL_AROUSAL) +
    CONTRAST_WEIGHT * Math.min(1, contrast / FULL_CONTRAST)
  return Math.min(1, sum / LIVELY)
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
