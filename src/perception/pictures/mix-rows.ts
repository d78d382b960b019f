import { MARGIN } from './spline-places'

/**
 * Sets a row of cells to one row between four of a grid, which begin where `from` says; its ends are repeated
 * into the margins. The sum is rounded at each step, as in single precision.
 */
export function mixRows(
  values: Float32Array,
  from: Int32Array,
  weights: Float64Array,
  cells: Float64Array
): void {
  const width = cells.length - 2 * MARGIN
  const a = from[0]!
  const b = from[1]!
  const c = from[2]!
  const d = from[3]!
  const wa = weights[0]!
  const wb = weights[1]!
  const wc = weights[2]!
  const wd = weights[3]!
  for (let x = 0; x < width; x++) {
    const two = Math.fround(Math.fround(wa * values[a + x]!) + wb * values[b + x]!)
    const three = Math.fround(two + wc * values[c + x]!)
    cells[x + MARGIN] = Math.fround(three + wd * values[d + x]!)
  }
  cells.fill(cells[MARGIN]!, 0, MARGIN)
  cells.fill(cells[MARGIN + width - 1]!, MARGIN + width)
}

/** Catmull and Rom's weights (1974) of four samples at a part of the way from the second to the third. */
export function splineWeights(part: number, scale: number, weights: Float64Array): void {
  for (let tap = -1; tap <= 2; tap++) weights[tap + 1] = scale * catmullRom(Math.abs(part - tap))
}

function catmullRom(d: number): number {
  if (d < 1) return 1 + d * d * (1.5 * d - 2.5)
  if (d < 2) return 2 + d * (-4 + d * (2.5 - 0.5 * d))
  return 0
}
