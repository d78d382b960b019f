import { gzipSync } from 'node:zlib'

/** Printable ASCII but for the space and what would end a string or a script: two letters hold 13 bits. */
const LETTERS = Array.from({ length: 94 }, (_, i) => String.fromCharCode(33 + i)).filter(
  (letter) => !'"\\<'.includes(letter)
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
