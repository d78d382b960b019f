import type { LineBox } from './text-lines'

/** Lines of one block are alike in height up to this ratio, */
const ALIKE = 1.4
/** lie no further apart than this many heights, as at a line height of 1.7 em, */
const GAP = 1.5
/** and have this part of the shorter one's width in common. */
const SHARED = 0.6

/**
 * Which lines of text a reader takes for one block, such as a paragraph or a headline of two lines: for each line the
 * number of its block, from 0, and how many blocks there are.
 */
export function textBlocks(lines: readonly LineBox[]): { of: number[]; count: number } {
  const parent = lines.map((_, i) => i)
  const order = [...lines.keys()].sort((one, other) => lines[one]!.top - lines[other]!.top)
  for (const [k, i] of order.entries()) {
    const line = lines[i]!
    const reach = line.bottom + GAP * heightOf(line)
    for (const j of order.slice(k + 1)) {
      if (lines[j]!.top > reach) break
      if (goTogether(line, lines[j]!)) parent[rootOf(parent, j)] = rootOf(parent, i)
    }
  }
  const numbers = new Map<number, number>()
  const of = parent.map((_, i) => {
    const root = rootOf(parent, i)
    if (!numbers.has(root)) numbers.set(root, numbers.size)
    return numbers.get(root)!
  })
  return { of, count: numbers.size }
}

/** Whether the second line, which does not begin higher, goes on from the first. */
function goTogether(one: LineBox, other: LineBox): boolean {
  const [height, next] = [heightOf(one), heightOf(other)]
  if (Math.max(height, next) > ALIKE * Math.min(height, next)) return false
  if (other.top - one.bottom - 1 > GAP * Math.min(height, next)) return false
  const shared = Math.min(one.right, other.right) - Math.max(one.left, other.left) + 1
  return shared >= SHARED * Math.min(widthOf(one), widthOf(other))
}

const heightOf = ({ top, bottom }: LineBox): number => bottom - top + 1
const widthOf = ({ left, right }: LineBox): number => right - left + 1

function rootOf(parent: number[], line: number): number {
  let root = line
  while (parent[root] !== root) root = parent[root]!
  return root
}
