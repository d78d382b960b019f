import { labOf } from './colour/lab'
import { shrinkPixels } from './colour/shrink-pixels'
import { fitArea } from './filters/fit-area'
import type { Size } from './filters/fit-area'
import type { Medium } from './medium'
import type { Pixels } from './pixels'
import type { Steps } from './run/steps'
import { densities } from './saliency/densities'
import { GRID_AREA } from './working-size'

/** Where people look in one picture, on a grid of its shape. */
export interface Attention {
  /** Columns of the grid. */
  width: number
  /** Rows of the grid. */
  height: number
  /** Predicted fixation density, row by row; sums to 1. */
  attention: Float32Array
}

/** The attention of `perceive` and nothing else, in a fraction of its time: for the frames of a video. */
export function* perceiveAttention(
  pixels: Pixels,
  { medium }: { medium: Medium }
): Steps<Attention> {
  const picture: Size = { width: pixels.width, height: pixels.height }
  const grid = fitArea(picture, GRID_AREA)
  const lab = yield* labOf(yield* shrinkPixels(pixels, grid))
  const { attention } = yield* densities({ lab, picture, medium, gain: null })
  return { ...grid, attention }
}
