import type { Lab } from '../colour/lab'
import type { Rgb } from '../colour/rgb'
import { deviation, mean } from '../filters/mean'
import type { Steps } from '../run/steps'
import { arousal, saturation } from './arousal'
import { colourfulness } from './colourfulness'
import { AROUSAL_DECILES, COLOURFULNESS_DECILES, CONTRAST_DECILES } from './deciles'
import { percentile } from './percentile'

const COLOURFULNESS_WEIGHT = 0.4
const AROUSAL_WEIGHT = 0.4
const CONTRAST_WEIGHT = 0.2

/** What makes a picture lively, in numbers for the whole of it. */
export interface Liveliness {
  colourfulness: number
  /** Mean arousal of its colours, −0.31 to 0.6. */
  arousal: number
  /** Standard deviation of CIELAB lightness. */
  contrast: number
  /** Mean HSV saturation, 0–1. */
  saturation: number
}

export function* measureLiveliness(rgb: Rgb, lab: Lab): Steps<Liveliness> {
  const colour = colourfulness(rgb)
  yield
  let arousals = 0
  let saturations = 0
  const { r, g, b } = rgb
  for (let i = 0; i < r.data.length; i++) {
    arousals += arousal(r.data[i]!, g.data[i]!, b.data[i]!)
    saturations += saturation(r.data[i]!, g.data[i]!, b.data[i]!)
  }
  yield
  return {
    colourfulness: colour,
    arousal: arousals / r.data.length,
    contrast: deviation(lab.l.data),
    saturation: saturations / r.data.length
  }
}

/**
 * Excitingness, 0–100: 40 % colourfulness, 40 % arousal of the colours and 20 % contrast of
 * lightness, each as its percentile among 100 advertisements. An estimate: no ratings stand behind
 * the weights.
 */
export function excitingness(measured: Liveliness): number {
  return (
    COLOURFULNESS_WEIGHT * percentile(measured.colourfulness, COLOURFULNESS_DECILES) +
    AROUSAL_WEIGHT * percentile(measured.arousal, AROUSAL_DECILES) +
    CONTRAST_WEIGHT * percentile(measured.contrast, CONTRAST_DECILES)
  )
}

/** Opponent length of a fully saturated primary, about. */
const FULL_COLOUR = 200
const FULL_CONTRAST = 60
const FULL_AROUSAL = 0.3

/**
 * The same three parts for each place, 0–1: its own colour, its arousal where that is above neutral,
 * and its distance from mean lightness.
 */
export function excitingnessMap({ r, g, b }: Rgb, { l }: Lab): Float32Array {
  const middle = mean(l.data)
  return l.data.map((lightness, i) => {
    const red = r.data[i]!
    const green = g.data[i]!
    const blue = b.data[i]!
    const redGreen = red - green
    const yellowBlue = (red + green) / 2 - blue
    const colour = Math.sqrt(redGreen * redGreen + yellowBlue * yellowBlue) / FULL_COLOUR
    const activity = arousal(red, green, blue) / FULL_AROUSAL
    const contrast = Math.abs(lightness - middle) / FULL_CONTRAST
    return (
      COLOURFULNESS_WEIGHT * Math.min(1, colour) +
      AROUSAL_WEIGHT * Math.max(0, Math.min(1, activity)) +
      CONTRAST_WEIGHT * Math.min(1, contrast)
    )
  })
}
