import { findMarked, type LayerShare, type LayerShares } from '../../file'
import type { FindPrimary } from './frame-layers'

export const findPrimary: FindPrimary = (shares, { primary }) => {
  const layer = primary && findMarked(shares.layers, primary)
  if (layer === null) return null
  const { name, attention, perception } = layer
  return { name, attention, perception, rank: rankOf(shares, layer), of: shares.total }
}

/** Its place in the order of the verdict, which is by first looks where they are known; equals share the better place. null without shares. */
function rankOf({ layers }: LayerShares, layer: LayerShare): number | null {
  if (layer.attention === null) return null
  const by = layers.some(({ perception }) => (perception ?? 0) > 0) ? 'perception' : 'attention'
  const own = layer[by] ?? 0
  return 1 + layers.filter((other) => (other[by] ?? 0) > own).length
}
