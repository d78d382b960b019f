import { layerNames, type Named } from './layer-names'
import { areSeenTogether, type Seen, seenFirst } from './order'

/** How the layers of one picture stand to one another. All that names or numbers layers reads it here. */
export interface LayerOrder<T> {
  /** All layers: as people see them, then what they hardly see, then likewise what lies below the fold. */
  order: readonly T[]
  /** The place of each layer that is seen without scrolling, 1 first, in that order. */
  places: ReadonlyMap<T, number>
  /** True where nobody can tell which of the first two is seen first. */
  level: boolean
  /** Whether a layer is not seen without scrolling. */
  isBelow: (layer: T) => boolean
  /** Names of the layers, see `layerNames`. */
  names: ReadonlyMap<T, string>
}

/** How one layer stands among the others. */
export interface LayerRank {
  /** 1 is what people see first; null for what is hardly seen at first, or not without scrolling. */
  rank: number | null
  /** How many layers have a place. */
  of: number
  /** True where nobody can tell whether it or the first layer (for the first: the second) is seen first. */
  level: boolean
  /** True where it is not seen without scrolling. */
  below: boolean
}

/** Puts layers into the order in which people see them. */
export function orderLayers<T extends Seen & Named>(
  layers: readonly T[],
  isBelow: (layer: T) => boolean
): LayerOrder<T> {
  const seen = new Set(seenFirst(layers, isBelow))
  const all = [...seen, ...layers.filter((layer) => !seen.has(layer))]
  const above = all.filter((layer) => !isBelow(layer))
  const placed = above.filter((layer) => seen.has(layer))
  const [first, second] = placed
  return {
    order: [...above, ...all.filter(isBelow)],
    places: new Map(placed.map((layer, index) => [layer, index + 1])),
    level: first !== undefined && second !== undefined && areSeenTogether(first, second, layers),
    isBelow,
    names: layerNames(layers)
  }
}

/** How a layer stands in an order of its picture's layers. */
export function rankIn<T extends Seen>(
  { order, places, isBelow }: LayerOrder<T>,
  layer: T
): LayerRank {
  const rank = places.get(layer) ?? null
  const [first, second] = places.keys()
  const rival = layer === first ? second : first
  const level = rank !== null && rival !== undefined && areSeenTogether(layer, rival, order)
  return { rank, of: places.size, level, below: isBelow(layer) }
}
