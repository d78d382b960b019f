import type { Pixels } from '../../images/pixels'
import { levelAt } from '../see/pixels'
import type { Box } from '../see/box'

/** Levels of 255, of any channel, from which on a colour is another one a few px further. */
const STEP = 12
/** Px over which an edge is drawn. */
const EDGE = 3
/** So much of a line of pixels changes where the box ends; less than the second within it. */
const ENDS = 0.85
const EVEN = 0.15
/** How far the box may reach beyond its text, in heights of the text: above and below, and at its sides. */
const ROOM = { down: 2.2, across: 14 }
/** In heights of the text: least room on every side of a button (less is a highlighted word), and letters' overhang. */
const LEAST_ROOM = 0.2
const LETTERS = 0.5

/**
 * The filled or outlined box around one line of text, such as a button's, in px of the picture: going outwards from the
 * line, colours change but gradually, and then along the whole of it on each side. Signs beside the text may lie in it.
 * null where there is none.
 */
export function boxAround(text: Box, pixels: Pixels): Box | null {
  const left = Math.max(EDGE, Math.floor(text.left))
  const top = Math.max(EDGE, Math.floor(text.top))
  const right = Math.min(pixels.width - 1 - EDGE, Math.ceil(text.right))
  const bottom = Math.min(pixels.height - 1 - EDGE, Math.ceil(text.bottom))
  const height = bottom - top
  if (height <= 0 || right <= left) return null
  const column = (step: number) => (x: number) =>
    changing(height, (i) => changes(pixels, x, top + i, step, 0))
  const row = (step: number) => (y: number) =>
    changing(right - left, (i) => changes(pixels, left + i, y, 0, step))
  const across = { most: ROOM.across * height, passes: Infinity, size: pixels.width }
  const down = { most: ROOM.down * height, passes: LETTERS * height, size: pixels.height }
  const first = endOf(column(-1), left, -1, across)
  const last = first === null ? null : endOf(column(1), right, 1, across)
  const above = last === null ? null : endOf(row(-1), top, -1, down)
  const below = above === null ? null : endOf(row(1), bottom, 1, down)
  if (first === null || last === null || above === null || below === null) return null
  const room = Math.min(left - first, top - above, last - right, below - bottom)
  if (room < LEAST_ROOM * height) return null
  return { left: first, top: above, right: last, bottom: below }
}

interface Reach {
  most: number
  /** Px within which something else may lie. */
  passes: number
  size: number
}

/** Where a line of pixels that moves outwards changes as a whole; null where it never does, or in parts. */
function endOf(
  changingAt: (place: number) => number,
  from: number,
  step: 1 | -1,
  { most, passes, size }: Reach
): number | null {
  for (let gone = 0; gone <= most; gone++) {
    const at = from + gone * step
    if (at < EDGE || at >= size - EDGE) return null
    const part = changingAt(at)
    if (part >= ENDS) return at + 2 * step
    if (
      part > EVEN &&
      gone > passes &&
      changingAt(at + step) < ENDS &&
      changingAt(at + 2 * step) < ENDS
    ) {
      return null
    }
  }
  return null
}

/** The part of a line of pixels that changes. */
function changing(length: number, changesAt: (i: number) => boolean): number {
  let changed = 0
  for (let i = 0; i < length; i++) if (changesAt(i)) changed += 1
  return changed / length
}

/** Whether a pixel has another colour than that a few px further out. */
function changes(pixels: Pixels, x: number, y: number, across: number, down: number): boolean {
  const one = 4 * (y * pixels.width + x)
  const other = 4 * ((y + EDGE * down) * pixels.width + x + EDGE * across)
  for (let channel = 0; channel < 3; channel++) {
    const step = levelAt(pixels, one, channel) - levelAt(pixels, other, channel)
    if (Math.abs(step) > STEP) return true
  }
  return false
}
