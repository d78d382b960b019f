import type { Candidate, Edit, LayerNode } from '../../file'
import type { Pixels } from '../../perception'
import { changePlaces } from './change-places'
import type { LayerBoxes } from './layer-boxes'
import { repaint } from './repaint'
import { copyOf } from './rgb'

/** A design as it looks with a change made: its picture, and where its layers lie in it. */
export interface Composed {
  pixels: Pixels
  nodes: readonly LayerNode[]
}

/**
 * Draws a change into the picture only; null where its layout cannot be computed. What grows stays as it is: that is for
 * fingers, not for eyes.
 */
export function compose(pixels: Pixels, design: LayerBoxes, { edits }: Candidate): Composed | null {
  const changed = copyOf(pixels)
  repaint(changed, design, edits)
  const order = edits.find((edit) => edit.do === 'order')
  if (order) return changePlaces(changed, design, order.before, order.id)
  const paintsOf = (node: LayerNode): Edit[] => edits.filter(({ id }) => id === node.id)
  return {
    pixels: changed,
    nodes: design.nodes.map((node) => paintsOf(node).reduce(painted, node))
  }
}

/** A layer with what a change makes of its own paint. */
function painted(node: LayerNode, edit: Edit): LayerNode {
  if (edit.do === 'fill') return { ...node, cover: edit.to === null ? 0 : 1 }
  return edit.do === 'outline' ? { ...node, outlined: edit.to !== null } : node
}
