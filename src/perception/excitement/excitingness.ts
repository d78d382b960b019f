import type { Lab } from '../colour/lab'
import type { Rgb } from '../colour/rgb'
import { deviation } from '../filters/total'
import { arousal } from './arousal'
import { colourfulness } from './colourfulness'
import { AROUSAL_DECILES, COLOURFULNESS_DECILES, CONTRAST_DECILES } from './deciles'
import { percentile } from './percentile'
import type { Size } from '../filters/fit-area'
import { SMALLEST_GROUND, inCells } from '../hints/hint-gain'
import type { LayerHint } from '../hints/layer-hint'

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

/** The sum of some places' arousal, the last excluded, as far as it is above faint. */
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

/**
 * Makes each picture among the layers as lively all over as its liveliest place, in place: nobody looks at its dark
 * corners apart from it, and a veil on them would change how it looks. Pictures that are the background stay as
 * they are.
 */
export function evenInPictures(
  map: Float32Array,
  grid: Size,
  hints: readonly LayerHint[],
  picture: Size
): void {
  for (const hint of hints) {
    const box = hint.kind === 'image' ? inCells(hint, picture, grid) : null
    if (box === null) continue
    const [left, right] = [Math.floor(box.left), Math.ceil(box.right)]
    const [top, bottom] = [Math.floor(box.top), Math.ceil(box.bottom)]
    if ((right - left) * (bottom - top) > SMALLEST_GROUND * map.length) continue
    let most = 0
    for (let y = top; y < bottom; y++) {
      for (let x = left; x < right; x++) most = Math.max(most, map[y * grid.width + x]!)
    }
    for (let y = top; y < bottom; y++) map.fill(most, y * grid.width + left, y * grid.width + right)
  }
}
