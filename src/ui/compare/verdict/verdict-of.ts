import { shareNoise } from '../../../engine/order/share-noise'
import { pointsApart, scoreApart } from '../../words/format-numbers'
import { CLARITY_DECIDES, clarityAgreement, scoreNoise } from '../../words/noise'
import { quoted } from '../../words/quoted'
import type { Comparison, Verdict } from '../comparison'
import { answerOf } from './answer'
import { caveats, otherDifferences } from './caveats'
import { rankVariants, type VariantRanking } from './rank-variants'
import { words } from './words'

/** Which variant wins, by how much, and what else there is to know, in words for the designer. */
export function verdictOf(compared: Omit<Comparison, 'verdict'>): Verdict {
  const ranking = rankVariants(compared)
  const warnings = caveats(compared)
  const others = otherDifferences(compared, ranking)
  const sentence = answerOf(compared).join(' ')
  if (ranking === null) {
    return { kind: 'unknown', winnerId: null, sentence, details: [...warnings, ...others] }
  }
  const close = ranking.tied.length > 1
  const suggested = compared.suggested
    ? [words().suggestedDecides(quoted(compared.mainActionName ?? ''))]
    : []
  return {
    kind: close ? 'close' : 'clear',
    winnerId: close ? null : ranking.ranked[0].frame.nodeId,
    sentence,
    details:
      // How far clarity is to be trusted matters more than what else differs.
      ranking.by === 'clarity'
        ? [ruleWords(compared.mainActionName), ...warnings, ...noiseOf(ranking), ...others]
        : [...suggested, ...warnings, ...others, ...noiseOf(ranking)]
  }
}

function noiseOf({ by, ranked: [best, next] }: VariantRanking): string[] {
  return noiseWords(by, best.value, next.value)
}

/** How large the noise is at these values, how that was found, and what it leaves open. */
function noiseWords(by: VariantRanking['by'], one: number, other: number): string[] {
  const say = words()
  return by === 'share'
    ? [say.noiseOfShare(pointsApart(shareNoise(Math.max(one, other)), 0)), say.realPeople]
    : [
        say.clarityNeeds(CLARITY_DECIDES),
        say.noiseOfClarity(scoreApart(scoreNoise('clarity'), 0)),
        say.agreement(clarityAgreement(Math.abs(one - other)))
      ]
}

/** Why clarity decides, where it does. */
function ruleWords(mainActionName: string | null): string {
  return mainActionName === null
    ? words().clarityDecides
    : words().clarityDecidesBeside(quoted(mainActionName))
}
