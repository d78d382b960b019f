import type { Measured } from './measured'
import type { MeasuredLayer } from './measured-layer'
import { areLevel } from './share-noise'

/**
 * The design's layers, most attention first; none when the picture is not known as layers: a single one
 * has nothing to be compared with.
 */
export function layersOf({ layers = [] }: Measured): readonly MeasuredLayer[] {
  const seen = layers.some(({ attention }) => attention > 0)
  if (!seen || layers.length < 2) return []
  return [...layers].sort((one, other) => other.attention - one.attention)
}

/** Layers by share of first looks, most first; none where nothing is known of them. */
export function byFirstViews(measured: Measured): MeasuredLayer[] {
  return layersOf(measured)
    .filter(({ perception }) => perception > 0)
    .sort((one, other) => other.perception - one.perception)
}

/**
 * The layer's place in the order in which people see layers, 1 first: by first looks, by attention where those are not known.
 * Equals share the better place.
 */
export function rankOf(layer: MeasuredLayer, measured: Measured): number {
  const by = byFirstViews(measured).length > 0 ? 'perception' : 'attention'
  return 1 + layersOf(measured).filter((other) => other[by] > layer[by]).length
}

/** Whether a layer has clearly less attention than another one. */
export function isBeaten(layer: MeasuredLayer, rival: MeasuredLayer): boolean {
  return rival.attention > layer.attention && !areLevel(rival.attention, layer.attention)
}
