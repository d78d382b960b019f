/** Packs codes into bytes from the lowest bit up, as DEFLATE does (RFC 1951, 3.1.1). */
export class BitWriter {
  private hold = 0
  private held = 0
  private at = 0

  constructor(private readonly out: Uint8Array<ArrayBuffer>) {}

  /** Adds the lowest `count` bits of a number, 23 at most. */
  write(bits: number, count: number): void {
    this.hold |= bits << this.held
    this.held += count
    while (this.held >= 8) {
      this.out[this.at++] = this.hold
      this.hold >>>= 8
      this.held -= 8
    }
  }

  /** Fills the last byte with zeros, and adds a number of four bytes, highest first. */
  finish(checksum: number): Uint8Array<ArrayBuffer> {
    if (this.held > 0) this.out[this.at++] = this.hold
    for (const shift of [24, 16, 8, 0]) this.out[this.at++] = checksum >>> shift
    return this.out.subarray(0, this.at)
  }
}
