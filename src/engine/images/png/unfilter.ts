import { unreadable } from '../image-error'
import { undoPaeth } from './paeth'

/**
 * Undoes a row's filter in place (PNG third edition, 9.2). The row's filter byte lies before `start`;
 * `above` is where the row over it starts, -1 for the first row of a pass; `bpp` is bytes per whole pixel.
 */
export function unfilter(
  data: Uint8Array,
  start: number,
  above: number,
  length: number,
  bpp: number
): void {
  const end = start + length
  const up = start - above
  switch (data[start - 1]) {
    case 0:
      return
    case 1:
      for (let i = start + bpp; i < end; i++) data[i]! += data[i - bpp]!
      return
    case 2:
      if (above < 0) return
      for (let i = start; i < end; i++) data[i]! += data[i - up]!
      return
    case 3:
      for (let i = start; i < end; i++) {
        const left = i < start + bpp ? 0 : data[i - bpp]!
        data[i]! += (left + (above < 0 ? 0 : data[i - up]!)) >> 1
      }
      return
    case 4:
      undoPaeth(data, start, above < 0 ? 0 : up, end, bpp)
      return
    default:
      throw unreadable('the PNG is corrupt')
  }
}
