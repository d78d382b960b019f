import { standingIn } from '../../engine/order/layer-order'
import { findMarked, type LayerShares, type MainAction, type MainActionOutcome } from '../../file'
import { type Screen, shareOrder } from '../../engine/share-order'

/** How the marked layer fares among shares; null when no layer is marked or it is not there. */
export function findMainAction(
  { layers }: Pick<LayerShares, 'layers'>,
  { mainAction }: { mainAction: MainAction | null },
  screen: Screen
): MainActionOutcome | null {
  const layer = mainAction && findMarked(layers, mainAction)
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
