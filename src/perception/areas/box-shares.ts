import type { Seen } from '../../order/seen'
import type { LookDensities } from '../attention/attend'
import { areaOf, boxOf, onSize, within } from '../see/box'
import type { Rect, Size } from '../see/size'

/**
 * What lies in each of some boxes of a picture, whatever else lies there: parts of its area and of both densities, which
 * are on one grid. Of cells on an edge the part inside counts, and of a box the part inside the picture.
 */
export function boxShares(
  boxes: readonly Rect[],
  picture: Size,
  { attention, perception, ...grid }: Size & LookDensities
): (Seen & { attention: number; perception: number })[] {
  return boxes.map((box) => {
    const inCells = within(onSize(boxOf(box), picture, grid), grid)
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
