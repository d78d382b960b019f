import { around, heightOf } from './box'
import { rootOf } from './components'
import type { LineBox } from './text-lines'

/** Lines of one block are alike in height up to this ratio, and lie no further apart than this many heights (1.7 em). */
const BLOCK = { alike: 1.4, gap: 1.5 }
/** Words of one line. */
const LINE = { alike: 1.6, gap: 1.5 }
/** Both have this part of the shorter one's side in common. */
const SHARED = 0.6

/**
 * Which lines of text a reader takes for one block, such as a paragraph or a headline of two lines: for each line the
 * number of its block, from 0, and how many blocks there are.
 */
export function textBlocks(lines: readonly LineBox[]): { of: number[]; count: number } {
  const parent = Int32Array.from(lines.keys())
  const order = [...lines.keys()].sort((one, other) => lines[one]!.top - lines[other]!.top)
  for (const [k, i] of order.entries()) {
    const line = lines[i]!
    const reach = line.bottom - 1 + BLOCK.gap * heightOf(line)
    for (const j of order.slice(k + 1)) {
      if (lines[j]!.top > reach) break
      if (areOneBlock(line, lines[j]!)) parent[rootOf(parent, j)] = rootOf(parent, i)
    }
  }
  const numbers = new Map<number, number>()
  const of = lines.map((_, i) => {
    const root = rootOf(parent, i)
    if (!numbers.has(root)) numbers.set(root, numbers.size)
    return numbers.get(root)!
  })
  return { of, count: numbers.size }
}

/** Whether the second line, which does not begin higher, continues the first. */
function areOneBlock(one: LineBox, other: LineBox): boolean {
  if (!areAlike(one, other, BLOCK.alike)) return false
  if (other.top - one.bottom > BLOCK.gap * Math.min(heightOf(one), heightOf(other))) return false
  const shared = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  return shared >= SHARED * Math.min(one.right - one.left, other.right - other.left)
}

/** Puts together the pieces that lines of small letters come in. */
export function wholeLines(lines: readonly LineBox[]): LineBox[] {
  const whole: LineBox[] = []
  for (const line of [...lines].sort((one, other) => one.left - other.left)) {
    const at = whole.findIndex((known) => areOneLine(known, line))
    if (at < 0) whole.push({ ...line })
    else {
      const known = whole[at]!
      whole[at] = { ...around(known, line), size: Math.max(known.size, line.size) }
    }
  }
  return whole
}

function areOneLine(one: LineBox, other: LineBox): boolean {
  const low = Math.min(heightOf(one), heightOf(other))
  if (!areAlike(one, other, LINE.alike)) return false
  if (other.left - one.right > LINE.gap * low) return false
  return Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) >= SHARED * low
}

function areAlike(one: LineBox, other: LineBox, ratio: number): boolean {
  const [height, next] = [heightOf(one), heightOf(other)]
  return Math.max(height, next) <= ratio * Math.min(height, next)
}
