import { isBelowFold } from '../../order/first-screen'
import { orderLayers, type LayerOrder } from '../../order/layer-order'
import { seenFirst } from '../../order/order'
import type { Measured } from './measured'
import type { MeasuredLayer } from './measured-layer'

/**
 * The design's layers by attention; none without known layers, or with a single one, which has nothing to be compared
 * with.
 */
export function layersOf({ layers = [] }: Measured): readonly MeasuredLayer[] {
  const seen = layers.some(({ attention }) => attention > 0)
  if (!seen || layers.length < 2) return []
  const looked = seenFirst(layers)
  return [...looked, ...layers.filter((layer) => !looked.includes(layer))]
}

/** How the same layers stand to one another: what is seen first, and which place each has. */
export function orderOf(measured: Measured): LayerOrder<MeasuredLayer> {
  return orderLayers(layersOf(measured), ({ box }) =>
    isBelowFold(box.y, box.height, measured.fold ?? null)
  )
}

/** CIELAB distance to what is around it from which a fill shows. */
const FILLED = 20
/** Least ratio at which an area counts as larger than another. */
const LARGER = 1.15

/** True for a layer whose fill stands apart from what is around it. */
export function isFilled({ look }: MeasuredLayer): boolean {
  return look !== undefined && look.apart >= FILLED
}

export function isLarger(one: MeasuredLayer, other: MeasuredLayer): boolean {
  return one.area >= LARGER * other.area
}
