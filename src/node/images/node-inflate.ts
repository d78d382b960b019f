import { constants, inflateSync } from 'node:zlib'

/** Inflates a zlib stream that gives exactly `size` bytes. Throws on any other, and holds no more. */
export function nodeInflate(stream: Uint8Array, size: number): Uint8Array {
  const chunkSize = Math.max(size, constants.Z_MIN_CHUNK)
  const out = inflateSync(stream, { maxOutputLength: size, chunkSize })
  if (out.length < size) throw new RangeError('The stream is too short.')
  return out
}
