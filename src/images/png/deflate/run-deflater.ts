import { BitWriter } from './bit-writer'
import { findTokens, LOOK_AHEAD, MOST_BYTES } from './find-tokens'
import { END_OF_BLOCK, TOKENS } from './run-symbols'
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
