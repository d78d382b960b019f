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
  return order
    ? changePlaces(changed, design, design.placeOf(order.before), design.placeOf(order.id))
    : { pixels: changed, nodes: painted(design.nodes, edits) }
}

/** The layers with what a change makes of their own paint. */
function painted(nodes: readonly LayerNode[], edits: readonly Edit[]): LayerNode[] {
  return nodes.map((node) => {
    const own = edits.filter(({ id }) => id === node.id)
    return own.reduce((now, edit) => {
      if (edit.do === 'fill') return { ...now, cover: edit.to === null ? 0 : 1 }
      return edit.do === 'outline' ? { ...now, outlined: edit.to !== null } : now
    }, node)
  })
}
