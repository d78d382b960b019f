interface Size {
  width: number
  height: number
}

interface Box extends Size {
  x: number
  y: number
}

interface Around {
  /** Width and height of a number. */
  across: number
  /** Of the picture. */
  size: Size
  /** Where other numbers are. */
  taken: readonly Box[]
  /** Boxes of text. */
  texts: readonly Box[]
}

/**
 * Places the number of a marked box in a picture: on a corner of the box or right beside it, where it covers the least text
 * and, if there is room, no other number. All in one unit.
 */
export function placeNumber(box: Box, { across, size, taken, texts }: Around): Box {
  const half = across / 2
  const at = (x: number, y: number): Box => ({
    x: Math.min(Math.max(x, 0), size.width - across),
    y: Math.min(Math.max(y, 0), size.height - across),
    width: across,
    height: across
  })
  const [left, right] = [box.x - half, box.x + box.width - half]
  const [top, bottom] = [box.y - half, box.y + box.height - half]
  const corners = [at(left, top), at(right, top), at(left, bottom), at(right, bottom)]
  const beside = [left - half, right + half].flatMap((x) => [
    at(x, top + half),
    at(x, bottom - half)
  ])
  const above = [top - half, bottom + half].flatMap((y) => [
    at(left + half, y),
    at(right - half, y)
  ])
  // Three numbers leave one of four places in a row free, or in a column of a narrow picture.
  const row = [1, 2, 3, -1, -2, -3].flatMap((step) => [
    at(left + step * across, top),
    at(left, top + step * across)
  ])
  const free = [...corners, ...beside, ...above, ...row].filter((spot) =>
    taken.every((one) => shared(one, spot) === 0)
  )
  const covered = free.map((spot) => texts.reduce((sum, text) => sum + shared(spot, text), 0))
  return free[covered.indexOf(Math.min(...covered))] ?? at(left, top)
}

/** The area that two boxes share. */
function shared(one: Box, other: Box): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  return Math.max(0, across) * Math.max(0, down)
}
