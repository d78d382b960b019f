import type { Comparison, Verdict } from '../comparison'
import { answerOf } from './answer'
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
  const sentence = answerOf(compared)
  if (contest === null) {
    return { kind: 'unknown', winnerId: null, sentence, details: [...warnings, ...others] }
  }
  const close = contest.even.length > 1
  const call = close ? closeSentence(contest) : clearSentence(contest)
  return {
    kind: close ? 'close' : 'clear',
    winnerId: close ? null : contest.ranked[0].frame.nodeId,
    sentence,
    details:
      // How far clarity is to be trusted matters more than what else differs.
      contest.by === 'clarity'
        ? [ruleWords(compared.primaryName), call, ...warnings, ...noiseOf(contest), ...others]
        : [call, ...warnings, ...others, ...noiseOf(contest)]
  }
}

function noiseOf({ by, ranked: [best, next] }: Contest): string[] {
  return noiseWords(by, best.value, next.value)
}
