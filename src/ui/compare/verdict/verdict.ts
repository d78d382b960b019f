import { ofTenPeople, peopleSee, seenPercent } from '../../../engine/texts/people'
import { listWords } from '../../../language/list-words'
import { seenNoise } from '../../../order/seen'
import { formatPoints } from '../../words/format-numbers'
import { listFirst } from '../../words/list-words'
import { CLARITY_DECIDES, SCORE_NOISE } from '../../words/noise'
import { quoted } from '../../words/quoted'
import { COLUMN_FACTS } from '../columns'
import { baseOf, type ComparedFrame, type Comparison, rankable, type Verdict } from '../comparison'
import { changeWords, type LayerChange, seenOf, toldChanges } from '../variant/layer-changes'
import { caveats } from './caveats'
import { mainVariant, type RankedVariant, rankVariants, type VariantRanking } from './rank-variants'
import { words } from '../words'

type Compared = Omit<Comparison, 'verdict'>

/** Which variant wins, by how much, and what else there is to know, in words for the designer. */
export function verdictOf(compared: Compared): Verdict {
  const ranking = rankVariants(compared)
  const sentences = [...answerOf(compared, ranking), ...notRanked(compared)]
  const details = caveats(compared)
  if (ranking === null) return { winnerId: null, sentences, details }
  return {
    winnerId: ranking.tied.length > 1 ? null : ranking.ranked[0].frame.nodeId,
    sentences,
    details: [...ruleWords(compared, ranking), ...details, ...noiseWords(ranking)]
  }
}

/** How large the noise is at these values, how that was found, and what it leaves open. */
function noiseWords({ by, ranked: [best] }: VariantRanking): string[] {
  const say = words().verdict
  return by === 'seen'
    ? [say.noiseOfSeen(formatPoints(100 * seenNoise(best.value))), say.realPeople]
    : [say.clarityNeeds(CLARITY_DECIDES), say.noiseOfClarity(formatPoints(SCORE_NOISE.clarity))]
}

/** What decides, where that is not the designer's own mark. */
function ruleWords({ frames, mainActionName, suggested }: Compared, { by }: VariantRanking) {
  if (by === 'seen') {
    const named = frames.find(({ mainAction }) => mainAction !== null)
    return suggested && named
      ? [words().verdict.suggestedDecides(named.mainAction?.said ?? '')]
      : []
  }
  return mainActionName === null
    ? [words().verdict.clarityDecides]
    : [words().verdict.clarityDecidesBeside(mainActionName)]
}

/** More names make no sentence. */
const MOST_NAMED = 4

/**
 * The outcome of a comparison in two or three sentences: who wins and by what, then which layers won and lost most viewers;
 * only what is more than the estimate's own noise. The panel, the report and the board begin with them.
 */
function answerOf(compared: Compared, ranking: VariantRanking | null): string[] {
  const frames = rankable(compared)
  if (frames.length < 2) return []
  const unsure = frames.filter((frame) => frame.unsure)
  const call = [
    ...(unsure.length > 0 ? [unsureWords(baseOf(compared), unsure)] : []),
    ...(ranking === null ? [] : [callWords(ranking)])
  ]
  const variant = mainVariant(compared)
  const moved = movedWords(variant, toldChanges(compared, variant))
  if (call.length > 0 || moved.length > 0) return [...call, ...moved]
  const names = listFirst(frames.map(nameOf), MOST_NAMED)
  const isKnown = frames.every(({ shares }) => (shares?.layers.length ?? 0) > 0)
  return [isKnown ? words().verdict.same(names) : words().verdict.unknown(names)]
}

/** Asks whether the main actions are one. */
function unsureWords(base: ComparedFrame, unsure: readonly ComparedFrame[]): string {
  const named = [base, ...unsure].map((frame) =>
    words().verdict.of(frame.mainAction?.said ?? '', nameOf(frame))
  )
  return words().verdict.unsure(listFirst(named, MOST_NAMED))
}

/** The sentence naming the winning variant and its lead, or the variants that are too close to call. */
function callWords({ by, ranked, tied }: VariantRanking): string {
  const [best, next] = ranked
  const { format } = COLUMN_FACTS[by]
  const say = words().verdict
  if (tied.length > 1) {
    const values = tied.map(({ frame, value }) => say.of(format(value), nameOf(frame)))
    const listed = listFirst(values, MOST_NAMED)
    return by === 'seen' ? say.closeBySeen(actionOf(ranked), listed) : say.closeByClarity(listed)
  }
  const lead = { best: nameOf(best.frame), next: nameOf(next.frame), many: ranked.length > 2 }
  if (by === 'clarity')
    return say.winsByClarity({ ...lead, share: format(best.value), rest: format(next.value) })
  const tens = [best, next].map(({ value }) => ofTenPeople(value))
  return tens[0] === tens[1]
    ? say.wins({
        ...lead,
        share: say.partSees(seenPercent(best.value), actionOf(ranked)),
        rest: seenPercent(next.value)
      })
    : say.wins({ ...lead, share: peopleSee(best.value, actionOf(ranked)), rest: tens[1]! })
}

/** The main action by its name, where all variants have one of that name. */
function actionOf(ranked: readonly RankedVariant[]): string {
  const names = new Set(ranked.map(({ frame }) => frame.mainAction?.said ?? ''))
  const [name] = names
  return names.size === 1 && name !== undefined ? name : words().verdict.theMainAction
}

/** The layer that wins and the one that loses most viewers; changes are sorted. */
function movedWords(variant: ComparedFrame, told: readonly LayerChange[]): string[] {
  const [gain, loss] = [told[0], told.at(-1)]
  const more = gain && gain.gain > 0 ? layerWords(gain) : null
  const fewer = loss && loss.gain < 0 ? layerWords(loss) : null
  if (more === null && fewer === null) return []
  return [words().verdict.moved(nameOf(variant), more, fewer)]
}

function layerWords({ layer, base, here }: LayerChange): string {
  return `${layer.said} (${changeWords(base && seenOf(base), here && seenOf(here))})`
}

/** Said once for all media, that of the base first. */
function notRanked(compared: Compared): string[] {
  const all = [baseOf(compared), ...compared.frames].map(({ record }) => record.medium)
  const kinds = [...new Set(all)].map((medium) => words().verdict.kinds[medium])
  return kinds.length < 2 ? [] : [words().verdict.notRanked(listWords(kinds))]
}

function nameOf({ name }: ComparedFrame): string {
  return quoted(name)
}
