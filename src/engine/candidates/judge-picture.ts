import type { LayerNode, LayerShare } from '../../file'
import {
  type Face,
  type Looking,
  type Medium,
  perceiveLooks,
  type Pixels,
  type Steps,
  visibleShares
} from '../../perception'
import { type LayerOrder, type LayerRank, rankIn } from '../../order/layer-order'
import { readDesign } from '../measure/design'
import { listLayers } from '../measure/list-layers'
import { shareOrder } from '../share-order'

/** How a layer fares in a picture whose attention is known. */
export interface Fares extends LayerRank {
  seen: number
}

export type Judged = LayerOrder<LayerShare> & { faces: readonly Face[] }

/** A picture's layers in the order in which people see them. */
export function* judge(
  pixels: Pixels,
  nodes: readonly LayerNode[],
  medium: Medium,
  { backbone, faces: known }: Pick<Looking, 'backbone' | 'faces'>
): Steps<Judged> {
  const design = readDesign(nodes, pixels)
  const { hints, scrim } = design
  yield
  const looks = yield* perceiveLooks(pixels, { medium, hints, scrim, backbone, faces: known })
  const { attention, faces, perception, ...grid } = looks
  yield
  const shares = visibleShares(design.scene, grid, { attention, perception })
  const { layers } = listLayers(design, shares)
  return { ...shareOrder(layers, { medium, picture: pixels }), faces }
}

/** null for a layer that cannot be seen. */
export function faresOf(judged: LayerOrder<LayerShare>, id: string): Fares | null {
  const layer = judged.order.find((one) => one.id === id)
  if (layer === undefined) return null
  const rank = rankIn(judged, layer)
  return { ...rank, seen: rank.seen ?? 0 }
}
