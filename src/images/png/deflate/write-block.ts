import type { BitWriter } from './bit-writer'
import { EXTRA, EXTRA_BITS, SYMBOL, SYMBOLS, TOKENS } from './run-symbols'

const LAST_BLOCK = 1
const DYNAMIC_CODES = 2

/** Two codes of one bit; the first stands for a distance of one byte. */
const DISTANCE_LENGTHS = [1, 1]
/** Order in which a block lists the lengths of the codes that lengths are written in (RFC 1951, 3.2.7). */
const LENGTH_ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
/** The lengths 0–15 are each written in four bits; repeats of lengths are not used. */
const LENGTH_BITS = 4
const LENGTH_CODES = canonicalCodes(new Uint8Array(16).fill(LENGTH_BITS))

/**
 * Writes the first `count` tokens, the end of the block among them, as one block with codes of its own (RFC
 * 1951, 3.2.7). `counts` says how many there are of each.
 */
export function writeBlock(
  out: BitWriter,
  tokens: Uint16Array,
  count: number,
  counts: Uint32Array,
  isLast: boolean
): void {
  const lengths = codeLengths(countSymbols(counts))
  out.write(isLast ? LAST_BLOCK : 0, 1)
  out.write(DYNAMIC_CODES, 2)
  out.write(SYMBOLS - 257, 5)
  out.write(DISTANCE_LENGTHS.length - 1, 5)
  out.write(LENGTH_ORDER.length - 4, 4)
  for (const length of LENGTH_ORDER) out.write(length < 16 ? LENGTH_BITS : 0, 3)
  for (const length of [...lengths, ...DISTANCE_LENGTHS]) {
    out.write(LENGTH_CODES[length]!, LENGTH_BITS)
  }
  out.writeAll(tokens, count, tokenCodes(lengths))
}

/** By token: its symbol's code with what follows it, and in the highest byte how many bits that are. */
function tokenCodes(lengths: Uint8Array): Uint32Array {
  const codes = canonicalCodes(lengths)
  const all = new Uint32Array(TOKENS)
  for (let token = 0; token < TOKENS; token++) {
    const symbol = SYMBOL[token]!
    const length = lengths[symbol]!
    all[token] = codes[symbol]! | (EXTRA[token]! << length) | ((length + EXTRA_BITS[token]!) << 24)
  }
  return all
}

function countSymbols(counts: Uint32Array): Uint32Array {
  const symbols = new Uint32Array(SYMBOLS)
  for (let token = 0; token < TOKENS; token++) symbols[SYMBOL[token]!]! += counts[token]!
  return symbols
}

/**
 * The Huffman codes that follow from their lengths (RFC 1951, 3.2.2), in the order they are written:
 * the code's highest bit lowest.
 */
function canonicalCodes(lengths: Uint8Array): Uint16Array {
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

/** Longest code in DEFLATE, bits. */
const LONGEST_CODE = 15

/** How long the Huffman code of each symbol is, 0 for symbols that do not occur (Huffman 1952). */
export function codeLengths(counts: Uint32Array): Uint8Array {
  const lengths = freeLengths(counts)
  if (Math.max(...lengths) <= LONGEST_CODE) return lengths
  // Rare symbols get longer codes than there are: counts are made more alike until they do not.
  return codeLengths(counts.map((count) => (count + 1) >> 1))
}

interface Node {
  count: number
  symbol: number
  children: [Node, Node] | null
}

function freeLengths(counts: Uint32Array): Uint8Array {
  const leaves: Node[] = []
  counts.forEach((count, symbol) => {
    if (count > 0) leaves.push({ count, symbol, children: null })
  })
  leaves.sort((one, other) => one.count - other.count || one.symbol - other.symbol)
  const lengths = new Uint8Array(counts.length)
  const root = join(leaves)
  if (root) measure(root, 0, lengths)
  return lengths
}

/** Joins the two rarest nodes until one is left; joined ones come about in rising order by themselves. */
function join(leaves: Node[]): Node | undefined {
  const joined: Node[] = []
  let leaf = 0
  let node = 0
  const next = (): Node => {
    const isLeaf =
      leaf < leaves.length && !(leaves[leaf]!.count > (joined[node]?.count ?? Infinity))
    return isLeaf ? leaves[leaf++]! : joined[node++]!
  }
  while (leaves.length - leaf + joined.length - node > 1) {
    const children: [Node, Node] = [next(), next()]
    joined.push({ count: children[0].count + children[1].count, symbol: -1, children })
  }
  return joined[node] ?? leaves[leaf]
}

function measure({ symbol, children }: Node, depth: number, lengths: Uint8Array): void {
  // A symbol that is alone has a code of one bit.
  if (children === null) lengths[symbol] = Math.max(1, depth)
  else children.forEach((child) => measure(child, depth + 1, lengths))
}
