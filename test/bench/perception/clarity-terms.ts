import { runToEnd, type Pixels } from '../../../src/perception'
import {
  clarity,
  clarityTerms,
  edgeMap,
  measureClutter
} from '../../../src/perception/scores/clutter'
import { measureLiveliness } from '../../../src/perception/scores/excitingness'
import { mean } from '../../../src/perception/see/statistics'
import { coarsePicture } from './coarse-picture'

/** The terms of clarity, and others that it could be made of. */
export const TERM_NAMES = [
  'crowding',
  'contours',
  'colours',
  'edge density',
  'soft crowding',
  'colourfulness',
  'contrast'
] as const

/** How many of them, from the first, clarity is made of. */
export const USED_TERMS = 3

export interface ClarityTerms {
  /** In the order of `TERM_NAMES`. */
  terms: number[]
  clarity: number
}

export function measureTerms(pixels: Pixels): ClarityTerms {
  const { rgb, lab } = coarsePicture(pixels)
  const clutter = runToEnd(measureClutter(lab))
  const { colourfulness, contrast } = runToEnd(measureLiveliness(rgb, lab)).whole
  const others = [
    Math.log(mean(edgeMap(lab.l).data) + 0.005),
    mean(clutter.map.data),
    Math.sqrt(colourfulness),
    contrast
  ]
  return { terms: [...clarityTerms(clutter), ...others], clarity: clarity(clutter) }
}
