import { standingIn } from '../../engine/order/layer-order'
import { findMarked, type LayerShares, type Primary, type PrimaryOutcome } from '../../file'
import { type Screen, shareOrder } from '../../engine/share-order'

/** How the marked layer fares among shares; null when no layer is marked or it is not there. */
export function findPrimary(
  { layers }: Pick<LayerShares, 'layers'>,
  { primary }: { primary: Primary | null },
  screen: Screen
): PrimaryOutcome | null {
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
