import { Unzlib } from 'fflate'
import { unreadable } from '../../interface'

/** Small enough that even the densest stream grows by 8 MB at most before its size is checked. */
const SLICE_BYTES = 8 * 1024

/** Inflates a zlib stream up to its first `most` bytes, and stops as soon as it gives more. Throws on a corrupt one. */
export function inflateUpTo(
  data: Uint8Array,
  most: number
): { bytes: Uint8Array; isMore: boolean } {
  const out = new Uint8Array(most)
  let filled = 0
  const stream = new Unzlib((piece) => {
    out.set(piece.subarray(0, Math.max(0, most - filled)), Math.min(filled, most))
    filled += piece.length
  })
  for (let at = 0; at < data.length && filled <= most; at += SLICE_BYTES) {
    stream.push(data.subarray(at, at + SLICE_BYTES), false)
  }
  if (filled <= most) stream.push(new Uint8Array(0), true)
  return { bytes: out.subarray(0, filled), isMore: filled > most }
}

/**
 * Inflates a zlib stream that must give exactly `size` bytes: a small file can fill neither the memory nor the time. What
 * follows the stream, and its checksum, are ignored: PNG's chunks have checksums of their own. Throws
 * `unreadable_input_image`.
 */
export function inflate(data: Uint8Array, size: number): Uint8Array {
  const { bytes, isMore } = inflated(data, size)
  if (isMore) throw unreadable('it holds more pixel data than its header announces')
  if (bytes.length < size) throw unreadable('its pixel data is truncated')
  return bytes
}

function inflated(data: Uint8Array, size: number): ReturnType<typeof inflateUpTo> {
  try {
    return inflateUpTo(data, size)
  } catch {
    throw unreadable('its pixel data is corrupt')
  }
}
