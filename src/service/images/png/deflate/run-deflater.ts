import { Adler32 } from './adler32'
import { BitWriter } from './bit-writer'
import { findTokens } from './find-tokens'
import { END_OF_BLOCK } from './run-symbols'
import { writeBlock } from './write-block'

/** A window of 32 KB, and compressed for speed. */
const ZLIB_HEADER = 0x0178
/** Parts are looked at one by one; no run goes from one into the next. */
const PART_BYTES = 2048
/** A block's codes suit its bytes better the fewer it has, and take about 150 bytes themselves. */
const BLOCK_TOKENS = 1 << 15

/**
 * Compresses bytes to a zlib stream (RFC 1950, 1951) with codes made for them, and with runs of one byte
 * as the only repeats: nearly all there is to find in a smooth picture once it is filtered. Browsers let
 * nobody choose a fast compressor: on maps of 1440 x 1024 px theirs takes twice the time, for files a
 * fifth smaller.
 */
export class RunDeflater {
  private readonly out = new BitWriter()
  private readonly checksum = new Adler32()
  private readonly tokens = new Uint16Array(BLOCK_TOKENS + 2 * PART_BYTES)
  private count = 0

  constructor() {
    this.out.write(ZLIB_HEADER, 16)
  }

  add(bytes: Uint8Array): void {
    for (let from = 0; from < bytes.length; from += PART_BYTES) {
      const to = Math.min(bytes.length, from + PART_BYTES)
      this.checksum.add(bytes, from, to)
      this.count = findTokens(bytes, from, to, this.tokens, this.count)
      if (this.count >= BLOCK_TOKENS) this.endBlock(false)
    }
  }

  finish(): Uint8Array<ArrayBuffer> {
    this.endBlock(true)
    return this.out.finish(this.checksum.value)
  }

  private endBlock(isLast: boolean): void {
    this.tokens[this.count] = END_OF_BLOCK
    writeBlock(this.out, this.tokens.subarray(0, this.count + 1), isLast)
    this.count = 0
  }
}
