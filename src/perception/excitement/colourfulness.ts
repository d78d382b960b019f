import type { Rgb } from '../colour/rgb'
import { deviation, mean } from '../filters/mean'

/**
 * Hasler and Süsstrunk's M3 (Human Vision and Electronic Imaging 2003) of opponent values
 * rg = R − G and yb = (R + G)/2 − B, from 0 for grey to about 100 for extremely colourful.
 */
export function colourfulness({ r, g, b }: Rgb): number {
  const rg = r.data.map((red, i) => red - g.data[i]!)
  const yb = r.data.map((red, i) => (red + g.data[i]!) / 2 - b.data[i]!)
  const spread = Math.hypot(deviation(rg), deviation(yb))
  return spread + 0.3 * Math.hypot(mean(rg), mean(yb))
}
