const FIRST_BYTES = 1 << 14

/** Packs codes into bytes from the lowest bit up, as DEFLATE does (RFC 1951, 3.1.1). */
export class BitWriter {
  private out = new Uint8Array(FIRST_BYTES)
  private view = new DataView(this.out.buffer)
  /** Less than a byte of bits that are not written yet. */
  private hold = 0
  private held = 0
  private at = 0

  /** Adds the lowest `count` bits of a number, which has no others; 24 at most. */
  write(bits: number, count: number): void {
    this.writeAll(Uint16Array.of(0), Uint32Array.of(bits), Uint8Array.of(count))
  }

  /** Adds for each token its bits; the tables hold them and how many, 24 at most. */
  writeAll(tokens: Uint16Array, bits: Uint32Array, counts: Uint8Array): void {
    this.reserve(3 * tokens.length + 4)
    const { view } = this
    const { length } = tokens
    let { hold, held, at } = this
    for (let i = 0; i < length; i++) {
      const token = tokens[i]!
      hold |= bits[token]! << held
      held += counts[token]!
      view.setInt32(at, hold, true)
      at += held >> 3
      hold >>>= held & 24
      held &= 7
    }
    this.hold = hold
    this.held = held
    this.at = at
  }

  /** Fills the last byte with zeros, adds a number of four bytes, highest first, and returns what was written. */
  finish(checksum: number): Uint8Array<ArrayBuffer> {
    this.write(0, (8 - this.held) & 7)
    this.reserve(4)
    this.view.setUint32(this.at, checksum)
    return this.out.subarray(0, this.at + 4)
  }

  private reserve(bytes: number): void {
    if (this.at + bytes <= this.out.length) return
    const larger = new Uint8Array(2 * (this.at + bytes))
    larger.set(this.out.subarray(0, this.at))
    this.out = larger
    this.view = new DataView(larger.buffer)
  }
}
