import { LONGEST_RUN, RUN, SHORTEST_RUN } from './run-symbols'

/** How many bytes are read beyond the given length. */
export const LOOK_AHEAD = 8
/** Adler's sums of more bytes may exceed 2^32. */
export const MOST_BYTES = 5552

const ADLER_MODULUS = 65_521

/**
 * Adds the tokens of at most `MOST_BYTES` to the `tokenCount` there are and returns how many there are then;
 * counts each kind, and brings the two sums of the stream's checksum (RFC 1950, 8.2) up to date, run by run.
 * A run repeats the literal before it. Writes up to three places beyond the last token.
 */
export function findTokens(
  bytes: DataView,
  length: number,
  tokens: Uint16Array,
  tokenCount: number,
  counts: Uint32Array,
  sums: Uint32Array
): number {
  let end = tokenCount
  let a = sums[0]! | 0
  let b = sums[1]! | 0
  for (let at = 0; at < length;) {
    const byte = bytes.getUint8(at++)
    const run = runOf(bytes, at, byte, Math.min(LONGEST_RUN, length - at))
    tokens[end++] = byte
    if (run >= SHORTEST_RUN) {
      tokens[end++] = RUN + run
      counts[byte]!++
      counts[RUN + run]!++
    } else {
      // All three are written, and as many kept as there are: no branch to guess wrong.
      tokens[end] = byte
      tokens[end + 1] = byte
      tokens[end + 2] = byte
      end += run
      counts[byte]! += 1 + run
    }
    const all = 1 + run
    b = (b + Math.imul(all, a) + Math.imul(byte, (all * (all + 1)) >> 1)) | 0
    a = (a + Math.imul(all, byte)) | 0
    at += run
  }
  sums[0] = (a >>> 0) % ADLER_MODULUS
  sums[1] = (b >>> 0) % ADLER_MODULUS
  return end
}

/** How many bytes from a place on are alike, up to `most`; four are compared at a time. */
function runOf(bytes: DataView, at: number, byte: number, most: number): number {
  const four = Math.imul(byte, 0x01010101)
  let run = 0
  let differing = bytes.getInt32(at, true) ^ four
  while (differing === 0 && run < most) {
    run += 4
    differing = bytes.getInt32(at + run, true) ^ four
  }
  // The bytes below the lowest bit that differs; more than there can be when none does.
  run += (31 - Math.clz32(differing & -differing)) >>> 3
  return run < most ? run : most
}
