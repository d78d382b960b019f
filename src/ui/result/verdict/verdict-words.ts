import type { LayerShare } from '../../../file'
import type { Judgement } from '../../../workers/engine/judge-layers'
import { shareNoise } from '../../words/noise'
import { words as shared } from '../../words/words'
import { words } from '../words'
import type { Judged } from './use-judgement'

/** Further back, a place says something only beside how many there are. */
const PLACES_ALONE = 9

/** Layers that nobody named are called by what they are and where. */
const NAMED = /^[“„]/

/** The answer in one or two sentences: what people see first, and how the main action fares. */
export function verdictWords(judged: Judged): string {
  if (judged.state === 'judged') return sentences(judged.judgement)
  return judged.state === 'tooSmall' ? shared().tooSmall : words().why[judged.state]
}

function sentences({ order, action, nameOf }: Judgement): string {
  const [first, second] = order
  if (first === undefined) return words().nothing
  const level = second !== undefined && areLevel(first, second)
  const name = (layer: LayerShare): string => {
    const called = nameOf(layer)
    const isButton = layer === action?.layer && layer.kind === 'control'
    return isButton && NAMED.test(called) ? words().yourButton(called) : called
  }
  const lead = level ? words().firstTwo(name(first), name(second)) : words().first(name(first))
  if (action === null || action.layer === first || (level && action.layer === second)) return lead
  return `${lead} ${placeOf(order, action.layer, name(action.layer))}`
}

function placeOf(order: readonly LayerShare[], layer: LayerShare, name: string): string {
  const place = order.indexOf(layer) + 1
  if (place === 0) return words().hardlySeen(name)
  return place > PLACES_ALONE
    ? words().comesOf(name, place, order.length)
    : words().comes(name, place)
}

/** Whether first looks, or attention where those are not known, are too close to tell who is first. */
function areLevel(one: LayerShare, other: LayerShare): boolean {
  const [more, less] = [shareOf(one), shareOf(other)]
  return more - less <= shareNoise(more)
}

function shareOf({ attention, perception }: LayerShare): number {
  return perception ?? attention ?? 0
}
