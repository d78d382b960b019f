/** Codes by what they stand for: the bits to write, and how many. */
export interface Codes {
  bits: Uint32Array
  counts: Uint8Array
}

export const END_OF_BLOCK = 256

export const SHORTEST_MATCH = 3
export const LONGEST_MATCH = 258

/** Fixed codes of literals and the end of a block, 0–256 (RFC 1951, 3.2.6). */
export const LITERALS = codes(END_OF_BLOCK + 1, symbolCode)

/** Fixed codes of match lengths, 3–258, their extra bits included (RFC 1951, 3.2.5). */
export const LENGTHS = codes(LONGEST_MATCH + 1, (length) => {
  if (length < SHORTEST_MATCH) return [0, 0]
  if (length === LONGEST_MATCH) return symbolCode(285)
  const x = length - SHORTEST_MATCH
  const extra = Math.max(0, 29 - Math.clz32(x))
  const [bits, count] = symbolCode(x < 8 ? 257 + x : 261 + 4 * extra + ((x >> extra) & 3))
  return [bits | ((x & ((1 << extra) - 1)) << count), count + extra]
})

/** Fixed codes of the 30 kinds of distances; extra bits follow them. */
export const DISTANCES = Uint8Array.from({ length: 30 }, (_, symbol) => reversed(symbol, 5))

function codes(size: number, code: (value: number) => [bits: number, count: number]): Codes {
  const all = Array.from({ length: size }, (_, value) => code(value))
  return {
    bits: Uint32Array.from(all, ([bits]) => bits),
    counts: Uint8Array.from(all, ([, count]) => count)
  }
}

function symbolCode(symbol: number): [bits: number, count: number] {
  if (symbol < 144) return [reversed(0x30 + symbol, 8), 8]
  if (symbol < 256) return [reversed(0x190 + symbol - 144, 9), 9]
  if (symbol < 280) return [reversed(symbol - 256, 7), 7]
  return [reversed(0xc0 + symbol - 280, 8), 8]
}

/** Huffman codes go out highest bit first. */
function reversed(code: number, count: number): number {
  let result = 0
  for (let i = 0; i < count; i++) result |= ((code >> i) & 1) << (count - 1 - i)
  return result
}
