import type { Face } from './face'
import { VALUES } from './network'
import type { Answers } from './network'

/** Widths and heights, in cells, of the boxes that the network starts from. */
const ANCHORS = [
  [1.603231, 2.094468],
  [6.041143, 7.080126],
  [2.882459, 3.518061],
  [4.266906, 5.178857],
  [9.041765, 10.66308]
] as const

const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value))

/** The boxes that the network takes for faces, in cells of what it looked at, in no order. */
export function decodeFaces({ columns, rows, values }: Answers, leastScore: number): Face[] {
  const faces: Face[] = []
  for (let cell = 0; cell < columns * rows; cell++) {
    for (const [i, [across, down]] of ANCHORS.entries()) {
      const at = cell * VALUES + 5 * i
      const score = sigmoid(values[at + 4]!)
      if (score < leastScore) continue
      const width = across * Math.exp(values[at + 2]!)
      const height = down * Math.exp(values[at + 3]!)
      const x = (cell % columns) + sigmoid(values[at]!) - width / 2
      const y = Math.floor(cell / columns) + sigmoid(values[at + 1]!) - height / 2
      faces.push({ x, y, width, height, score })
    }
  }
  return faces
}
