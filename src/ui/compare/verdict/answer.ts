import { formatRoughPoints, formatShare } from '../../words/format-numbers'
import { listFirst, listWords } from '../../words/list-words'
import { quoted } from '../../words/quoted'
import { COLUMN_FACTS } from '../columns'
import { type ComparedFrame, type Comparison, type Group, groupsOf } from '../comparison'
import { type LayerChange, movedMost } from '../variant/layer-changes'
import { type VariantRanking, rankVariants, mainVariant } from './rank-variants'
import { words } from './words'

type Compared = Omit<Comparison, 'verdict'>

/** More names make no sentence. */
const MOST_NAMED = 4

/**
 * The outcome of a comparison in two or three sentences: where attention moved, what the main action
 * gets, and only what is more than the estimate's own noise. The panel, the report and the board begin with them.
 */
export function answerOf(compared: Compared): string[] {
  const groups = groupsOf(compared)
  const answers = groups
    .filter(({ frames }) => frames.length > 1)
    .flatMap((group) => answerIn(compared, group))
  return [...answers, ...notRanked(groups)]
}

function answerIn(compared: Compared, group: Group): string[] {
  const ranking = rankVariants({ ...compared, frames: group.frames, baseId: group.base.nodeId })
  const variant = mainVariant(compared, group)
  const { base, frames } = group
  const moved = movedMost(compared, base, variant)
  const said = [
    ...(frames.length > 2 ? leadWords(ranking) : []),
    ...movedWords(variant, base, moved),
    ...(frames.length > 2 ? [] : actionWords(variant, base, moved)),
    ...clarityWords(ranking)
  ]
  if (said.length > 0) return said
  const names = namesOf(frames)
  const { equallyClear, same, unknown } = words()
  if (frames.every(({ shares }) => (shares?.layers.length ?? 0) > 0)) return [same(names)]
  return [ranking === null ? unknown(names) : equallyClear(names)]
}

/** Where one of many leads. */
function leadWords(ranking: VariantRanking | null): string[] {
  if (ranking?.by !== 'share' || ranking.tied.length > 1) return []
  const [best, next] = ranking.ranked
  const layer = quoted(best.frame.mainAction?.name ?? '')
  const [one, other] = [quoted(best.frame.name), quoted(next.frame.name)]
  return [words().leads(layer, one, formatShare(best.value), other, formatShare(next.value))]
}

function movedWords(
  variant: ComparedFrame,
  base: ComparedFrame,
  { gain, loss }: ReturnType<typeof movedMost>
): string[] {
  const name = quoted(variant.name)
  const say = (row: LayerChange): string => layerWords(row, variant, base)
  if (gain && loss) return [words().moves(name, say(loss), say(gain))]
  if (gain) return [words().draws(name, say(gain))]
  return loss ? [words().takes(name, say(loss))] : []
}

/** The main action is told by what it gets, other layers by what they win or lose. */
function layerWords(row: LayerChange, variant: ComparedFrame, base: ComparedFrame): string {
  const [before, now] = [row.base?.attention ?? 0, row.here?.attention ?? 0]
  const name = quoted(row.layer.name)
  if (isAction(row, variant, base)) {
    return words().shareInstead(name, formatShare(now), formatShare(before))
  }
  const only = row.base === null ? 'new' : row.here === null ? 'gone' : null
  return words().points(name, formatRoughPoints(now, before), only)
}

function isAction({ base: was, here }: LayerChange, variant: ComparedFrame, base: ComparedFrame) {
  return (
    variant.mainAction !== null &&
    base.mainAction !== null &&
    here?.id === variant.mainAction.layer.id &&
    was?.id === base.mainAction.layer.id
  )
}

function actionWords(
  variant: ComparedFrame,
  base: ComparedFrame,
  { gain, loss }: ReturnType<typeof movedMost>
): string[] {
  const [now, before] = [variant.mainAction, base.mainAction]
  if (now === null || before === null) return []
  if ([gain, loss].some((row) => row && isAction(row, variant, base))) return []
  const { attention: high } = now
  const { attention: low } = before
  if (high === null || low === null) return []
  const name = quoted(now.name)
  if (Math.abs(high - low) <= COLUMN_FACTS.share.noise(high, low)) {
    return gain || loss ? [words().sameInBoth(name)] : []
  }
  const on = now.name === before.name ? null : quoted(before.name)
  return [words().gets(name, high > low, formatShare(high), formatShare(low), on)]
}

function clarityWords(ranking: VariantRanking | null): string[] {
  if (ranking?.by !== 'clarity' || ranking.tied.length > 1) return []
  const [best, next] = ranking.ranked
  const { brief } = COLUMN_FACTS.clarity
  const say = ranking.ranked.length > 2 ? words().clearest : words().clearer
  return [say(quoted(best.frame.name), brief(best.value), brief(next.value))]
}

/** Said once for all media. */
function notRanked(groups: readonly Group[]): string[] {
  if (groups.length < 2) return []
  return [words().notRanked(listWords(groups.map(({ medium }) => words().kinds[medium])))]
}

function namesOf(frames: readonly ComparedFrame[]): string {
  return listFirst(
    frames.map(({ name }) => quoted(name)),
    MOST_NAMED
  )
}
