import { scoreNoise, shareNoise } from '../noise'
import type { Contest } from './contest'

/** How large the noise is at these values, and how that was found. */
export function noiseWords(by: Contest['by'], one: number, other: number): string {
  const bound =
    by === 'share'
      ? `${(shareNoise(Math.max(one, other)) * 100).toFixed(1)} points of attention`
      : `${scoreNoise('clarity')} points of clarity`
  return `Up to ${bound} may be noise: 95 of 100 designs that were only moved by 1–3 px, scaled by 3 % or saved again differed by no more, measured with Glance’s own engine. How far the estimates are from real people is not in this.`
}
