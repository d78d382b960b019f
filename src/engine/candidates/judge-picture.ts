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
import { foundAreas } from '../../perception/areas/see-areas'
import { type LayerOrder, rankIn } from '../../order/layer-order'
import { readDesign } from '../measure/design'
import { withUnder } from '../measure/find-scrim'
import { listLayers } from '../measure/list-layers'
import { shareOrder } from '../share-order'
import { areaLayers } from '../texts/judge-areas'
import { foundIn } from './found-design'
import type { Fares } from './tried'

/** The networks; in place of that for faces the faces themselves where they are known. */
export type Means = Pick<Looking, 'backbone' | 'faces'>

export type Judged = LayerOrder<LayerShare> & { faces: readonly Face[] | null }

/** A picture's layers, or what was found in a flat one, in the order in which people see them. */
export function* judge(
  pixels: Pixels,
  nodes: readonly LayerNode[],
  medium: Medium,
  { backbone, faces: known }: Means
): Steps<Judged> {
  const found = foundIn(nodes, pixels)
  const design = found.length > 0 ? null : readDesign(nodes, pixels)
  const { hints = null, scrim = null } = design ?? {}
  yield
  const looks = yield* perceiveLooks(pixels, { medium, hints, scrim, backbone, faces: known })
  yield
  const layers = design
    ? listLayers(design, visibleShares(design.scene, looks, looks)).layers
    : areaLayers(withUnder(foundAreas(found, looks, looks).all, looks.scrim, pixels)).map(
        (layer) => {
          const { place } = found[layer.order]!
          return { ...layer, id: nodes[place]!.id, order: place }
        }
      )
  return { ...shareOrder(layers, { medium, picture: pixels }), faces: looks.faces }
}

/** null for a layer that cannot be seen. */
export function faresOf(judged: LayerOrder<LayerShare>, id: string): Fares | null {
  const layer = judged.order.find((one) => one.id === id)
  if (layer === undefined) return null
  const rank = rankIn(judged, layer)
  return { ...rank, seen: rank.seen ?? 0 }
}
