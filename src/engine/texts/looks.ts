import { upperFirst } from '../../language'
import { rankIn } from '../../order/layer-order'
import { areSeenTogether } from '../../order/order'
import { seenWithin, type Seen } from '../../order/seen'
import type { Brief } from './brief'
import { areaName } from './found-names'
import { goalAnswer, targetOf } from './goal-actions'
import { goalMatch } from './goal-match'
import { layerName } from './layer-name'
import type { Measured } from './measured'
import type { MeasuredLayer } from './measured-layer'
import { layersOf, orderOf } from './ranks'
import { alsoSee, isSeenBy, peopleSee } from './people'
import { words } from './words'
import { written } from './written-words'
import type { Face } from '../../perception'

/** Where people look: the answer in the first sentence, then what the main action gets. */
export function looksInWords(measured: Measured, brief: Brief): string {
  return [firstSeen(measured), faceSeen(measured), ...whatMatters(measured, brief)]
    .filter((part) => part !== '')
    .map(upperFirst)
    .join(' ')
}

/** The sentence on what people see first: layers, or areas of the picture while none are known. */
function firstSeen(measured: Measured): string {
  const [first, second] = orderOf(measured).order
  if (first) return leadWords(first, second, (layer) => layerName(layer, measured))
  const { areas = [] } = measured
  return areas[0] ? leadWords(areas[0], areas[1], areaName) : written().noneSeen
}

/** “8 of 10 people see “A” within 2 seconds, 6 of 10 see “B”.” or, where they are level, “…, about as many “B”.” */
export function leadWords<T extends Seen>(
  first: T,
  second: T | undefined,
  nameOf: (layer: T) => string
): string {
  const lead = peopleSee(seenWithin(first) ?? 0, nameOf(first))
  if (!second || nameOf(second) === nameOf(first)) return `${lead}.`
  const next = areSeenTogether(first, second)
    ? words().asMany(nameOf(second))
    : alsoSee(seenWithin(second) ?? 0, nameOf(second))
  return `${lead}, ${next}.`
}

/** A sentence about a picture with a face among the two layers seen first; else empty. */
function faceSeen(measured: Measured): string {
  const faced = facedLayer(measured)
  const leads = orderOf(measured).order.slice(0, 2)
  return faced && leads.includes(faced) ? written().face(layerName(faced, measured)) : ''
}

/** The sentence on how the main action fares, and on layers that the brief names besides. */
function whatMatters(measured: Measured, brief: Brief): string[] {
  const target = targetOf(measured, brief)
  const said: MeasuredLayer[] = target ? [target.layer] : []
  const gets = (layer: MeasuredLayer, why: keyof ReturnType<typeof written>['gets']): string =>
    written().gets[why](layerName(layer, measured), faresOf(layer, measured))
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

/** How a layer fares, after its name: “is seen by 1 in 10 people within 2 seconds”. */
function faresOf(layer: MeasuredLayer, measured: Measured): string {
  const { seen, below } = rankIn(orderOf(measured), layer)
  return below ? written().notWithoutScrolling : isSeenBy(seen ?? 0)
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
