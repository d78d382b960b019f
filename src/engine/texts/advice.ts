import type { LayerShare } from '../../file'
import { ordinal, upperFirst } from '../../language'
import { rankIn } from '../../order/layer-order'
import { isSeenEarly } from '../../order/seen-early'
import type { Trial, Tried } from '../candidates/tried'
import { adviceWords as words } from './advice-words'
import { gainWords, type NameOf } from './changes'
import type { Judgement } from './judge-layers'
import type { Stated } from './why-missed'

const MOST_SHOWN = 3

/** That a layer is seen early enough; null for one that is not. */
export function earlyWords(judgement: Judgement, action: LayerShare): string | null {
  const ranked = rankIn(judgement, action)
  if (!isSeenEarly(ranked)) return null
  return upperFirst(words().earlyEnough(judgement.nameOf(action), ordinal(ranked.rank ?? 1)))
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

/** The answer before changes, or instead of any: a sentence, and what it rests on; empty where only changes are shown. */
export function answerWords(judgement: Judgement, action: LayerShare, tried: Tried): string[] {
  const { above, due, helping, others } = tried
  const name = judgement.nameOf(action)
  if (above !== null) {
    const gain = above.after && gainWords({ ...above, after: above.after })
    return [words().bringAbove(name), gain === null ? [] : words().asBar(gain)].flat()
  }
  const early = earlyWords(judgement, action)
  if (early !== null) return [early]
  return helping.length + due.length > 0 ? [] : [words().nothingHelps(name, others.length)]
}

export function namesIn({ order, nameOf }: Judgement): NameOf {
  return (id) => {
    const layer = order.find((one) => one.id === id)
    return layer === undefined ? null : nameOf(layer)
  }
}
