import type { MainCalls, StoredResult } from '../../bridge'
import { HISTORY_LAYERS, type HistoryLayer, type LayerShares, type MainAction } from '../../file'
import { type Screen, shareOrder } from '../../engine/share-order'
import { findMainAction } from './find-main-action'

/** Keeps a run's shares in the file, and what its history tells of them. False where another run has replaced it. */
export async function saveShares(
  bridge: Pick<MainCalls, 'saveShares'>,
  { record }: StoredResult,
  shares: LayerShares,
  mainAction: MainAction | null,
  verdict: string
): Promise<boolean> {
  const outcome = findMainAction(shares, { mainAction }, record)
  const first = firstLayers(shares, record)
  return (await bridge.saveShares(shares.nodeId, shares, outcome, first, verdict)) === 'done'
}

/** What the history keeps of layers: enough to say what gained and what lost. */
function firstLayers({ layers }: LayerShares, screen: Screen): HistoryLayer[] {
  const { order, places } = shareOrder(layers, screen)
  return order.slice(0, HISTORY_LAYERS).flatMap((layer) => {
    const { id, name, attention } = layer
    const place = places.get(layer)
    if (attention === null) return []
    const share = Math.round(attention * 1e4) / 1e4
    return [{ id, name, attention: share, ...(place !== undefined && { place }) }]
  })
}
