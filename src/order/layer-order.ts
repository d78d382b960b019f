import { areSeenTogether, seenFirst } from './order'
import { seenWithin, type Seen } from './seen'

/** Order of the layers of one picture, the only source for numbering them. */
export interface LayerOrder<T> {
  /** All layers: those people see, in that order, then those without attention, then those below the fold likewise. */
  order: readonly T[]
  /** The place of each layer that is seen without scrolling, 1 first, in that order. */
  places: ReadonlyMap<T, number>
  /** Those that are too close to the first to say which is seen first, in that order. */
  level: readonly T[]
  /** Whether a layer is not seen without scrolling. */
  isBelow: (layer: T) => boolean
}

/** How one layer stands among the others. */
export interface LayerRank {
  /** 1 is what people see first; null for what gets no attention, or lies below the fold. */
  rank: number | null
  /** The part of the viewers (0–1) who see it within two seconds; null where that is not known. */
  seen: number | null
  /** True where it and the first layer (for the first: another) are too close to say which is seen first. */
  level: boolean
  /** True where it is not seen without scrolling. */
  below: boolean
}

/** Puts layers into the order in which people see them. */
export function orderLayers<T extends Seen>(
  layers: readonly T[],
  isBelow: (layer: T) => boolean
): LayerOrder<T> {
  const seen = new Set(seenFirst(layers, isBelow))
  const all = [...seen, ...layers.filter((layer) => !seen.has(layer))]
  const above = all.filter((layer) => !isBelow(layer))
  const placed = above.filter((layer) => seen.has(layer))
  const [first, ...others] = placed
  return {
    order: [...above, ...all.filter(isBelow)],
    places: new Map(placed.map((layer, index) => [layer, index + 1])),
    level: first ? others.filter((other) => areSeenTogether(first, other)) : [],
    isBelow
  }
}

/** How a layer stands in an order of its picture's layers. */
export function rankIn<T extends Seen>(
  { places, level, isBelow }: LayerOrder<T>,
  layer: T
): LayerRank {
  const rank = places.get(layer) ?? null
  const isLevel = rank === 1 ? level.length > 0 : level.includes(layer)
  return { rank, seen: seenWithin(layer), level: isLevel, below: isBelow(layer) }
}
