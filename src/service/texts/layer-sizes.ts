import { layersOf } from './layer-ranks'
import type { Measured } from './measured'
import type { MeasuredLayer } from './measured-layer'

/** A small layer stands out when it gets so many times its part of the area, and so much of the attention. */
const MUCH = { times: 3, attention: 0.05 }
/** A large layer goes unseen when it fills so much of the area and gets no more than this part of it. */
const LITTLE = { area: 0.05, part: 0.5 }

/** An image of so much of the picture is its background: it cannot get more than its size. */
const BACKGROUND = 0.5

/** True for an image that lies behind most of the picture. */
export function isBackground({ kind, area }: MeasuredLayer): boolean {
  return kind === 'image' && area >= BACKGROUND
}

/** Layers that get far more attention than their size explains, most attention first. */
export function muchForTheirSize(measured: Measured): MeasuredLayer[] {
  return layersOf(measured).filter(
    ({ attention, area }) => attention >= MUCH.attention && attention >= MUCH.times * area
  )
}

/** Layers that get far less attention than their size would let expect, largest first; no background does. */
export function littleForTheirSize(measured: Measured): MeasuredLayer[] {
  return layersOf(measured)
    .filter((layer) => !isBackground(layer) && layer.area >= LITTLE.area)
    .filter(({ attention, area }) => attention <= LITTLE.part * area)
    .sort((one, other) => other.area - one.area)
}
