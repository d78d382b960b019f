import { listWords } from '../../language/list-words'
import type { Trial, Tried } from '../../engine/candidates/try-candidates'
import type { Barred } from '../../engine/candidates/why-barred'
import { rankIn } from '../../order/layer-order'
import type { Judgement } from '../../engine/texts/judge-layers'
import type { LayerShare } from '../../file'
import { formatShare } from '../words/format-numbers'
import { rankWords } from '../words/rank-words'
import { changeWords, gainWords, type NameOf } from './change-words'
import { words } from './words'

/** Layers up to this place are seen in the first moments and need no help. */
const AMONG_FIRST = 5

/** Why nothing is looked for: a layer comes first already, or is a part of a picture; null where it may be helped. */
export function needsNothing(judgement: Judgement, action: LayerShare): string | null {
  const { rank, level } = rankIn(judgement, action)
  const isFirst = rank === 1 || (rank === 2 && level)
  if (isFirst) return words().firstAlready(judgement.nameOf(action))
  return judgement.order.some(({ found }) => found !== undefined) ? words().partOfPicture : null
}

/** Layers that cannot be changed in the file, so that changes to them were not tried; empty where there are none. */
export function barredWords(judgement: Judgement, { barred }: Tried): string {
  const nameOf = namesIn(judgement)
  const namesOf = (why: Barred['why']): string[] =>
    barred.flatMap((bar) => (bar.why === why ? (nameOf(bar.layerId) ?? []) : []))
  const [locked, bound] = [namesOf('locked'), namesOf('instance')]
  return [
    ...(locked.length > 0 ? [words().locked(listWords(locked))] : []),
    ...(bound.length > 0 ? [words().inInstance(listWords(bound))] : [])
  ].join(' ')
}

/** Sentences that nothing helps, and which change came nearest; empty where one helps. */
export function answerWords(judgement: Judgement, action: LayerShare, tried: Tried): string[] {
  if (tried.helping.length > 0) return []
  const name = judgement.nameOf(action)
  const rank = rankIn(judgement, action)
  if (rank.rank !== null && rank.rank <= AMONG_FIRST) {
    return [words().wellPlaced(name, rankWords(rank))]
  }
  const said = words().nothingHelps(name, tried.others.length)
  const nearest = nearestOf(tried)
  if (nearest === null) return [said]
  const change = changeWords(nearest.candidate, namesIn(judgement))
  return [said, words().nearest(change, gainWords(nearest))]
}

/** The change that came nearest to helping; null if none makes a visible difference. */
function nearestOf({ others }: Tried): Trial | null {
  const [best] = others
    .filter(
      ({ outcome, before, after }) =>
        outcome === 'noise' &&
        after.attention > before.attention &&
        formatShare(after.attention) !== formatShare(before.attention)
    )
    .sort((one, other) => other.after.attention - one.after.attention)
  return best ?? null
}

export function namesIn({ order, nameOf }: Judgement): NameOf {
  return (id) => {
    const layer = order.find((one) => one.id === id)
    return layer === undefined ? null : nameOf(layer)
  }
}
