import type { Plane } from '../plane'

/** Cells of the shortest piece that counts: shorter ones are grain and the dots of letters. */
const LEAST_LENGTH = 8

/**
 * How many separate contours an edge map (1 on edges, 0 elsewhere) has: pieces of edge that hang together, by
 * sides or corners, and are at least eight cells long. A picture of many separate things is harder to take in
 * than one large thing as rich in detail; the number of things in view is the oldest measure of clutter (set
 * size; Rosenholtz, Li and Nakano 2007).
 */
export function contourCount({ width, height, data }: Plane): number {
  const open = new Uint8Array(data.length)
  for (let i = 0; i < data.length; i++) open[i] = data[i]! > 0 ? 1 : 0
  const stack = new Int32Array(data.length)
  let count = 0
  for (let i = 0; i < open.length; i++) {
    if (open[i] === 1 && lengthFrom(i, open, width, height, stack) >= LEAST_LENGTH) count++
  }
  return count
}

/** Cells of the piece that a cell belongs to; closes them. */
function lengthFrom(
  start: number,
  open: Uint8Array,
  width: number,
  height: number,
  stack: Int32Array
): number {
  let waiting = 1
  let length = 0
  stack[0] = start
  open[start] = 0
  while (waiting > 0) {
    const at = stack[--waiting]!
    const y = (at / width) | 0
    const x = at - y * width
    const left = x > 0 ? x - 1 : 0
    const right = x < width - 1 ? x + 1 : x
    const bottom = y < height - 1 ? y + 1 : y
    for (let row = y > 0 ? y - 1 : 0; row <= bottom; row++) {
      for (let i = row * width + left; i <= row * width + right; i++) {
        if (open[i] === 0) continue
        open[i] = 0
        stack[waiting++] = i
      }
    }
    length++
  }
  return length
}
