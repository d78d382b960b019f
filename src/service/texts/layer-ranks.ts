import type { Measured } from './measured'
import type { MeasuredLayer } from './measured-layer'
import { areLevel } from './share-noise'

/** From this part of the leader's share on, the next layer comes close behind. */
const CLOSE = 0.8
/** From this many times the next layer's share on, the leader leads clearly. */
const CLEAR = 2

/**
 * The design's layers, most attention first; none when the picture is not known as layers: a single one
 * has nothing to be compared with.
 */
export function layersOf({ layers = [] }: Measured): readonly MeasuredLayer[] {
  const seen = layers.some(({ attention }) => attention > 0)
  if (!seen || layers.length < 2) return []
  return [...layers].sort((one, other) => other.attention - one.attention)
}

/** 1 for the layer with the most attention; equals share the better rank. */
export function rankOf({ attention }: MeasuredLayer, measured: Measured): number {
  return 1 + layersOf(measured).filter((other) => other.attention > attention).length
}

/** The two layers with the most attention. */
function leaders(measured: Measured): [MeasuredLayer, MeasuredLayer] | null {
  const [first, second] = layersOf(measured)
  return first && second ? [first, second] : null
}

/** The two leaders when their shares are too close to tell which is first. */
export function levelLeaders(measured: Measured): [MeasuredLayer, MeasuredLayer] | null {
  const two = leaders(measured)
  return two && areLevel(two[0].attention, two[1].attention) ? two : null
}

/** The layer with the most attention, where it is clear which one that is. */
export function soleLeader(measured: Measured): MeasuredLayer | null {
  return levelLeaders(measured) ? null : (leaders(measured)?.[0] ?? null)
}

/** The two leaders when the second has most of what the first has, level or not. */
export function closeLeaders(measured: Measured): [MeasuredLayer, MeasuredLayer] | null {
  const two = leaders(measured)
  const isClose = two !== null && two[1].attention >= CLOSE * two[0].attention
  return isClose ? two : levelLeaders(measured)
}

/** The two leaders when the first has a multiple of what the second has. */
export function clearLeader(measured: Measured): [MeasuredLayer, MeasuredLayer] | null {
  const two = leaders(measured)
  return two && !levelLeaders(measured) && two[0].attention >= CLEAR * two[1].attention ? two : null
}

/** True for an image that gets no more attention than its size would give any part of the picture. */
export function isBackdrop({ kind, attention, area }: MeasuredLayer): boolean {
  return kind === 'image' && attention <= area
}

/** Layers by share of the first views, most first; none where nothing is known of them. */
export function byFirstViews(measured: Measured): MeasuredLayer[] {
  return layersOf(measured)
    .filter(({ perception }) => perception > 0)
    .sort((one, other) => other.perception - one.perception)
}

/** The layer that the designer marked. */
export function primaryOf(measured: Measured): MeasuredLayer | null {
  return layersOf(measured).find(({ isPrimary }) => isPrimary) ?? null
}

/** Layers of one kind, most attention first. */
export function layersOfKind(measured: Measured, kind: MeasuredLayer['kind']): MeasuredLayer[] {
  return layersOf(measured).filter((layer) => layer.kind === kind)
}

/** What layers get of the attention together. */
export function together(layers: readonly MeasuredLayer[]): number {
  return layers.reduce((sum, { attention }) => sum + attention, 0)
}
