import type { Size } from '../filters/fit-area'
import { SMALLEST_GROUND, inCells } from '../hints/hint-gain'
import type { LayerHint } from '../hints/layer-hint'

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
