/** The end of a block; lower symbols are literal bytes (RFC 1951, 3.2.5). */
export const END_OF_BLOCK = 256
/** How many symbols there are for literals, the end of a block and the lengths of repeats. */
export const SYMBOLS = 286

/** Shorter runs take fewer bits as literals, which are mostly the commonest byte. */
export const SHORTEST_RUN = 4
export const LONGEST_RUN = 258

/** A step of the compressor: a literal byte, the end of a block, or `RUN` + the length of a run. */
export const RUN = 256
export const TOKENS = RUN + LONGEST_RUN + 1

/** By token: its symbol. */
export const SYMBOL = new Uint16Array(TOKENS)
/** By token: what follows the symbol's code, lowest bit first, and in how many bits. */
export const EXTRA = new Uint8Array(TOKENS)
export const EXTRA_BITS = new Uint8Array(TOKENS)

for (let token = 0; token <= END_OF_BLOCK; token++) SYMBOL[token] = token
for (let length = SHORTEST_RUN; length <= LONGEST_RUN; length++) {
  const x = length - 3
  const bits = length < LONGEST_RUN ? Math.max(0, 29 - Math.clz32(x)) : 0
  SYMBOL[RUN + length] = length < LONGEST_RUN ? longRun(x, bits) : 285
  EXTRA[RUN + length] = x & ((1 << bits) - 1)
  // The last bit is the distance: zero is the code of one byte.
  EXTRA_BITS[RUN + length] = bits + 1
}

function longRun(x: number, bits: number): number {
  return x < 8 ? 257 + x : 261 + 4 * bits + ((x >> bits) & 3)
}
