import { areaOf, type Box } from '../see/box'
import type { Size } from '../see/size'

/** Boxes with a longer side, in cells, are cut in the middle when no cut saves enough. */
const LONGEST = 40
/** Share of a box and number of cells that a cut has to save: each box has a cost of its own. */
const LEAST_SAVED = 0.1
const LEAST_CELLS = 24

/**
 * Upright boxes around the ones of a mask: the box around all of them, cut in two where that leaves out most, and each
 * part again (an X-Y cut; Nagy and Seth 1984).
 */
export function cutApart(mask: Uint8Array, grid: Size): Box[] {
  const boxes: Box[] = []
  const waiting = [{ left: 0, top: 0, right: grid.width, bottom: grid.height }]
  for (let box = waiting.pop(); box; box = waiting.pop()) {
    const tight = halvesOf(mask, grid.width, box)
    if (tight === null) continue
    const { around, best, saved } = tight
    if (best && saved >= Math.max(LEAST_CELLS, LEAST_SAVED * areaOf(around))) waiting.push(...best)
    else if (longestSide(around) > LONGEST) waiting.push(...inTheMiddle(around))
    else boxes.push(around)
  }
  return boxes
}

const longestSide = ({ left, top, right, bottom }: Box): number =>
  Math.max(right - left, bottom - top)

function inTheMiddle(box: Box): [Box, Box] {
  const { left, top, right, bottom } = box
  if (right - left > bottom - top) {
    const middle = (left + right) >> 1
    return [
      { ...box, right: middle },
      { ...box, left: middle }
    ]
  }
  const middle = (top + bottom) >> 1
  return [
    { ...box, bottom: middle },
    { ...box, top: middle }
  ]
}

interface Halves {
  /** The box around all ones. */
  around: Box
  /** The best two parts, and how many cells are in neither. */
  best: [Box, Box] | null
  saved: number
}

/** The halves of the ones inside a box; null when there are none. */
function halvesOf(
  mask: Uint8Array,
  width: number,
  { left, top, right, bottom }: Box
): Halves | null {
  // For each row the first one and the last, for each column the same.
  const rows = ranges(bottom - top)
  const columns = ranges(right - left)
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      if (mask[y * width + x] === 0) continue
      widen(rows, y - top, x)
      widen(columns, x - left, y)
    }
  }
  const down = bestCut(rows, top)
  const across = bestCut(columns, left)
  if (down === null || across === null) return null
  const around = { left: across.first, top: down.first, right: across.end, bottom: down.end }
  const turned = ([one, other]: [Span, Span]): [Box, Box] => [
    { left: one.first, right: one.end, top: one.low, bottom: one.high },
    { left: other.first, right: other.end, top: other.low, bottom: other.high }
  ]
  const upright = ([one, other]: [Span, Span]): [Box, Box] => [
    { top: one.first, bottom: one.end, left: one.low, right: one.high },
    { top: other.first, bottom: other.end, left: other.low, right: other.high }
  ]
  const isDown = down.least <= across.least
  const parts = isDown ? down.parts && upright(down.parts) : across.parts && turned(across.parts)
  return { around, best: parts, saved: areaOf(around) - Math.min(down.least, across.least) }
}

interface Ranges {
  low: Int32Array
  high: Int32Array
}

const ranges = (count: number): Ranges => ({
  low: new Int32Array(count).fill(0x7fffffff),
  high: new Int32Array(count).fill(-1)
})

function widen({ low, high }: Ranges, line: number, at: number): void {
  if (at < low[line]!) low[line] = at
  if (at > high[line]!) high[line] = at
}

/** Lines that follow each other, and how far the ones in them reach. */
interface Span {
  first: number
  end: number
  low: number
  high: number
}

interface Cut {
  first: number
  end: number
  parts: [Span, Span] | null
  /** Box in both parts, or uncut where no cut leaves two. */
  least: number
}

/** null when no line has a one. `offset` is the number of the first line. */
function bestCut({ low, high }: Ranges, offset: number): Cut | null {
  const behind: (Span | null)[] = [null]
  for (let i = low.length - 1; i >= 0; i--) {
    behind.unshift(joined(behind[0] ?? null, low[i]!, high[i]!, offset + i))
  }
  const all = behind[0] ?? null
  if (all === null) return null
  const cut: Cut = { first: all.first, end: all.end, parts: null, least: cellsOf(all) }
  let before: Span | null = null
  for (let i = 0; i < low.length; i++) {
    const after = behind[i] ?? null
    if (before && after && cellsOf(before) + cellsOf(after) < cut.least) {
      cut.least = cellsOf(before) + cellsOf(after)
      cut.parts = [before, after]
    }
    before = joined(before, low[i]!, high[i]!, offset + i)
  }
  return cut
}

const cellsOf = ({ first, end, low, high }: Span): number => (end - first) * (high - low)

function joined(span: Span | null, low: number, high: number, line: number): Span | null {
  if (high < 0) return span
  if (span === null) return { first: line, end: line + 1, low, high: high + 1 }
  return {
    first: Math.min(span.first, line),
    end: Math.max(span.end, line + 1),
    low: Math.min(span.low, low),
    high: Math.max(span.high, high + 1)
  }
}
