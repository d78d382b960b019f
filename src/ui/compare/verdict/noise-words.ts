import { clarityAgreement, scoreNoise, shareNoise } from '../../words/noise'
import type { Contest } from './contest'

/** How large the noise is at these values, how that was found, and what it leaves open. */
export function noiseWords(by: Contest['by'], one: number, other: number): string[] {
  const bound =
    by === 'share'
      ? `${(shareNoise(Math.max(one, other)) * 100).toFixed(1)} points of attention`
      : `${scoreNoise('clarity')} points of clarity`
  return [
    `Up to ${bound} may be noise: designs that were only moved by 1–3 px, scaled by 3 % or saved again differ by no more in 95 of 100 cases, measured with Glance’s own engine.`,
    by === 'share'
      ? 'How near the estimates are to real people is another question, and not in this.'
      : `People agree less often: of two advertisements this far apart they call the same one clearer in about ${clarityAgreement(Math.abs(one - other))} of 100 cases.`
  ]
}
