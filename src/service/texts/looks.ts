import type { Hotspot } from '../../perception'
import type { Brief } from './brief'
import { goalMatch } from './goal-match'
import { nameOf } from './layer-name'
import type { Measured } from './measured'
import type { MeasuredLayer } from './measured-layer'
import { placeOf } from './place'
import { byFirstViews, layersOf, rankOf } from './ranks'
import { areLevel } from './share-noise'
import { capital, percent } from './spelling'
import { targetOf } from './target'
import { words } from './words'
import { written } from './written-words'

/** A layer with less than this part of the leader's first looks is not named beside it. */
const NEXT = 0.2
/** A region is named as the first when it holds so many times what an even one would. */
const STRONG_REGION = 2 / 9

/** Where people look: the answer in the first sentence, then what the main action gets. */
export function looksInWords(measured: Measured, brief: Brief): string {
  const known = layersOf(measured).length > 0
  const parts = known
    ? [seenFirst(measured), mostLookedAt(measured)]
    : [firstPlace(measured), strongestSpots(measured)]
  return [...parts, ...whatMatters(measured, brief)]
    .filter((part) => part !== '')
    .map(capital)
    .join(' ')
}

function seenFirst(measured: Measured): string {
  const [first, second] = byFirstViews(measured)
  if (!first) return ''
  const [name, share] = [nameOf(first, measured), percent(first.perception)]
  if (!second || second.perception < NEXT * first.perception) return written().seen(name, share)
  const [other, next] = [nameOf(second, measured), percent(second.perception)]
  return areLevel(first.perception, second.perception)
    ? written().seenTogether(name, share, other, next)
    : written().seenThen(name, share, other, next)
}

/** Said where it is not what is seen first. */
function mostLookedAt(measured: Measured): string {
  const [most, next] = layersOf(measured)
  const [first] = byFirstViews(measured)
  if (!most || most === first || (next && areLevel(most.attention, next.attention))) return ''
  return written().mostLookedAt(nameOf(most, measured), percent(most.attention))
}

/** What the main action gets, and what the brief names besides. */
function whatMatters(measured: Measured, brief: Brief): string[] {
  const target = targetOf(measured, brief)
  const said: MeasuredLayer[] = target ? [target.layer] : []
  const gets = (layer: MeasuredLayer, why: keyof ReturnType<typeof written>['gets']): string =>
    written().gets[why](nameOf(layer, measured), standingOf(layer, measured))
  const sentences = target ? [gets(target.layer, target.by)] : []
  for (const part of ['goal', 'audience'] as const) {
    const layer = goalMatch(measured, brief[part] ?? '')
    if (!layer || said.includes(layer)) continue
    said.push(layer)
    sentences.push(gets(layer, part))
  }
  return sentences
}

/** `1.7% of attention and comes 4th of 20 layers`. */
function standingOf(layer: MeasuredLayer, measured: Measured): string {
  const { length } = layersOf(measured)
  return written().standing(percent(layer.attention), rankOf(layer, measured), length)
}

/** Where people look first, where no layers are known. */
function firstPlace({ regions }: Measured): string {
  const shares = regions.map(({ perception }) => perception)
  const most = Math.max(...shares)
  return most >= STRONG_REGION
    ? written().firstPlace(words().inRegion(shares.indexOf(most)), percent(most))
    : written().noFirstPlace(percent(most))
}

function strongestSpots({ hotspots: [first, second], picture }: Measured): string {
  if (!first) return ''
  const place = ({ x, y }: Hotspot): string =>
    placeOf({ x: x / picture.width, y: y / picture.height })
  const [where, share] = [place(first), percent(first.share)]
  return second
    ? written().hotspots(where, share, place(second), percent(second.share))
    : written().hotspot(where, share)
}
