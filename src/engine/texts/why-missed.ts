import { DISCERNIBLE, READABLE } from '../../colour'
import type { LayerShare } from '../../file'
import { tenths, upperFirst } from '../../language'
import { rankIn } from '../../order/layer-order'
import { seenApart, seenWithin } from '../../order/seen'
import { isSeenEarly } from '../../order/seen-early'
import { buttonsOf, isFilled } from './buttons'
import type { Judgement } from './judge-layers'
import { words } from './words'

const MOST = 3
/** The least difference of two fills' distances from their grounds, and of their chroma, that is seen. */
const OTHER_LOOK = 12
/** Two buttons of one look differ in area by less than this factor; a layer larger than that takes the looks by its size. */
const LARGER = 1.5
/** From this factor on there is hardly anything of the other layer, and the factor says nothing. */
const MUCH = 1000
/** A layer whose top is this much higher up, as a part of the picture, is met first on the way down. */
const HIGHER = 0.1
/** Air between two layers side by side at most, as a part of the picture. */
const BESIDE = 0.06

/** Reasons that a change may state by itself: a label and a fill with too little contrast. */
export type Stated = 'label' | 'fill'

/**
 * Why a layer is not seen early enough, the likeliest reason first: at most three sentences, each with its number. None for
 * one that is, and none that is `stated` beside them. `nameOf`: a layer's name in them.
 */
export function whyMissed(
  judgement: Judgement,
  layer: LayerShare,
  nameOf: (layer: LayerShare) => string = judgement.nameOf,
  stated: readonly Stated[] = []
): string[] {
  if (isSeenEarly(rankIn(judgement, layer))) return []
  const say = words().why
  const { contrast, ground } = layer.look ?? {}
  const isBelow = judgement.isBelow(layer)
  const alike = buttonsOf(judgement.order).filter((other) => isAlike(layer, other)).length
  return [
    isBelow ? say.below(tenths((layer.box[1] + layer.box[3] / 2) / judgement.screen)) : [],
    contrast !== undefined && contrast < READABLE && !stated.includes('label')
      ? say.label(tenths(contrast), tenths(READABLE))
      : [],
    ground !== undefined && ground < DISCERNIBLE && !isFilled(layer) && !stated.includes('fill')
      ? say.fill(tenths(ground), `${DISCERNIBLE}`)
      : [],
    alike > 0 ? say.alike(alike) : [],
    isBelow ? [] : taken(judgement, layer, nameOf)
  ]
    .flat()
    .slice(0, MOST)
}

/**
 * What takes the looks: what stands beside a layer and is seen by clearly more, else what is seen first. By its size where
 * that is larger, else by its place where that is clearly higher up, else by its attention: by how many each is seen is
 * said already.
 */
function taken(
  { places, screen }: Judgement,
  layer: LayerShare,
  nameOf: (layer: LayerShare) => string
): string[] {
  const before = [...places.keys()].slice(0, (places.get(layer) ?? Infinity) - 1)
  const seen = (one: LayerShare): number => seenWithin(one) ?? 0
  const beside = before.find(
    (other) => isBeside(layer, other) && seenApart(seen(other), seen(layer))
  )
  const taker = beside ?? before[0]
  if (taker === undefined) return []
  const { above, beside: at, holds, larger } = words().why
  const name = upperFirst(beside ? at(nameOf(taker)) : nameOf(taker))
  const size = taker.area / layer.area
  const rise = layer.box[1] - taker.box[1]
  if (size > LARGER && size < MUCH) return [larger(name, times(size))]
  if (rise >= HIGHER) return [above(name, tenths(rise / screen))]
  const hold = (taker.attention ?? 0) / (layer.attention ?? Infinity)
  return hold > 1 && hold < MUCH ? [holds(name, times(hold))] : []
}

function times(ratio: number): string {
  return ratio < 10 ? tenths(ratio) : `${Math.round(ratio)}`
}

function isBeside({ box: one }: LayerShare, { box: other }: LayerShare): boolean {
  const air = [0, 1].map(
    (axis) =>
      Math.max(one[axis]!, other[axis]!) -
      Math.min(one[axis]! + one[axis + 2]!, other[axis]! + other[axis + 2]!)
  )
  const between = Math.max(...air)
  return between >= 0 && between <= BESIDE
}

/** Another button of a button's look and size. */
function isAlike(one: LayerShare, other: LayerShare): boolean {
  if (one === other || one.kind !== 'control') return false
  const [look, its] = [one.look, other.look]
  return (
    look !== undefined &&
    its !== undefined &&
    Math.abs(look.apart - its.apart) < OTHER_LOOK &&
    Math.abs((look.chroma ?? 0) - (its.chroma ?? 0)) < OTHER_LOOK &&
    Math.max(one.area / other.area, other.area / one.area) < LARGER
  )
}
