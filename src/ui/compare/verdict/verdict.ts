import { listWords } from '../../../language/list-words'
import { shareNoise } from '../../../order/share-noise'
import {
  formatPercent,
  formatRoughPoints,
  pointsApart,
  scoreApart
} from '../../words/format-numbers'
import { listFirst } from '../../words/list-words'
import { CLARITY_DECIDES, clarityAgreement, scoreNoise } from '../../words/noise'
import { quoted } from '../../words/quoted'
import { COLUMN_FACTS } from '../columns'
import {
  type ComparedFrame,
  type Comparison,
  type Group,
  groupsOf,
  type Verdict
} from '../comparison'
import { isOneAction, type LayerChange, movedMost } from '../variant/layer-changes'
import { caveats, otherDifferences } from './caveats'
import { mainVariant, type RankedVariant, rankVariants, type VariantRanking } from './rank-variants'
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
      // Clarity's reliability matters more than other differences.
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

type Compared = Omit<Comparison, 'verdict'>

/** More names make no sentence. */
const MOST_NAMED = 4

/**
 * The outcome of a comparison in two or three sentences: who wins and by what, then where attention moved; only what is
 * more than the estimate's own noise. The panel, the report and the board begin with them.
 */
export function answerOf(compared: Compared): string[] {
  const groups = groupsOf(compared)
  const answers = groups
    .filter(({ frames }) => frames.length > 1)
    .flatMap((group) => answerIn(compared, group, group === groups[0]))
  return [...answers, ...notRanked(groups)]
}

/** `decides`: whether the one that wins is among these frames. */
function answerIn(compared: Compared, group: Group, decides: boolean): string[] {
  const { base, frames } = group
  const ranking = rankVariants({ ...compared, frames, baseId: base.nodeId })
  const variant = mainVariant(compared, group)
  const call = decides && ranking !== null ? [callWords(ranking)] : []
  const isTold = call.length > 0 && ranking?.by === 'share'
  const say = (row: LayerChange): string => layerWords(row, base, variant, isTold)
  const { gain, loss } = movedMost(compared, base, variant)
  const isNews = (row: LayerChange | null): boolean =>
    row !== null && !(isTold && isOneAction(row, base, variant))
  const moved = isNews(gain) || isNews(loss) ? movedWords(variant, { gain, loss }, say) : []
  const isSame = frames.every(({ shares }) => (shares?.layers.length ?? 0) > 0)
  if (moved.length > 0 || isTold || (call.length > 0 && !isSame)) {
    return [...call, ...moved]
  }
  const names = listFirst(
    frames.map(({ name }) => quoted(name)),
    MOST_NAMED
  )
  return [...call, isSame ? words().same(names) : words().unknown(names)]
}

/** The sentence naming the winning variant and its lead, or the variants that are too close to call. */
function callWords(ranking: VariantRanking): string {
  const { by, ranked, tied } = ranking
  const [best, next] = ranked
  const { brief } = COLUMN_FACTS[by]
  if (tied.length > 1) {
    const values = tied.map((one) => words().valueIn(brief(one.value), nameOf(one)))
    const listed = listFirst(values, MOST_NAMED)
    return by === 'share' ? words().closeByShare(listed) : words().closeByClarity(listed)
  }
  const lead = {
    best: nameOf(best),
    share: brief(best.value),
    next: nameOf(next),
    rest: brief(next.value),
    many: ranked.length > 2
  }
  return by === 'share' ? words().wins(lead) : words().winsByClarity(lead)
}

function movedWords(
  variant: ComparedFrame,
  { gain, loss }: Pick<ReturnType<typeof movedMost>, 'gain' | 'loss'>,
  say: (row: LayerChange) => string
): string[] {
  const name = quoted(variant.name)
  if (gain && loss) return [words().moves(name, say(loss), say(gain))]
  if (gain) return [words().draws(name, say(gain))]
  return loss ? [words().takes(name, say(loss))] : []
}

/** The main action with its share, other layers with their gain or loss. `isTold`: the share was given before. */
function layerWords(
  row: LayerChange,
  base: ComparedFrame,
  variant: ComparedFrame,
  isTold: boolean
): string {
  const [before, now] = [row.base?.attention ?? 0, row.here?.attention ?? 0]
  if (isOneAction(row, base, variant)) {
    const name = words().theMainAction
    return isTold ? name : words().shareInstead(name, formatPercent(now), formatPercent(before))
  }
  const only = row.base === null ? 'new' : row.here === null ? 'gone' : null
  return words().points(quoted(row.layer.called), formatRoughPoints(now, before), only)
}

/** Said once for all media. */
function notRanked(groups: readonly Group[]): string[] {
  if (groups.length < 2) return []
  return [words().notRanked(listWords(groups.map(({ medium }) => words().kinds[medium])))]
}

function nameOf({ frame }: RankedVariant): string {
  return quoted(frame.name)
}
