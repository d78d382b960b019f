import { adler32 } from './adler32'
import { BitWriter } from './bit-writer'
import {
  DISTANCES,
  END_OF_BLOCK,
  LENGTHS,
  LITERALS,
  LONGEST_MATCH,
  SHORTEST_MATCH
} from './fixed-codes'

/** A window of 32 KB, and compressed for speed. */
const ZLIB_HEADER = 0x0178
const FINAL_FIXED_BLOCK = 0b011

const HASH_BITS = 15
const WINDOW = 32 * 1024
const NEVER_SEEN = -WINDOW - 1

/** A match this long is taken without looking for a longer one. */
const GOOD_MATCH = 32

/**
 * Compresses the rows of a smooth picture to a zlib stream (RFC 1950, 1951). Runtimes bring compressors,
 * but browsers let nobody choose a fast one: on maps of 1440 x 1024 px this takes a third of the time,
 * for files about twice the size. It is fast because it looks for repeats in three places only, the last
 * time the next four bytes occurred, the row above and the byte before, and uses the fixed codes.
 */
export function deflateRows(rows: Uint8Array, rowBytes: number): Uint8Array<ArrayBuffer> {
  // A literal takes nine bits at most, and a match no more than its bytes would as literals.
  const out = new BitWriter(new Uint8Array(Math.ceil(rows.length * 1.125) + 16))
  out.write(ZLIB_HEADER, 16)
  out.write(FINAL_FIXED_BLOCK, 3)
  const lastSeen = new Int32Array(1 << HASH_BITS).fill(NEVER_SEEN)
  let at = 0
  while (at < rows.length) {
    const last = at + 4 <= rows.length ? exchange(lastSeen, hashAt(rows, at), at) : NEVER_SEEN
    let distance = at - last
    let length = distance <= WINDOW ? matchLength(rows, last, at) : 0
    if (length < GOOD_MATCH && at >= rowBytes && rowBytes <= WINDOW) {
      const above = matchLength(rows, at - rowBytes, at)
      if (above > length) {
        length = above
        distance = rowBytes
      }
    }
    if (length < GOOD_MATCH && at > 0) {
      const run = matchLength(rows, at - 1, at)
      if (run >= length) {
        length = run
        distance = 1
      }
    }
    if (length < SHORTEST_MATCH) {
      const literal = rows[at++]!
      out.write(LITERALS.bits[literal]!, LITERALS.counts[literal]!)
    } else {
      out.write(LENGTHS.bits[length]!, LENGTHS.counts[length]!)
      writeDistance(out, distance)
      at += length
    }
  }
  out.write(LITERALS.bits[END_OF_BLOCK]!, LITERALS.counts[END_OF_BLOCK]!)
  return out.finish(adler32(rows))
}

/** RFC 1951, 3.2.5: twice as many distances share a code every two codes. */
function writeDistance(out: BitWriter, distance: number): void {
  const x = distance - 1
  const extra = Math.max(0, 30 - Math.clz32(x))
  out.write(DISTANCES[x < 4 ? x : 2 * extra + 2 + ((x >> extra) & 1)]!, 5)
  out.write(x & ((1 << extra) - 1), extra)
}

/** How many bytes from `at` on repeat those from `from` on, up to the longest match. */
function matchLength(bytes: Uint8Array, from: number, at: number): number {
  const most = Math.min(LONGEST_MATCH, bytes.length - at)
  let length = 0
  while (length < most && bytes[from + length] === bytes[at + length]) length++
  return length
}

function hashAt(bytes: Uint8Array, at: number): number {
  const four = bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16) | (bytes[at + 3]! << 24)
  // Knuth's multiplicative hash.
  return Math.imul(four, 0x9e3779b1) >>> (32 - HASH_BITS)
}

function exchange(table: Int32Array, index: number, value: number): number {
  const old = table[index]!
  table[index] = value
  return old
}
