import type { Comparison, Verdict } from '../comparison'
import { caveats } from './caveats'
import { clearSentence } from './clear-sentence'
import { closeSentence } from './close-sentence'
import { type Contest, contestOf } from './contest'
import { noiseWords } from './noise-words'
import { otherDifferences } from './other-differences'
import { ruleWords } from './rule-words'

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
