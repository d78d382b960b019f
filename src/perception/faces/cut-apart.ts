import { areaOf, around, type Box, include, isEmpty, noBox } from '../see/box'
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
  const waiting: Box[] = [{ left: 0, top: 0, right: grid.width, bottom: grid.height }]
  for (let box = waiting.pop(); box; box = waiting.pop()) {
    const { rows, columns } = linesOf(mask, grid.width, box)
    const whole = rows.reduce(around, noBox())
    if (isEmpty(whole)) continue
    const cuts = [...cutsBetween(rows), ...cutsBetween(columns)]
    const saved = cuts.map(([one, other]) => areaOf(whole) - areaOf(one) - areaOf(other))
    const most = Math.max(...saved)
    if (most >= Math.max(LEAST_CELLS, LEAST_SAVED * areaOf(whole))) {
      waiting.push(...cuts[saved.indexOf(most)]!)
    } else if (Math.max(whole.right - whole.left, whole.bottom - whole.top) > LONGEST) {
      waiting.push(...inTheMiddle(whole))
    } else boxes.push(whole)
  }
  return boxes
}

/** The box around the ones of each row of a box, and of each column. */
function linesOf(mask: Uint8Array, width: number, { left, top, right, bottom }: Box) {
  const rows = Array.from({ length: bottom - top }, noBox)
  const columns = Array.from({ length: right - left }, noBox)
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      if (mask[y * width + x] === 0) continue
      include(rows[y - top]!, x, y, x + 1, y + 1)
      include(columns[x - left]!, x, y, x + 1, y + 1)
    }
  }
  return { rows, columns }
}

/** The boxes around the lines before each line, and around it and those behind it. */
function cutsBetween(lines: readonly Box[]): [Box, Box][] {
  const behind = [...lines]
  for (let i = lines.length - 2; i >= 0; i--) behind[i] = around(lines[i]!, behind[i + 1]!)
  let before = noBox()
  return lines.map((line, i) => {
    const cut: [Box, Box] = [before, behind[i]!]
    before = around(before, line)
    return cut
  })
}

function inTheMiddle(box: Box): Box[] {
  const isWide = box.right - box.left > box.bottom - box.top
  const [from, to] = isWide ? (['left', 'right'] as const) : (['top', 'bottom'] as const)
  const middle = (box[from] + box[to]) >> 1
  return [
    { ...box, [to]: middle },
    { ...box, [from]: middle }
  ]
}
