import { layerOf, type LayerShare, type PicturePart } from '../../file'
import type { FoundArea, Scene, VisibleShares } from '../../perception'
import { type Folded, partsByPicture, withParts } from './found-parts'
import { listLayers } from './list-layers'
import { toScene } from './to-scene'

/** Of a picture with more parts nobody asks for the last. */
const MOST_PARTS = 3
/** Parts with a smaller share are textures as often as texts. */
const LEAST_SHARE = 0.005

interface Means {
  size: { width: number; height: number }
  share: (scene: Scene) => VisibleShares
}

/** Layers whose pictures have what was found in them; the layers' own shares and places stay as they are. */
export function partShares(
  folded: Folded,
  layers: readonly LayerShare[],
  found: readonly FoundArea[],
  { size, share }: Means
): LayerShare[] {
  const pictures = [...partsByPicture(folded, found, size)]
  if (pictures.length === 0) return [...layers]
  // The topmost first: what is put in moves what comes after it.
  const parted = pictures
    .sort(([one], [other]) => other.node - one.node)
    .reduce<Folded>(
      (so, [picture, parts]) => withParts(so, picture, parts, { size, instead: false }),
      folded
    )
  const listed = listLayers(
    parted.nodes,
    parted.fold,
    share(toScene(parted.nodes, parted.fold, size))
  )
  const partsOf = new Map<string, PicturePart[]>()
  for (const { id, found: kind, box, area, attention, perception } of listed.layers) {
    if (kind === undefined || (attention ?? 0) < LEAST_SHARE) continue
    const picture = layerOf(id)
    const known = partsOf.get(picture) ?? []
    if (known.length === MOST_PARTS) continue
    partsOf.set(picture, [...known, { id, found: kind, box, area, attention, perception }])
  }
  return layers.map((layer) => {
    const parts = partsOf.get(layer.id)
    return parts ? { ...layer, parts } : layer
  })
}
