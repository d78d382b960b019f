import type { Seen } from '../../order/seen'
import type { LookDensities } from '../attention/attend'
import { areaOf, boxOf, overlap, scaled } from '../see/box'
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
  const whole = { left: 0, top: 0, right: grid.width, bottom: grid.height }
  const [across, down] = [grid.width / picture.width, grid.height / picture.height]
  return boxes.map((box) => {
    const inCells = overlap(scaled(boxOf(box), across, down), whole)
    const { left, top, right, bottom } = inCells
    const shares = { area: areaOf(inCells) / attention.length, attention: 0, perception: 0 }
    for (let y = Math.floor(top); y < bottom; y++) {
      const high = Math.min(y + 1, bottom) - Math.max(y, top)
      for (let x = Math.floor(left); x < right; x++) {
        const part = high * (Math.min(x + 1, right) - Math.max(x, left))
        shares.attention += part * attention[y * grid.width + x]!
        shares.perception += part * perception[y * grid.width + x]!
      }
    }
    return shares
  })
}
