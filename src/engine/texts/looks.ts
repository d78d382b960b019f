import { upperFirst } from '../../language'
import { rankIn } from '../../order/layer-order'
import { areLookedAtTogether, areSeenTogether } from '../../order/order'
import type { Brief } from './brief'
import { areaName } from './found-names'
import { goalAnswer, targetOf } from './goal-actions'
import { goalMatch } from './goal-match'
import { layerName } from './layer-name'
import type { Measured } from './measured'
import type { MeasuredLayer } from './measured-layer'
import { layersOf, orderOf } from './ranks'
import { percent } from './spelling'
import { written } from './written-words'
import type { Face } from '../../perception'

/** Layers with less than this part of the leader's first looks are not named beside it. */
const NEXT = 0.2

/** Where people look: the answer in the first sentence, then what the main action gets. */
export function looksInWords(measured: Measured, brief: Brief): string {
  return [
    firstSeen(measured),
    mostLookedAt(measured),
    faceSeen(measured),
    ...whatMatters(measured, brief)
  ]
    .filter((part) => part !== '')
    .map(upperFirst)
    .join(' ')
}

/** The sentence on what people see first: layers, or areas of the picture while none are known. */
function firstSeen(measured: Measured): string {
  const { order } = orderOf(measured)
  const [first, second] = order
  if (!first) return firstPlace(measured)
  const [name, share] = [layerName(first, measured), percent(first.perception)]
  if (!second || second.perception < NEXT * first.perception) return written().seen(name, share)
  const [other, next] = [layerName(second, measured), percent(second.perception)]
  return areSeenTogether(first, second, order)
    ? written().seenTogether(name, share, other, next)
    : written().seenThen(name, share, other, next)
}

function firstPlace({ areas = [] }: Measured): string {
  const [first, second] = areas
  if (!first) return written().noneSeen
  const name = areaName(first)
  const other = second && areaName(second)
  if (!other || other === name) return written().placeSeen(name)
  return areSeenTogether(first, second, areas)
    ? written().placesTogether(name, other)
    : written().placeThen(name, other)
}

/** The layer with most attention; empty where it is also seen first. */
function mostLookedAt(measured: Measured): string {
  const [most, next] = layersOf(measured)
  const [first] = orderOf(measured).order
  if (!most || most === first || (next && areLookedAtTogether(most, next))) return ''
  return written().mostLookedAt(
    layerName(most, measured),
    percent(most.attention),
    percent(most.area)
  )
}

/** A sentence about a picture with a face among the layers seen first or with most attention; else empty. */
function faceSeen(measured: Measured): string {
  const faced = facedLayer(measured)
  const leads = [...orderOf(measured).order.slice(0, 2), ...layersOf(measured).slice(0, 1)]
  return faced && leads.includes(faced) ? written().face(layerName(faced, measured)) : ''
}

/** The sentence on the main action's share, and on layers that the brief names besides. */
function whatMatters(measured: Measured, brief: Brief): string[] {
  const target = targetOf(measured, brief)
  const said: MeasuredLayer[] = target ? [target.layer] : []
  const gets = (layer: MeasuredLayer, why: keyof ReturnType<typeof written>['gets']): string =>
    written().gets[why](layerName(layer, measured), placedAt(layer, measured))
  const sentences = target ? [gets(target.layer, target.by)] : []
  for (const part of ['goal', 'audience'] as const) {
    const layer = goalMatch(measured, brief[part] ?? '')
    if (!layer || said.includes(layer)) continue
    said.push(layer)
    sentences.push(gets(layer, part))
  }
  if (goalAnswer(measured, brief.goal ?? '').isUnanswered) {
    sentences.push(written().goalUnanswered)
  }
  return sentences
}

/** `1.7% of attention and comes 4th of 20 layers`. */
function placedAt(layer: MeasuredLayer, measured: Measured): string {
  const { rank, of, level, below } = rankIn(orderOf(measured), layer)
  const { placed } = written()
  const share = percent(layer.attention)
  if (rank === null) return below ? placed.below(share) : placed.hardly(share)
  if (!level) return placed.ranked(share, rank, of)
  return rank === 1 ? placed.levelFirst(share, of) : placed.level(share, rank, of)
}

/** The least score of a face that texts mention: half of those below are none. */
const LEAST_SCORE = 0.6
/** The least size of a face that draws the eye, as a part of the picture's longer side. */
const LEAST_SIDE = 0.02

/** The picture layer with a face that gets the most attention; null where there is none. */
function facedLayer(measured: Measured): MeasuredLayer | null {
  const faces = (measured.faces ?? []).filter((face) => drawsTheEye(face, measured))
  return (
    layersOf(measured).find(
      (layer) => layer.kind === 'image' && faces.some((face) => isIn(face, layer, measured))
    ) ?? null
  )
}

function drawsTheEye({ width, height, score }: Face, { picture }: Measured): boolean {
  const longest = Math.max(picture.width, picture.height)
  return score >= LEAST_SCORE && Math.max(width, height) >= LEAST_SIDE * longest
}

function isIn(face: Face, { box }: MeasuredLayer, { picture }: Measured): boolean {
  const x = (face.x + face.width / 2) / picture.width - box.x
  const y = (face.y + face.height / 2) / picture.height - box.y
  return x >= 0 && x < box.width && y >= 0 && y < box.height
}
