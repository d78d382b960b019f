/** Sums stay below 2^32 for this many bytes. */
const RUN = 5552

/** Checksum of zlib streams (RFC 1950, 8.2). */
export function adler32(bytes: Uint8Array): number {
  let a = 1
  let b = 0
  for (let start = 0; start < bytes.length; start += RUN) {
    const end = Math.min(start + RUN, bytes.length)
    for (let i = start; i < end; i++) {
      a += bytes[i]!
      b += a
    }
    a %= 65521
    b %= 65521
  }
  return ((b << 16) | a) >>> 0
}
