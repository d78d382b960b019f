import { DIGIT_HEIGHT, DIGIT_WIDTH, STROKE_WIDTH, digitPieces } from './digits'

/** Pixels of a picture. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** Half the width of what a stroke and the blend at its edge can reach, in pixels and parts of the stroke. */
const BLEND = 1
const HALF_STROKE = STROKE_WIDTH / 2

/**
 * How far outside (positive) or inside (negative) the ink of a digit the pixels of a box have their centres,
 * in pixels, row by row; Infinity where that is more than a pixel, or more. The digit's centre is at x, y.
 */
export function digitDistances(
  digit: number,
  x: number,
  y: number,
  height: number,
  box: Box
): Float64Array {
  const squares = new Float64Array(box.width * box.height).fill(Infinity)
  const unit = height / DIGIT_HEIGHT
  const reach = HALF_STROKE + BLEND / unit
  const columns = unitsOf(box.left, box.width, x, height, DIGIT_WIDTH / 2)
  const rows = unitsOf(box.top, box.height, y, height, DIGIT_HEIGHT / 2)
  const pieces = digitPieces(digit)
  for (let at = 0; at < pieces.length; at += 4) {
    const [ax, ay, bx, by] = [pieces[at]!, pieces[at + 1]!, pieces[at + 2]!, pieces[at + 3]!]
    const from = firstAbove(columns, Math.min(ax, bx) - reach)
    const to = firstAbove(columns, Math.max(ax, bx) + reach)
    const bottom = firstAbove(rows, Math.max(ay, by) + reach)
    for (let row = firstAbove(rows, Math.min(ay, by) - reach); row < bottom; row++) {
      nearPiece(squares, row * box.width, columns, from, to, rows[row]!, ax, ay, bx, by)
    }
  }
  for (let i = 0; i < squares.length; i++) {
    squares[i] = ((Math.sqrt(squares[i]!) - HALF_STROKE) / DIGIT_HEIGHT) * height
  }
  return squares
}

/** The centres of pixels in the units of the digit's box. */
function unitsOf(
  first: number,
  count: number,
  centre: number,
  height: number,
  middle: number
): Float64Array {
  const units = new Float64Array(count)
  for (let i = 0; i < count; i++) {
    units[i] = ((first + i + 0.5 - centre) / height) * DIGIT_HEIGHT + middle
  }
  return units
}

function firstAbove(sorted: Float64Array, value: number): number {
  let at = 0
  while (at < sorted.length && sorted[at]! <= value) at++
  return at
}

/** Lowers the squared distances of a row's pixels to those from a straight piece. */
function nearPiece(
  squares: Float64Array,
  start: number,
  columns: Float64Array,
  from: number,
  to: number,
  y: number,
  ax: number,
  ay: number,
  bx: number,
  by: number
): void {
  const dx = bx - ax
  const dy = by - ay
  const length = dx * dx + dy * dy
  for (let i = from; i < to; i++) {
    const x = columns[i]!
    const along = ((x - ax) * dx + (y - ay) * dy) / length
    const t = along > 0 ? (along < 1 ? along : 1) : 0
    const missX = x - ax - t * dx
    const missY = y - ay - t * dy
    const square = missX * missX + missY * missY
    if (square < squares[start + i]!) squares[start + i] = square
  }
}
