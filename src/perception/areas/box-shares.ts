import type { Seen } from '../../order/seen'
import type { LookDensities } from '../attention/attend'
import { areaOf, type Box, boxOf, isEmpty, overlap, scaled } from '../see/box'
import type { Size } from '../see/size'

/** An upright box in px of a picture, or in parts of it. */
export interface PictureBox {
  x: number
  y: number
  width: number
  height: number
}

/**
 * What lies in each of some boxes of a picture, whatever else lies there: parts of its area and of both densities, which
 * are on one grid. Of cells on an edge the part inside counts, and of a box the part inside the picture.
 */
export function boxShares(
  boxes: readonly PictureBox[],
  picture: Size,
  { attention, perception, ...grid }: Size & LookDensities
): (Seen & { attention: number; perception: number })[] {
  const [sumAttention, sumPerception] = [attention, perception].map((data) => sumsOf(data, grid))
  const whole = { left: 0, top: 0, right: grid.width, bottom: grid.height }
  const [across, down] = [grid.width / picture.width, grid.height / picture.height]
  return boxes.map((box) => {
    const inCells = overlap(scaled(boxOf(box), across, down), whole)
    return {
      area: areaOf(inCells) / attention.length,
      attention: sumAttention!(inCells),
      perception: sumPerception!(inCells)
    }
  })
}

/** Sums what lies in a box of a grid, given in cells, in the same time for any box. */
function sumsOf(data: Float32Array, { width, height }: Size): (box: Box) => number {
  const sums = new Float64Array((width + 1) * (height + 1))
  for (let y = 0; y < height; y++) {
    let row = 0
    for (let x = 0; x < width; x++) {
      row += data[y * width + x]!
      sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1]! + row
    }
  }
  /** What lies above and to the left of a place. */
  const before = (x: number, y: number): number => {
    const [column, line] = [Math.min(Math.floor(x), width - 1), Math.min(Math.floor(y), height - 1)]
    const [right, down] = [x - column, y - line]
    const at = line * (width + 1) + column
    const upper = sums[at]! * (1 - right) + sums[at + 1]! * right
    const lower = sums[at + width + 1]! * (1 - right) + sums[at + width + 2]! * right
    return upper * (1 - down) + lower * down
  }
  return (box) => {
    if (isEmpty(box)) return 0
    const { left, top, right, bottom } = box
    const above = before(right, top) - before(left, top)
    return Math.max(0, before(right, bottom) - before(left, bottom) - above)
  }
}
