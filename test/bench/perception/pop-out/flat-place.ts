import type { Pixels } from '../../../../src/perception'
import type { Place } from './hits'

/** Grid of the places that are tried, px. */
const STRIDE = 16
/** Pixels are compared at every so manieth row and column: strokes are wider or more than one. */
const SAMPLE = 3
/** Greys of a flat place differ by at most this, of 255. */
const FLAT = 16

/** The middle of a flat place of a size, chosen by a number from 0 to 1 among all; null when there is none. */
export function flatPlace(
  pixels: Pixels,
  size: { width: number; height: number },
  choice: number
): Place | null {
  const places: Place[] = []
  for (let top = 0; top + size.height < pixels.height; top += STRIDE) {
    for (let left = 0; left + size.width < pixels.width; left += STRIDE) {
      if (!isFlat(pixels, left, top, size.width, size.height)) continue
      places.push({ x: left + size.width / 2, y: top + size.height / 2 })
    }
  }
  return places[Math.floor(choice * places.length)] ?? null
}

function isFlat(
  { width: stride, data }: Pixels,
  left: number,
  top: number,
  width: number,
  height: number
): boolean {
  const first = 4 * (top * stride + left)
  for (let y = top; y < top + height; y += SAMPLE) {
    for (let x = left; x < left + width; x += SAMPLE) {
      const at = 4 * (y * stride + x)
      for (let k = 0; k < 3; k++) {
        if (Math.abs(data[at + k]! - data[first + k]!) > FLAT) return false
      }
    }
  }
  return true
}
