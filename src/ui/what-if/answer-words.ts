import { ordinal } from '../../language'
import { listWords } from '../../language/list-words'
import type { Tried } from '../../engine/candidates/try-candidates'
import type { Barred } from '../../engine/candidates/why-barred'
import { rankIn } from '../../order/layer-order'
import type { Judgement } from '../../engine/texts/judge-layers'
import type { LayerShare } from '../../file'
import type { NameOf } from './change-words'
import { words } from './words'

/** Seen by this part of the viewers a layer needs no help, and among the first three by the lesser one. */
const ENOUGH = 0.5
const ENOUGH_AMONG_FIRST = 0.25
const AMONG_FIRST = 3

/** Why nothing is looked for: a layer is seen early enough, or is a part of a picture; null where it may be helped. */
export function needsNothing(judgement: Judgement, action: LayerShare): string | null {
  const { rank, seen } = rankIn(judgement, action)
  const enough = rank !== null && rank <= AMONG_FIRST ? ENOUGH_AMONG_FIRST : ENOUGH
  if (rank !== null && seen !== null && seen >= enough) {
    return words().earlyEnough(judgement.nameOf(action), ordinal(rank))
  }
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

/** The sentence that nothing helps; null where a change does. */
export function answerWords(
  { nameOf }: Judgement,
  action: LayerShare,
  { helping, others }: Tried
): string | null {
  return helping.length > 0 ? null : words().nothingHelps(nameOf(action), others.length)
}

export function namesIn({ order, nameOf }: Judgement): NameOf {
  return (id) => {
    const layer = order.find((one) => one.id === id)
    return layer === undefined ? null : nameOf(layer)
  }
}
