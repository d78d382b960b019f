import type { Medium } from './medium'
import type { Pixels } from './pixels'
import type { Steps } from './steps'
import { kindParts } from './kinds/recognise'
import { attend, lookAt } from './saliency/attend'
import { preparePicture } from './prepare/prepare-picture'

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
  const prepared = yield* preparePicture(pixels)
  const { looked } = yield* lookAt(prepared)
  const kinds = kindParts(medium, looked.signs, looked.picture)
  const { width, height } = looked.grid
  return { width, height, attention: attend(looked, kinds, 'all') }
}
