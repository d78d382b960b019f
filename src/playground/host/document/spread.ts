import type { Rect, Size } from './matrix'

/**
 * Part of a picture made larger, each pixel between its four nearest by how near they are. Skia without a graphics card
 * takes five times as long.
 *
 * @param pixels Four bytes a pixel, row by row.
 * @param times How many pixels one becomes in each direction.
 * @param part Whole pixels of the large picture; it lies within it.
 * @returns Four bytes a pixel of the part.
 */
export function spread(
  pixels: Uint8Array,
  { width, height }: Size,
  times: number,
  part: Rect
): Uint8Array {
  const large = new Uint8Array(part.width * part.height * 4)
  const columns = Array.from({ length: part.width }, (_, x) => between(part.x + x, times, width))
  const wide = (y: number): Float32Array => {
    const row = new Float32Array(part.width * 4)
    columns.forEach(({ low, high, share }, x) => {
      for (let channel = 0; channel < 4; channel += 1) {
        const a = pixels[(y * width + low) * 4 + channel]!
        const b = pixels[(y * width + high) * 4 + channel]!
        row[x * 4 + channel] = a + (b - a) * share
      }
    })
    return row
  }
  const rows = new Map<number, Float32Array>()
  const rowAt = (y: number): Float32Array => {
    const row = rows.get(y) ?? wide(y)
    rows.set(y, row)
    return row
  }
  for (let y = 0; y < part.height; y += 1) {
    const { low, high, share } = between(part.y + y, times, height)
    const [upper, lower] = [rowAt(low), rowAt(high)]
    const start = y * upper.length
    for (let at = 0; at < upper.length; at += 1) {
      large[start + at] = upper[at]! + (lower[at]! - upper[at]!) * share + 0.5
    }
  }
  return large
}

/** The two small pixels that a large one lies between, and how near it is to the second. */
function between(
  place: number,
  times: number,
  count: number
): { low: number; high: number; share: number } {
  const at = Math.max(0, Math.min((place + 0.5) / times - 0.5, count - 1))
  const low = Math.floor(at)
  return { low, high: Math.min(low + 1, count - 1), share: at - low }
}
