/** Checksum of zlib streams (RFC 1950, 8.2). */
export class Adler32 {
  private a = 1
  private b = 0

  /** Adds at most 5552 bytes: for so many the sums stay below 2^32. */
  add(bytes: Uint8Array, from: number, to: number): void {
    let { a, b } = this
    for (let i = from; i < to; i++) {
      a += bytes[i]!
      b += a
    }
    this.a = a % 65521
    this.b = b % 65521
  }

  get value(): number {
    return ((this.b << 16) | this.a) >>> 0
  }
}
