import { shareNoise } from '../../../engine/order/share-noise'
import { formatPercent, pointsApart, scoreApart } from '../../words/format-numbers'
import { listFirst, listWords } from '../../words/list-words'
import { CLARITY_DECIDES, clarityAgreement, scoreNoise } from '../../words/noise'
import { quoted } from '../../words/quoted'
import { COLUMN_FACTS } from '../columns'
import type { Comparison, Verdict } from '../comparison'
import { answerOf } from './answer'
import { caveats, otherDifferences } from './caveats'
import { type VariantRanking, type RankedVariant, rankVariants } from './rank-variants'
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
  const call = close ? closeSentence(ranking) : clearSentence(ranking)
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
        ? [ruleWords(compared.mainActionName), call, ...warnings, ...noiseOf(ranking), ...others]
        : [call, ...suggested, ...warnings, ...others, ...noiseOf(ranking)]
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

/** The winner, the next best, and what is between them. */
function clearSentence(ranking: VariantRanking): string {
  return ranking.by === 'share' ? byShare(ranking) : byClarity(ranking)
}

function byShare({ ranked: [best, next, ...others] }: VariantRanking): string {
  const [one, other] = [best, next].map(({ frame }) => frame.mainAction?.name ?? '')
  const lead = {
    best: nameOf(best),
    share: formatPercent(best.value),
    layer: quoted(one ?? ''),
    next: nameOf(next),
    rest: formatPercent(next.value),
    on: one === other ? null : quoted(other ?? ''),
    points: pointsApart(best.value, next.value),
    ratio: howMuch(best.value, next.value)
  }
  return others.length === 0 ? words().wins(lead) : words().leadsWith(lead)
}

function byClarity({ ranked: [best, next, ...others] }: VariantRanking): string {
  const { brief } = COLUMN_FACTS.clarity
  const say = others.length === 0 ? words().clearerBy : words().clearestBy
  const apart = scoreApart(best.value, next.value)
  return say(nameOf(best), brief(best.value), brief(next.value), nameOf(next), apart)
}

function nameOf({ frame }: RankedVariant): string {
  return quoted(frame.name)
}

/** More names make no sentence. */
const MOST_NAMED = 4

/** Two or more variants between which nothing can be told. */
function closeSentence({ by, tied }: VariantRanking): string {
  const { brief } = COLUMN_FACTS[by]
  const names = listFirst(tied.map(nameOf), MOST_NAMED)
  const values = listWords(tied.slice(0, MOST_NAMED).map(({ value }) => brief(value)))
  if (by === 'clarity') return words().closeByClarity(names, values, CLARITY_DECIDES)
  const mainActions = new Set(tied.map(({ frame }) => frame.mainAction?.name ?? ''))
  const [name] = mainActions
  return words().closeByShare(names, values, mainActions.size === 1 ? quoted(name ?? '') : null)
}

/** How much more one is than the other, up to each limit of their ratio less one. */
const STEPS: readonly [upTo: number, name: keyof ReturnType<typeof words>['times']][] = [
  [0.025, 'hardly'],
  [0.075, 'twentieth'],
  [0.15, 'tenth'],
  [0.225, 'fifth'],
  [0.29, 'quarter'],
  [0.41, 'third'],
  [0.6, 'half'],
  [0.875, 'threeQuarters'],
  [1.25, 'twice'],
  [1.75, 'twoAndAHalf'],
  [2.5, 'thrice']
]

/** The ratio of two shares in words; null where the smaller one is next to nothing. */
export function howMuch(more: number, less: number): string | null {
  if (less < 0.0005) return null
  const above = more / less - 1
  const found = STEPS.find(([upTo]) => above < upTo)
  if (found !== undefined) return words().times[found[1]]
  const times = Math.round(above + 1)
  return times > 10 ? words().overTenTimes : words().timesAsMuch(times)
}
