import type { Pixels } from '../pixels'

const OPAQUE = 255

/** Luma (ITU-R BT.601), 0–255, of one row of a picture; transparent pixels lie over white. */
export function lumaRow({ width, data }: Pixels, row: number, into: Uint8Array): void {
  let at = row * width * 4
  for (let x = 0; x < width; x++, at += 4) {
    const luma = (77 * data[at]! + 150 * data[at + 1]! + 29 * data[at + 2]!) >> 8
    const alpha = data[at + 3]!
    into[x] = alpha === OPAQUE ? luma : OPAQUE + Math.round(((luma - OPAQUE) * alpha) / OPAQUE)
  }
}
