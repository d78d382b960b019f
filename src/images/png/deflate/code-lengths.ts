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
