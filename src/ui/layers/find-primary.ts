import { findMarked, type LayerShare, type LayerShares } from '../../file'
import type { FindPrimary } from './frame-layers'

export const findPrimary: FindPrimary = (shares, { primary }) => {
  const layer = primary && findMarked(shares.layers, primary)
  if (layer === null) return null
  const { name, attention, perception } = layer
  return { name, attention, perception, rank: rankOf(shares, layer), of: shares.total }
}

/** 1 for the layer with the most attention; equals share the better place. null without shares. */
function rankOf({ layers }: LayerShares, { attention }: LayerShare): number | null {
  if (attention === null) return null
  return 1 + layers.filter((layer) => (layer.attention ?? 0) > attention).length
}
