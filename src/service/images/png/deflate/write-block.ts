import type { BitWriter } from './bit-writer'
import { canonicalCodes } from './canonical-codes'
import { codeLengths } from './code-lengths'
import { EXTRA, EXTRA_BITS, SYMBOL, SYMBOLS, TOKENS } from './run-symbols'

const LAST_BLOCK = 1
const DYNAMIC_CODES = 2

/** Two codes of one bit, the first of which stands for a distance of one byte. */
const DISTANCE_LENGTHS = [1, 1]
/** Order in which a block lists the lengths of the codes that lengths are written in (RFC 1951, 3.2.7). */
const LENGTH_ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
/** The lengths 0–15 are each written in four bits; repeats of lengths are not used. */
const LENGTH_BITS = 4
const LENGTH_CODES = canonicalCodes(new Uint8Array(16).fill(LENGTH_BITS))

/** Writes tokens, the end of the block among them, as one block with codes of its own (RFC 1951, 3.2.7). */
export function writeBlock(out: BitWriter, tokens: Uint16Array, isLast: boolean): void {
  const lengths = codeLengths(countSymbols(tokens))
  out.write(isLast ? LAST_BLOCK : 0, 1)
  out.write(DYNAMIC_CODES, 2)
  out.write(SYMBOLS - 257, 5)
  out.write(DISTANCE_LENGTHS.length - 1, 5)
  out.write(LENGTH_ORDER.length - 4, 4)
  for (const length of LENGTH_ORDER) out.write(length < 16 ? LENGTH_BITS : 0, 3)
  for (const length of [...lengths, ...DISTANCE_LENGTHS]) {
    out.write(LENGTH_CODES[length]!, LENGTH_BITS)
  }
  const codes = canonicalCodes(lengths)
  const bits = new Uint32Array(TOKENS)
  const counts = new Uint8Array(TOKENS)
  for (let token = 0; token < TOKENS; token++) {
    const symbol = SYMBOL[token]!
    bits[token] = codes[symbol]! | (EXTRA[token]! << lengths[symbol]!)
    counts[token] = lengths[symbol]! + EXTRA_BITS[token]!
  }
  out.writeAll(tokens, bits, counts)
}

function countSymbols(tokens: Uint16Array): Uint32Array {
  const counts = new Uint32Array(SYMBOLS)
  const { length } = tokens
  for (let i = 0; i < length; i++) counts[SYMBOL[tokens[i]!]!]!++
  return counts
}
