import { ordinal } from '../../language'
import { listWords } from '../../language/list-words'
import type { Trial, Tried } from '../../engine/candidates/try-candidates'
import type { Barred } from '../../engine/candidates/why-barred'
import { rankIn } from '../../order/layer-order'
import { isSeenEarly } from '../../order/seen-early'
import type { Stated } from '../../engine/texts/why-missed'
import type { Judgement } from '../../engine/texts/judge-layers'
import type { LayerShare } from '../../file'
import { gainWords, type NameOf } from './change-words'
import { words } from './words'

const MOST_SHOWN = 3

/** That a layer is seen early enough; null for one that is not. */
export function earlyWords(judgement: Judgement, action: LayerShare): string | null {
  const ranked = rankIn(judgement, action)
  if (!isSeenEarly(ranked)) return null
  return words().earlyEnough(judgement.nameOf(action), ordinal(ranked.rank ?? 1))
}

/** Whether a layer is one of what was found in a flat picture: nothing can be changed there. */
export function isFlat({ order }: Judgement): boolean {
  return order.some(({ found }) => found !== undefined)
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

/** The changes that are shown, at most three: those that help, then those that are due by a number. */
export function fixesOf({ due, helping }: Tried): readonly Trial[] {
  return [...helping, ...due].slice(0, MOST_SHOWN)
}

/** Reasons that shown changes to a layer state by themselves: those without a gain tell their number. */
export function statedBy(tried: Tried, layerId: string): Stated[] {
  return fixesOf(tried).flatMap(({ candidate: { kind, layerId: of }, outcome }): Stated[] => {
    if (of !== layerId || outcome === 'helps') return []
    return kind === 'contrast' ? ['label'] : kind === 'recolour' ? ['fill'] : []
  })
}

/** The answer before changes, or instead of any: null where only they are shown. */
export function answerWords(
  judgement: Judgement,
  action: LayerShare,
  { above, due, helping, others }: Tried
): string | null {
  const name = judgement.nameOf(action)
  if (above !== null)
    return words().bringAbove(name, above.after && gainWords({ ...above, after: above.after }))
  const early = earlyWords(judgement, action)
  if (early !== null || helping.length + due.length > 0) return early
  return words().nothingHelps(name, others.length)
}

export function namesIn({ order, nameOf }: Judgement): NameOf {
  return (id) => {
    const layer = order.find((one) => one.id === id)
    return layer === undefined ? null : nameOf(layer)
  }
}
