import type { Lab, Rgb } from '../see/lab'
import { AIM, reach } from '../see/size'
import { gaussianBlur } from '../see/gaussian-blur'
import { resizeSmooth } from '../see/resize'
import { planeLike, planesOf, type Plane } from '../see/plane'
import type { Steps } from '../see/steps'
import {
  arousal,
  AROUSAL_WEIGHT,
  COLOURFULNESS_WEIGHT,
  CONTRAST_WEIGHT,
  FAINT
} from './excitingness'

/** Deviation of the Gaussian window that a place is judged by, as part of the reach. */
const WINDOW = 0.6 * AIM

/** Colourfulness of a window: tints of white and of black have the lower, photographs in full colour the upper. */
const FAINT_COLOURFULNESS = 5
const FULL_COLOURFULNESS = 40
/** Values of a window on a vivid button, and of one on large black letters on white. */
const FULL_AROUSAL = 0.1
const FULL_CONTRAST = 20

/** Of the parts' sum, what counts as fully lively: photographs come near it, in dim colours, too. */
const LIVELY = 0.25

/** Side of a block in cells: windows are wide enough that single cells add nothing. */
const BLOCK = 4

/**
 * How lively each place is, 0–1: the score's three parts in a window as wide as the eye's aim around it. So a
 * photograph is lively as a whole, and an even ground without colour is calm.
 */
export function* excitingnessMap(rgb: Rgb, lab: Lab): Steps<Float32Array> {
  const means = blockMeans(rgb, lab)
  yield
  const sigma = WINDOW * reach(means.lightness)
  for (const mean of Object.values(means)) gaussianBlur(mean, sigma, mean)
  const coarse = planeLike(means.lightness)
  for (let i = 0; i < coarse.data.length; i++) coarse.data[i] = liveliness(means, i)
  return resizeSmooth(coarse, lab.l.width, lab.l.height).data
}

/** Planes that are averaged: Hasler and Süsstrunk's opponents and the sum of their squares, lightness and its square, arousal. */
const AVERAGED = [
  'redGreen',
  'yellowBlue',
  'opponents',
  'lightness',
  'lightnessSquare',
  'arousal'
] as const
type Means = Record<(typeof AVERAGED)[number], Plane>

function liveliness(means: Means, i: number): number {
  const length = Math.hypot(means.redGreen.data[i]!, means.yellowBlue.data[i]!)
  const colourful = deviation(means.opponents.data[i]!, length) + 0.3 * length
  const colour = (colourful - FAINT_COLOURFULNESS) / (FULL_COLOURFULNESS - FAINT_COLOURFULNESS)
  const contrast = deviation(means.lightnessSquare.data[i]!, means.lightness.data[i]!)
  const sum =
    COLOURFULNESS_WEIGHT * Math.max(0, Math.min(1, colour)) +
    AROUSAL_WEIGHT * Math.min(1, means.arousal.data[i]! / FULL_AROUSAL) +
    CONTRAST_WEIGHT * Math.min(1, contrast / FULL_CONTRAST)
  return Math.min(1, sum / LIVELY)
}

function deviation(meanSquare: number, mean: number): number {
  return Math.sqrt(Math.max(0, meanSquare - mean * mean))
}

function blockMeans({ r, g, b }: Rgb, lab: Lab): Means {
  const { width, height } = r
  const blocks = { width: Math.ceil(width / BLOCK), height: Math.ceil(height / BLOCK) }
  const means: Means = planesOf(AVERAGED, blocks)
  const { redGreen, yellowBlue, opponents, lightness, lightnessSquare } = means
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / BLOCK) * lightness.width
    const rows = Math.min(BLOCK, height - y + (y % BLOCK))
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const at = row + Math.floor(x / BLOCK)
      const part = 1 / (rows * Math.min(BLOCK, width - x + (x % BLOCK)))
      const red = r.data[i]!
      const green = g.data[i]!
      const rg = red - green
      const yb = (red + green) / 2 - b.data[i]!
      const l = lab.l.data[i]!
      redGreen.data[at]! += part * rg
      yellowBlue.data[at]! += part * yb
      opponents.data[at]! += part * (rg * rg + yb * yb)
      lightness.data[at]! += part * l
      lightnessSquare.data[at]! += part * l * l
      const aroused = arousal(l, lab.a.data[i]!, lab.b.data[i]!) - FAINT
      if (aroused > 0) means.arousal.data[at]! += part * aroused
    }
  }
  return means
}
