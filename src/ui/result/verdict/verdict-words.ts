import type { LayerShare } from '../../../file'
import type { Judgement } from '../../../workers/engine/judge-layers'
import { TOO_SMALL } from '../../words/judged-scores'
import { shareNoise } from '../../words/noise'
import { ordinal } from '../../words/ordinal'
import type { Judged } from './use-judgement'

/** Further back, a place says something only beside how many there are. */
const PLACES_ALONE = 9

/** Said where layers cannot be judged, or not yet. */
const REASONS: Record<Exclude<Judged['state'], 'judged'>, string> = {
  measuring: 'Measuring what people see first…',
  tooSmall: `${TOO_SMALL.title}. ${TOO_SMALL.advice}`,
  noMap: 'This result has no attention map, so it does not say what people see first.',
  unreadable: 'The attention map cannot be read by layer. The maps below show where people look.',
  noLayers: 'This frame is one picture. The maps below show where in it people look.',
  outOfDate: 'The frame has changed. Run again to see what people see first.',
  failed: 'What people see first could not be measured.'
}

/** The answer in one or two sentences: what people see first, and how the main action fares. */
export function verdictWords(judged: Judged): string {
  return judged.state === 'judged' ? sentences(judged.judgement) : REASONS[judged.state]
}

function sentences({ order, action, nameOf }: Judgement): string {
  const [first, second] = order
  if (first === undefined) return 'Nothing in this frame stands out.'
  const level = second !== undefined && areLevel(first, second)
  const name = (layer: LayerShare): string =>
    layer === action?.layer && layer.kind === 'control'
      ? `your button ${nameOf(layer)}`
      : nameOf(layer)
  const lead = level
    ? `People see ${name(first)} and ${name(second)} first, about equally.`
    : `People see ${name(first)} first.`
  if (action === null || action.layer === first || (level && action.layer === second)) return lead
  return `${lead} ${capital(name(action.layer))} ${placeOf(order, action.layer)}.`
}

function placeOf(order: readonly LayerShare[], layer: LayerShare): string {
  const place = order.indexOf(layer) + 1
  if (place === 0) return 'is hardly seen at first'
  const of = place > PLACES_ALONE ? ` of ${order.length}` : ''
  return `comes ${ordinal(place)}${of}`
}

/** Whether first looks, or attention where those are not known, are too close to tell who is first. */
function areLevel(one: LayerShare, other: LayerShare): boolean {
  const [more, less] = [shareOf(one), shareOf(other)]
  return more - less <= shareNoise(more)
}

function shareOf({ attention, perception }: LayerShare): number {
  return perception ?? attention ?? 0
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
