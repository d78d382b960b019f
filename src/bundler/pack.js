import { gzipSync } from 'node:zlib'

/**
 * Printable ASCII but for what would end a string, a script or, as `-->`, a comment of HTML, which Figma refuses to run:
 * two letters hold 13 bits.
 */
const LETTERS = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).filter(
  (letter) => !'"\\<>'.includes(letter)
)
const PAIR_BITS = 13
/** Bits of a single letter, at the end. */
const LETTER_BITS = 6

/**
 * Bytes as text that a bundle can carry: gzip, in letters that take an eighth less than base64.
 * `unpack` (src/workers/packed-parts.ts) gives them back.
 */
export function pack(bytes) {
  return write(gzipSync(bytes, { level: 9 }))
}

function write(bytes) {
  let text = ''
  let held = 0
  let bits = 0
  for (const byte of bytes) {
    held |= byte << bits
    bits += 8
    if (bits < PAIR_BITS) continue
    text += pairOf(held & ((1 << PAIR_BITS) - 1))
    held >>>= PAIR_BITS
    bits -= PAIR_BITS
  }
  if (bits === 0) return text
  return text + (bits > LETTER_BITS ? pairOf(held) : LETTERS[held])
}

function pairOf(value) {
  return LETTERS[value % LETTERS.length] + LETTERS[Math.floor(value / LETTERS.length)]
}

/** Matches strings that `pack` made, with their quotes: what gzip begins with is always the same. */
export const PACKED = new RegExp(`"${escaped(pack('').slice(0, 8))}[^"\\\\<>]{1000,}"`, 'g')

function escaped(text) {
  return text.replace(/\W/g, '\\$&')
}
