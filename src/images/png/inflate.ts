import { concatUint8Arrays } from 'uint8array-extras'
import { Unzlib } from 'fflate'
import { InputError, unreadable } from '../../interface'

/** Small enough that even the densest stream grows by 8 MB at most before its size is checked. */
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
    throw error instanceof InputError ? error : unreadable('its pixel data is corrupt')
  }
  if (filled < size) throw unreadable('its pixel data is truncated')
  return out
}

/** The first bytes of a zlib stream, no more than `most`. Throws on one that is corrupt before that. */
export function inflateStart(data: Uint8Array, most: number): Uint8Array {
  const pieces: Uint8Array[] = []
  let filled = 0
  const stream = new Unzlib((piece) => {
    pieces.push(piece)
    filled += piece.length
  })
  for (let at = 0; at < data.length && filled < most; at += SLICE_BYTES) {
    stream.push(data.subarray(at, at + SLICE_BYTES), at + SLICE_BYTES >= data.length)
  }
  return concatUint8Arrays(pieces).subarray(0, most)
}
