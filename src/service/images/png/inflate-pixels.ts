import type { Inflate } from '../image-codec'
import { unreadable } from '../image-error'
import { inflate } from './inflate'
import { join } from './write-png'

/** The most that DEFLATE can make of a byte: matches of 258 bytes in codes of two bits. */
const MOST_PER_BYTE = 1032

/**
 * Rows of a PNG from its data chunks: exactly `size` bytes, for which nothing is allocated unless there is
 * enough data to fill them. The runtime inflates where it can; what it refuses is looked at again by code
 * that is the same everywhere, so that a file is read or refused alike. Throws `unreadable_input_image`.
 */
export async function inflatePixels(
  chunks: Uint8Array[],
  size: number,
  native: Inflate = inflate
): Promise<Uint8Array> {
  // Whole: a file of a million tiny chunks must not take a million calls.
  const data = chunks.length === 1 ? chunks[0]! : join(chunks)
  if (size > data.length * MOST_PER_BYTE) throw unreadable('its pixel data is truncated')
  try {
    return await native(data, size)
  } catch {
    return inflate(data, size)
  }
}
