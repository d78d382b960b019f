import { unreadable } from '../image-error'

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
      paeth(data, start, above < 0 ? -1 : up, end, bpp)
      return
    default:
      throw unreadable('the PNG is corrupt')
  }
}

function paeth(data: Uint8Array, start: number, up: number, end: number, bpp: number): void {
  if (up < 0) {
    // Without a row above, the predictor is the left neighbour.
    for (let i = start + bpp; i < end; i++) data[i]! += data[i - bpp]!
    return
  }
  for (let i = start; i < start + bpp && i < end; i++) data[i]! += data[i - up]!
  for (let i = start + bpp; i < end; i++) {
    const a = data[i - bpp]!
    const b = data[i - up]!
    const c = data[i - up - bpp]!
    const pa = Math.abs(b - c)
    const pb = Math.abs(a - c)
    const pc = Math.abs(a + b - c - c)
    data[i]! += pa <= pb && pa <= pc ? a : pb <= pc ? b : c
  }
}
