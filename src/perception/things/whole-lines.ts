import { around } from '../box'
import type { LineBox } from './text-lines'

/** Words of one line are alike in height up to this ratio, */
const ALIKE = 1.6
/** lie no further apart than this many heights, */
const GAP = 1.5
/** and have this part of the lower one's height in common. */
const SHARED = 0.6

/** Lines of small letters come in pieces: those that a reader takes for one line are put together. */
export function wholeLines(lines: readonly LineBox[]): LineBox[] {
  const whole: LineBox[] = []
  for (const line of [...lines].sort((one, other) => one.left - other.left)) {
    const at = whole.findIndex((known) => goTogether(known, line))
    if (at < 0) whole.push({ ...line })
    else {
      const known = whole[at]!
      whole[at] = { ...around(known, line), size: Math.max(known.size, line.size) }
    }
  }
  return whole
}

function goTogether(one: LineBox, other: LineBox): boolean {
  const [height, next] = [one.bottom - one.top + 1, other.bottom - other.top + 1]
  const low = Math.min(height, next)
  if (Math.max(height, next) > ALIKE * low) return false
  if (other.left - one.right - 1 > GAP * low) return false
  return Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) + 1 >= SHARED * low
}
