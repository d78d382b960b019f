import { standingIn } from '../../engine/order/layer-order'
import { findMarked } from '../../file'
import { shareOrder } from '../../engine/share-order'
import type { FindPrimary } from './frame-layers'

export const findPrimary: FindPrimary = ({ layers }, { primary }, screen) => {
  const layer = primary && findMarked(layers, primary)
  if (layer === null) return null
  const { name, attention, perception } = layer
  const { rank, of, level, below } = standingIn(shareOrder(layers, screen), layer)
  return {
    name,
    attention,
    perception,
    rank,
    of,
    ...(level && { level }),
    ...(below && { below })
  }
}
