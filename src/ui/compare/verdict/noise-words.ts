import { scoreNoise, shareNoise } from '../noise'
import type { Contest } from './contest'

/**
 * How people order two designs of which one is clearer by so many points, in per cent of the pairs: the
 * agreement that `noise.ts` reports.
 */
const AGREEMENT: readonly [upTo: number, percent: number][] = [
  [5, 57],
  [10, 65],
  [20, 80],
  [Infinity, 95]
]

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
      : `People agree less often: of two advertisements this far apart they call the same one clearer in about ${agreementOf(one, other)} of 100 cases.`
  ]
}

function agreementOf(one: number, other: number): number {
  const apart = Math.abs(one - other)
  return AGREEMENT.find(([upTo]) => apart < upTo)?.[1] ?? 95
}
