import type { PictureDamage } from '../../errors'

/** Thrown where a JPEG stops making sense; the one who walks it says so to others. */
export class DamageFound extends Error {
  constructor(readonly damage: PictureDamage) {
    super(damage)
  }
}

/** Ends the walk. */
export function stop(damage: PictureDamage = 'damaged'): never {
  throw new DamageFound(damage)
}

const MARKER = 0xff
const FIRST_RESTART = 0xd0

/** For every 16 bits the length of the code that they start with, above its symbol (8 bits each); 0 for none. */
export type HuffmanTable = Uint16Array

/** Compressed data up to the next marker. A 0xFF that is data is followed by 0 (ITU-T T.81, F.1.2.3). */
export class ScanBits {
  readonly #bytes: Uint8Array
  #at: number
  #held = 0
  #count = 0

  constructor(bytes: Uint8Array, from: number) {
    this.#bytes = bytes
    this.#at = from
  }

  /** The next symbol. Throws DamageFound. */
  symbol(table: HuffmanTable): number {
    const found = table[this.#next16()]!
    if (found === 0) stop(this.#count < 16 ? 'cutOff' : 'damaged')
    this.#drop(found >>> 8)
    return found & 0xff
  }

  /** The next bits as a number, at most 16. Throws DamageFound when the data ends before. */
  take(count: number): number {
    const bits = this.#next16() >>> (16 - count)
    this.#drop(count)
    return bits
  }

  /** Where the marker after the data is. Throws DamageFound when bytes of data are left. */
  end(): number {
    this.#next16()
    if (this.#at >= this.#bytes.length) stop('cutOff')
    if (this.#count >= 8) stop()
    return this.#at
  }

  /** Goes on after the restart marker of that number, which has to come now. Throws DamageFound. */
  restart(number: number): void {
    let at = this.end()
    while (this.#bytes[at + 1] === MARKER) at += 1
    if (this.#bytes[at + 1] !== FIRST_RESTART + (number & 7)) stop('cutOff')
    this.#at = at + 2
    this.#count = 0
  }

  /** What comes next, filled up with zeros at the end of the data. */
  #next16(): number {
    while (this.#count < 16) {
      const byte = this.#bytes[this.#at]
      const isData = byte !== MARKER || this.#bytes[this.#at + 1] === 0
      if (byte === undefined || !isData) return (this.#held << (16 - this.#count)) & 0xffff
      this.#at += byte === MARKER ? 2 : 1
      this.#held = ((this.#held << 8) | byte) & 0xffffff
      this.#count += 8
    }
    return (this.#held >>> (this.#count - 16)) & 0xffff
  }

  #drop(count: number): void {
    if (count > this.#count) stop('cutOff')
    this.#count -= count
  }
}

/** A table by the number of its codes of each length, 1 to 16, and their symbols (T.81, C.2). Throws DamageFound. */
export function huffmanTable(counts: Uint8Array, symbols: Uint8Array): HuffmanTable {
  const table = new Uint16Array(1 << 16)
  let from = 0
  let symbol = 0
  counts.forEach((count, index) => {
    const length = index + 1
    const span = 1 << (16 - length)
    for (let code = 0; code < count; code++) {
      if (from + span > table.length) stop()
      table.fill((length << 8) | symbols[symbol++]!, from, from + span)
      from += span
    }
  })
  return table
}
