import { findMarked, type LayerShares, layerSharesSchema, type Primary } from '../../file'
import { roomFor } from '../figma/storage/entry-size'
import { NAMESPACE, SHARES_KEY } from '../figma/storage/keys'
import { parseVersioned } from '../figma/storage/parse-versioned'
import { fitShares } from './fit-shares'

export function parseShares(node: BaseNode) {
  return parseVersioned(node.getSharedPluginData(NAMESPACE, SHARES_KEY), layerSharesSchema)
}

/** Keeps attention by layer as far as it fits; the main action is among it. */
export function writeShares(node: SceneNode, shares: LayerShares, primary: Primary | null): void {
  const marked = (primary && findMarked(shares.layers, primary)) ?? undefined
  const fitted = fitShares(shares, roomFor(NAMESPACE, SHARES_KEY), marked)
  node.setSharedPluginData(NAMESPACE, SHARES_KEY, JSON.stringify(fitted))
}
