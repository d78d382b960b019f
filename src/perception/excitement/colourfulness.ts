import type { Rgb } from '../colour/rgb'

/**
 * Hasler and Süsstrunk's M3 (Human Vision and Electronic Imaging 2003) of opponent values
 * rg = R − G and yb = (R + G)/2 − B, from 0 for grey to about 100 for extremely colourful.
 */
export function colourfulness({ r, g, b }: Rgb): number {
  const { width, height } = r
  const count = width * height
  const sums = new Float64Array(3)
  for (let y = 0; y < height; y++) addRow(r.data, g.data, b.data, y * width, (y + 1) * width, sums)
  const [rgSum, ybSum, squares] = [sums[0]!, sums[1]!, sums[2]!]
  const means = Math.hypot(rgSum / count, ybSum / count)
  const spread = Math.sqrt(Math.max(0, squares / count - means * means))
  return spread + 0.3 * means
}

/** Adds the opponent values of some places, the last excluded, and their squares. */
function addRow(
  r: Float32Array,
  g: Float32Array,
  b: Float32Array,
  from: number,
  to: number,
  sums: Float64Array
): void {
  let rgSum = 0
  let ybSum = 0
  let squares = 0
  for (let i = from; i < to; i++) {
    const rg = r[i]! - g[i]!
    const yb = (r[i]! + g[i]!) / 2 - b[i]!
    rgSum += rg
    ybSum += yb
    squares += rg * rg + yb * yb
  }
  sums[0]! += rgSum
  sums[1]! += ybSum
  sums[2]! += squares
}
