import type { Rgb } from '../colour/rgb'

/**
 * Hasler and Süsstrunk's M3 (Human Vision and Electronic Imaging 2003) of opponent values
 * rg = R − G and yb = (R + G)/2 − B, from 0 for grey to about 100 for extremely colourful.
 */
export function colourfulness({ r, g, b }: Rgb): number {
  let rgSum = 0
  let ybSum = 0
  let squares = 0
  const count = r.data.length
  for (let i = 0; i < count; i++) {
    const rg = r.data[i]! - g.data[i]!
    const yb = (r.data[i]! + g.data[i]!) / 2 - b.data[i]!
    rgSum += rg
    ybSum += yb
    squares += rg * rg + yb * yb
  }
  const means = Math.hypot(rgSum / count, ybSum / count)
  const spread = Math.sqrt(Math.max(0, squares / count - means * means))
  return spread + 0.3 * means
}
