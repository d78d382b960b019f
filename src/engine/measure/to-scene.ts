import type { LayerNode } from '../../file'
import {
  boxOutline,
  type Clip,
  ellipseOutline,
  type Outline,
  type Scene,
  type Shape
} from '../../perception'
import type { Size } from '../../perception/see/size'
import type { Fold } from './fold/fold-layers'

/** Who owns each layer, of however many owners. */
type Owned = Pick<Fold, 'owners' | 'covers'> & { layers: readonly unknown[] }

/**
 * A folded frame as shapes with owners and clips. Layers that clip cut off what is inside, masks what comes
 * after them within the same parent; corners are taken to be square.
 */
export function toScene(
  nodes: readonly LayerNode[],
  { owners, covers, layers }: Owned,
  { width, height }: Size
): Scene {
  const shapes: Shape[] = []
  const clips: Clip[] = []
  /** The clip for what comes next within each layer. */
  const within: number[] = []
  nodes.forEach((node, i) => {
    const clip = within[node.parent] ?? -1
    const outline = outlineOf(node)
    if (node.mask && node.parent >= 0) {
      within[node.parent] = clips.push({ outline, within: clip }) - 1
    }
    within.push(node.clips ? clips.push({ outline, within: clip }) - 1 : clip)
    shapes.push({ owner: owners[i] ?? -1, outline, cover: covers[i] ?? 0, clip })
  })
  return { width, height, shapes, clips, owners: layers.length }
}

function outlineOf({ type, matrix, width, height }: LayerNode): Outline {
  return (type === 'ELLIPSE' ? ellipseOutline : boxOutline)(matrix, width, height)
}
