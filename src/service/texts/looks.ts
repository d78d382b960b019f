import type { Hotspot } from '../../perception'
import type { Brief } from './brief'
import { goalMatch } from './goal-match'
import { layerName } from './layer-name'
import type { Measured } from './measured'
import type { MeasuredLayer } from './measured-layer'
import { inRegion, placeOf } from './place'
import { byFirstViews, layersOf, shareAndRank } from './ranks'
import { areLevel } from './share-noise'
import { targetInWords, targetOf } from './target'
import { capital, percent } from './words'

/** A layer with less than this part of the leader's first views is not named beside it. */
const NEXT = 0.2
/** A region is named as the first when it holds so many times what an even one would. */
const STRONG_REGION = 2 / 9

/** Where people look: the answer in the first sentence, then what the main action gets. */
export function looksInWords(measured: Measured, brief: Brief): string {
  const known = layersOf(measured).length > 0
  const parts = known
    ? [seenFirst(measured), mostLookedAt(measured)]
    : [firstPlace(measured), strongestSpots(measured)]
  return [...parts, ...whatMatters(measured, brief)].filter((part) => part !== '').join(' ')
}

function seenFirst(measured: Measured): string {
  const [first, second] = byFirstViews(measured)
  if (!first) return ''
  const name = capital(`people see ${layerName(first, measured)}`)
  const share = percent(first.perception)
  if (!second || second.perception < NEXT * first.perception) {
    return `${name} first, with ${share} of the first views.`
  }
  const other = layerName(second, measured)
  const next = percent(second.perception)
  return areLevel(first.perception, second.perception)
    ? `${name} and ${other} first, about equally: ${share} and ${next} of the first views.`
    : `${name} first (${share} of the first views), then ${other} (${next}).`
}

/** Said where it is not what is seen first. */
function mostLookedAt(measured: Measured): string {
  const [most, next] = layersOf(measured)
  const [first] = byFirstViews(measured)
  if (!most || most === first || (next && areLevel(most.attention, next.attention))) return ''
  return `${capital(layerName(most, measured))} gets the most attention in all, ${percent(most.attention)}.`
}

/** What the main action gets, and what the brief names besides. */
function whatMatters(measured: Measured, brief: Brief): string[] {
  const target = targetOf(measured, brief)
  const said: MeasuredLayer[] = target ? [target.layer] : []
  const sentences = target
    ? [`${targetInWords(target, measured)} gets ${shareAndRank(target.layer, measured)}.`]
    : []
  for (const part of ['goal', 'audience'] as const) {
    const layer = goalMatch(measured, brief[part] ?? '')
    if (!layer || said.includes(layer)) continue
    said.push(layer)
    const name = layerName(layer, measured)
    sentences.push(`${name}, which the ${part} names, gets ${shareAndRank(layer, measured)}.`)
  }
  return sentences.map(capital)
}

/** Where people look first, where no layers are known. */
function firstPlace({ regions }: Measured): string {
  const shares = regions.map(({ perception }) => perception)
  const most = Math.max(...shares)
  return most >= STRONG_REGION
    ? `People look ${inRegion(shares.indexOf(most))} first: that ninth of the picture gets ${percent(most)} of the first views.`
    : `People look at no part much before the others: no ninth of the picture gets more than ${percent(most)} of the first views.`
}

function strongestSpots({ hotspots: [first, second], picture }: Measured): string {
  if (!first) return ''
  const place = ({ x, y }: Hotspot): string =>
    placeOf({ x: x / picture.width, y: y / picture.height })
  const next = second ? `, hotspot 2, ${place(second)}, ${percent(second.share)}` : ''
  return `Hotspot 1, ${place(first)}, gets ${percent(first.share)} of the attention${next}.`
}
