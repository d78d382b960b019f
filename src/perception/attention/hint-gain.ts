import { boxOf, cellsTouched } from '../see/box'
import { reach, type Size } from '../see/size'
import { gaussianBlur } from '../see/gaussian-blur'
import type { Plane } from '../see/plane'
import type { LayerHint } from '../see/layer-hint'

/**
 * Logarithm of the factor by which looks at a text surpass what the picture alone says: its words may be too small or too
 * faint to be seen for words. Pictures and buttons gained nothing beyond noise. Fitted by test/bench/perception/fit-hints.ts to 26 web pages
 * and 26 posters with boxes drawn by hand, on maps not fitted to them.
 */
const GAIN = 0.148

/** Blur as part of the reach, so that no edge of a box shows in a map. */
const BLUR = 0.015

/** Factors by which known texts raise attention, per cell of a grid, row by row; null where none is known. */
export function hintGain(
  hints: readonly LayerHint[],
  picture: Size,
  grid: Size
): Float32Array | null {
  const { data } = textCover(hints, picture, grid)
  return data.some((cover) => cover > 0) ? data.map((cover) => Math.exp(GAIN * cover)) : null
}

/** How far texts cover each cell, 0–1; blurred. */
export function textCover(hints: readonly LayerHint[], picture: Size, grid: Size): Plane {
  const texts = hints.filter(({ kind }) => kind === 'text').map(boxOf)
  const cover = { ...grid, data: Float32Array.from(cellsTouched(texts, picture, grid)) }
  return gaussianBlur(cover, BLUR * reach(grid), cover)
}
