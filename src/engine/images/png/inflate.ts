import { Unzlib } from 'fflate'
import { ImageError, unreadable } from '../image-error'

/** Small enough that even the densest stream grows by 8 MB at most before its size is looked at. */
const SLICE_BYTES = 8 * 1024

/**
 * Inflates a zlib stream that must give exactly `size` bytes, and stops as soon as it gives more: a
 * small file can fill neither the memory nor the time. What follows the stream, and its checksum, are
 * ignored: PNG's chunks have checksums of their own. Throws `unreadable_input_image`.
 */
export function inflate(data: Uint8Array, size: number): Uint8Array {
  const out = new Uint8Array(size)
  let filled = 0
  const stream = new Unzlib((piece) => {
    if (filled + piece.length > size) {
      throw unreadable('it holds more pixel data than its header announces')
    }
    out.set(piece, filled)
    filled += piece.length
  })
  try {
    for (let at = 0; at < data.length; at += SLICE_BYTES) {
      stream.push(data.subarray(at, at + SLICE_BYTES), false)
    }
    stream.push(new Uint8Array(0), true)
  } catch (error) {
    throw error instanceof ImageError ? error : unreadable('its pixel data is corrupt')
  }
  if (filled < size) throw unreadable('its pixel data is truncated')
  return out
}
