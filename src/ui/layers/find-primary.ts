import type { LayerShare, LayerShares, Primary } from '../../bridge'
import type { FindPrimary } from './frame-layers'

/**
 * The marked layer among shares: by id, else by name and type, as in variants and after it was replaced.
 * Of several with its name the one drawn first counts, however much attention each gets.
 */
export function findMarked(
  layers: readonly LayerShare[],
  { id, name, type }: Primary
): LayerShare | null {
  const own = layers.find((layer) => layer.id === id)
  if (own !== undefined) return own
  return layers
    .filter((layer) => layer.name === name && layer.type === type)
    .reduce<LayerShare | null>(
      (first, layer) => (first === null || layer.order < first.order ? layer : first),
      null
    )
}

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
