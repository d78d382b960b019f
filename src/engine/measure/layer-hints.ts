import { fitSide, type Size } from '../../perception/see/size'
import type { LayerKind, LayerNode } from '../../file'
import { type HintKind, isShown, type LayerHint, visibleShares } from '../../perception'
import type { Fold } from './fold/fold-layers'
import { toScene } from './to-scene'

/** Cells on the longer side of the grid on which layers hide one another: what is a box needs no finer one. */
const CELLS = 128

/** The hint for everything in a meaningful layer that is neither a text nor a picture. */
const HINT_OF: Partial<Record<LayerKind, HintKind>> = { control: 'button' }

/** Where the layers of an exported frame show text, pictures and buttons, in px of its picture. */
export function layerHints(
  nodes: readonly LayerNode[],
  picture: Size,
  { layers, owners, covers }: Fold
): LayerHint[] {
  const kinds: HintKind[] = []
  const ofLayer = new Map<number, number>()
  const hintOf = nodes.map((node, i) => {
    const own = leafHint(node)
    if (own !== null) return kinds.push(own) - 1
    const layer = owners[i] ?? -1
    const kind = layer < 0 ? undefined : HINT_OF[layers[layer]!.kind]
    if (kind === undefined) return -1
    const known = ofLayer.get(layer) ?? kinds.push(kind) - 1
    ofLayer.set(layer, known)
    return known
  })
  const scene = toScene(nodes, { owners: hintOf, covers, layers: kinds }, picture)
  const shown = visibleShares(scene, fitSide(picture, CELLS), { attention: null, perception: null })
  return shown.owners.flatMap((owner, i) => {
    if (owner.box === null || !isShown(owner)) return []
    const [x, y, width, height] = owner.box
    return {
      kind: kinds[i]!,
      x: x * picture.width,
      y: y * picture.height,
      width: width * picture.width,
      height: height * picture.height
    }
  })
}

/** Texts and pictures keep their own hint within a button or a card. */
function leafHint({ type, characters, icon, image }: LayerNode): HintKind | null {
  if (type === 'TEXT') return characters > 0 && !icon ? 'text' : null
  return image ? 'image' : null
}
