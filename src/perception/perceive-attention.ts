import type { Medium } from './medium'
import type { Pixels } from './pixels'
import type { Steps } from './run/steps'
import { attend } from './saliency/attend'
import { seePicture } from './sight/sight'

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
  const sight = yield* seePicture(pixels)
  const { attention } = yield* attend(sight, medium, null)
  return { width: sight.lab.l.width, height: sight.lab.l.height, attention }
}
