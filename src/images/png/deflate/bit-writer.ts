const FIRST_BYTES = 1 << 16
/** Each token takes three bytes at most, and the last is written as four. */
const TOKEN_BYTES = 3
const SPARE_BYTES = 4
/** Tokens packed per call: few, so that engines compile the loop early. */
const STEP = 2048

/** Packs codes into bytes from the lowest bit up, as DEFLATE does (RFC 1951, 3.1.1). */
export class BitWriter {
  private out = new Uint8Array(FIRST_BYTES)
  private view = new DataView(this.out.buffer)
  /** Bits written so far, and those of them that fill no byte yet. */
  private readonly state = new Int32Array(2)

  /** Adds the lowest `count` bits of a number, which has no others; 24 at most. */
  write(bits: number, count: number): void {
    this.reserve(TOKEN_BYTES + SPARE_BYTES)
    const position = this.state[0]!
    const held = (position & 7) + count
    const all = this.state[1]! | (bits << (position & 7))
    this.view.setInt32(position >> 3, all, true)
    this.state[0] = position + count
    this.state[1] = all >>> (held & 24)
  }

  /** Adds for each of the first `count` tokens its code, from a table of `code | bits << 24`. */
  writeAll(tokens: Uint16Array, count: number, codes: Uint32Array): void {
    this.reserve(TOKEN_BYTES * count + SPARE_BYTES)
    for (let from = 0; from < count; from += STEP) {
      packTokens(tokens, from, Math.min(count, from + STEP), codes, this.view, this.state)
    }
  }

  /** Fills the last byte with zeros, adds a number of four bytes, highest first, and returns what was written. */
  finish(checksum: number): Uint8Array<ArrayBuffer> {
    this.reserve(1 + SPARE_BYTES)
    const at = (this.state[0]! + 7) >> 3
    this.view.setUint32(at, checksum)
    return this.out.subarray(0, at + 4)
  }

  private reserve(bytes: number): void {
    const needed = (this.state[0]! >> 3) + bytes
    if (needed <= this.out.length) return
    const larger = new Uint8Array(2 * needed)
    larger.set(this.out)
    this.out = larger
    this.view = new DataView(larger.buffer)
  }
}

/**
 * Writes the codes of some tokens, `to` excluded, from a table of `code | bits << 24`. The state is the position in bits, and
 * the bits of the byte there that are given already.
 */
function packTokens(
  tokens: Uint16Array,
  from: number,
  to: number,
  codes: Uint32Array,
  out: DataView,
  state: Int32Array
): void {
  const position = state[0]!
  let hold = state[1]!
  let held = position & 7
  let at = position >> 3
  for (let i = from; i < to; i++) {
    const code = codes[tokens[i]!]! | 0
    hold |= (code & 0xffffff) << held
    held += code >>> 24
    out.setInt32(at, hold, true)
    at += held >> 3
    hold >>>= held & 24
    held &= 7
  }
  state[0] = 8 * at + held
  state[1] = hold
}
