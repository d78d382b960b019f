import { BitWriter } from './bit-writer'
import { END_OF_BLOCK, LONGEST_RUN, RUN, SHORTEST_RUN, TOKENS } from './run-symbols'
import { writeBlock } from './write-block'

/** A window of 32 KB, and compressed for speed. */
const ZLIB_HEADER = 0x0178
/** A block's codes suit its bytes better the fewer it has, and take about 150 bytes themselves. */
const BLOCK_TOKENS = 1 << 15

/**
 * Compresses bytes to a zlib stream (RFC 1950, 1951) with codes made for them, and with runs of one byte
 * as the only repeats: nearly all there is to find in a smooth picture once it is filtered. Browsers offer
 * no fast compressor: on maps of 1440 x 1024 px theirs takes several times as long, for files a
 * fifth smaller.
 */
export class RunDeflater {
  private readonly out = new BitWriter()
  /** Parts are compressed one by one; no run goes from one into the next. */
  private readonly part = new Uint8Array(MOST_BYTES + LOOK_AHEAD)
  private readonly view = new DataView(this.part.buffer)
  private readonly tokens = new Uint16Array(BLOCK_TOKENS + MOST_BYTES + 3)
  private count = 0
  private readonly counts = new Uint32Array(TOKENS)
  /** Of Adler's checksum. */
  private readonly sums = Uint32Array.of(1, 0)

  constructor() {
    this.out.write(ZLIB_HEADER, 16)
  }

  add(bytes: Uint8Array): void {
    for (let from = 0; from < bytes.length; from += MOST_BYTES) {
      const part = bytes.subarray(from, from + MOST_BYTES)
      this.part.set(part)
      const { view, tokens, counts, sums } = this
      this.count = findTokens(view, part.length, tokens, this.count, counts, sums)
      if (this.count >= BLOCK_TOKENS) this.endBlock(false)
    }
  }

  finish(): Uint8Array<ArrayBuffer> {
    this.endBlock(true)
    return this.out.finish(((this.sums[1]! << 16) | this.sums[0]!) >>> 0)
  }

  private endBlock(isLast: boolean): void {
    this.tokens[this.count] = END_OF_BLOCK
    this.counts[END_OF_BLOCK] = 1
    writeBlock(this.out, this.tokens, this.count + 1, this.counts, isLast)
    this.count = 0
    this.counts.fill(0)
  }
}

/** How many bytes are read beyond the given length. */
const LOOK_AHEAD = 8
/** Adler's sums of more bytes may exceed 2^32. */
const MOST_BYTES = 5552

const ADLER_MODULUS = 65_521

/**
 * Adds the tokens of at most `MOST_BYTES` to the `tokenCount` there are and returns how many there are then;
 * counts each kind, and brings the two sums of the stream's checksum (RFC 1950, 8.2) up to date, run by run.
 * A run repeats the literal before it. Writes up to three places beyond the last token.
 */
function findTokens(
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
