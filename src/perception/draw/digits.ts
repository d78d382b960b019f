/** A stroke: points of a line in a box `DIGIT_WIDTH` wide and `DIGIT_HEIGHT` high, y downwards. */
type Stroke = readonly (readonly [x: number, y: number])[]

/** Points on an ellipse, from one angle to another in degrees clockwise from three o'clock. */
function arc(x: number, y: number, rx: number, ry: number, from: number, to: number): Stroke {
  const count = Math.ceil(Math.abs(to - from) / 15)
  return Array.from({ length: count + 1 }, (_, i) => {
    const angle = ((from + ((to - from) * i) / count) * Math.PI) / 180
    return [x + rx * Math.cos(angle), y + ry * Math.sin(angle)] as const
  })
}

/** The strokes of the digits 1–9. */
const DIGITS: readonly (readonly Stroke[])[] = [
  [
    [
      [0.9, 1.4],
      [2.3, 0],
      [2.3, 6]
    ]
  ],
  [[...arc(2, 1.75, 1.75, 1.75, -170, 35), [0.3, 6], [3.8, 6]]],
  [[...arc(1.9, 1.6, 1.6, 1.6, -155, 90)], [...arc(1.9, 4.4, 1.9, 1.6, -90, 155)].reverse()],
  [
    [
      [2.9, 6],
      [2.9, 0],
      [0, 4.3],
      [4, 4.3]
    ]
  ],
  [[[3.5, 0], [0.7, 0], [0.4, 2.9], ...arc(1.9, 4, 2, 2, -140, 145)]],
  [
    [...arc(2, 4.05, 1.85, 1.95, 180, 540)],
    [
      [0.2, 3.9],
      [0.9, 1.9],
      [2.6, 0]
    ]
  ],
  [
    [
      [0.2, 0],
      [3.8, 0],
      [1.4, 6]
    ]
  ],
  [[...arc(2, 1.5, 1.55, 1.5, 0, 360)], [...arc(2, 4.5, 1.85, 1.5, 0, 360)]],
  [
    [...arc(2, 1.95, 1.85, 1.95, 0, 360)],
    [
      [3.8, 2.1],
      [3.1, 4.1],
      [1.4, 6]
    ]
  ]
]

/** Size of digits: the box, and how thick a stroke is. */
const DIGIT_WIDTH = 4
const DIGIT_HEIGHT = 6
const STROKE_WIDTH = 0.85

/** The straight pieces of a digit's strokes, four numbers each: from x, y to x, y. */
export function digitPieces(digit: number): Float64Array {
  const pieces: number[] = []
  for (const stroke of DIGITS[digit - 1] ?? []) {
    for (let i = 1; i < stroke.length; i++) pieces.push(...stroke[i - 1]!, ...stroke[i]!)
  }
  return Float64Array.from(pieces)
}

/**
 * How far outside (positive) or inside (negative) the ink of a digit that is `height` high a place lies, in pixels; the
 * place is given from the digit's middle.
 */
export function digitDistance(pieces: Float64Array, x: number, y: number, height: number): number {
  const column = (x / height) * DIGIT_HEIGHT + DIGIT_WIDTH / 2
  const row = (y / height) * DIGIT_HEIGHT + DIGIT_HEIGHT / 2
  let least = Infinity
  for (let at = 0; at < pieces.length; at += 4) {
    const left = pieces[at]!
    const top = pieces[at + 1]!
    const dx = pieces[at + 2]! - left
    const dy = pieces[at + 3]! - top
    const along = ((column - left) * dx + (row - top) * dy) / (dx * dx + dy * dy)
    const t = along > 0 ? (along < 1 ? along : 1) : 0
    const missX = column - left - t * dx
    const missY = row - top - t * dy
    const square = missX * missX + missY * missY
    if (square < least) least = square
  }
  return ((Math.sqrt(least) - STROKE_WIDTH / 2) / DIGIT_HEIGHT) * height
}
