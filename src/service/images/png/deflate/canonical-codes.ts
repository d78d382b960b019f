/**
 * The Huffman codes that follow from their lengths (RFC 1951, 3.2.2), in the order they are written:
 * the code's highest bit lowest.
 */
export function canonicalCodes(lengths: Uint8Array): Uint16Array {
  const codes = new Uint16Array(lengths.length)
  const longest = Math.max(...lengths)
  let code = 0
  for (let length = 1; length <= longest; length++) {
    code <<= 1
    for (let symbol = 0; symbol < lengths.length; symbol++) {
      if (lengths[symbol] === length) codes[symbol] = reversed(code++, length)
    }
  }
  return codes
}

function reversed(code: number, count: number): number {
  let result = 0
  for (let i = 0; i < count; i++) result |= ((code >> i) & 1) << (count - 1 - i)
  return result
}
