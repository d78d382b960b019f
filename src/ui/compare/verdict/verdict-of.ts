import { clarityAgreement, scoreNoise, shareNoise } from '../../words/noise'
import { quoted } from '../../words/quoted'
import type { Comparison, Verdict } from '../comparison'
import { caveats } from './caveats'
import { clearSentence } from './clear-sentence'
import { closeSentence } from './close-sentence'
import { type Contest, contestOf } from './contest'
import { otherDifferences } from './other-differences'

/** Which variant wins, by how much, and what else there is to know, in words for the designer. */
export function verdictOf(compared: Omit<Comparison, 'verdict'>): Verdict {
  const contest = contestOf(compared)
  const warnings = caveats(compared)
  const others = otherDifferences(compared, contest)
  if (contest === null) {
    return {
      kind: 'unknown',
      winnerId: null,
      sentence:
        'No winner can be named: fewer than two of these frames have a clarity score or a measured primary element.',
      details: [...warnings, ...others]
    }
  }
  const close = contest.even.length > 1
  return {
    kind: close ? 'close' : 'clear',
    winnerId: close ? null : contest.ranked[0].frame.nodeId,
    sentence: close ? closeSentence(contest) : clearSentence(contest),
    details:
      // How far clarity is to be trusted matters more than what else differs.
      contest.by === 'clarity'
        ? [ruleWords(compared.primaryName), ...warnings, ...noiseOf(contest), ...others]
        : [...warnings, ...others, ...noiseOf(contest)]
  }
}

function noiseOf({ by, ranked: [best, next] }: Contest): string[] {
  return noiseWords(by, best.value, next.value)
}

/** How large the noise is at these values, how that was found, and what it leaves open. */
function noiseWords(by: Contest['by'], one: number, other: number): string[] {
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

/** Why clarity decides, where it does. */
function ruleWords(primaryName: string | null): string {
  return primaryName === null
    ? 'No primary element is marked, so clarity decides.'
    : `What ${quoted(primaryName)} gets is known in fewer than two of these frames, so clarity decides.`
}
