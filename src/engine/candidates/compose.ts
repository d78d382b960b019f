import type { Candidate, Edit, LayerNode } from '../../file'
import { around, type Box } from '../../perception/see/box'
import type { Pixels } from '../../perception'
import { type LayerBoxes, shifted } from './layer-boxes'
import { groundOf } from './paintwork'
import { repaint } from './repaint'
import { copyBox, copyOf, wholePixels } from '../rgb'

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

/** Lets a layer and the one right after it in its row or column change places; null where nothing arranges them so. */
function changePlaces(
  pixels: Pixels,
  { boxes, ends, nodes, placeOf }: LayerBoxes,
  ...ids: [first: string, second: string]
): Composed | null {
  const [first, second] = ids.map(placeOf) as [number, number]
  const { parent } = nodes[second]!
  const axis = nodes[parent]?.flow?.axis
  if (axis === undefined || axis === 'other') return null
  const [start, end] = axis === 'x' ? (['left', 'right'] as const) : (['top', 'bottom'] as const)
  const [one, other] = [boxes[first]!, boxes[second]!]
  // Across all of what they lie in, and up to each other: shadows reach beyond them.
  const window = { ...around(around(one, other), boxes[parent]!), [start]: one[start] }
  const whole = wholePixels({ ...window, [end]: other[end] }, pixels)
  const cuts = [whole[start], Math.floor(one[end]), Math.floor(other[start]), whole[end]] as const
  const changed = copyOf(pixels)
  let at = whole[start]
  for (const i of [2, 1, 0] as const) {
    const part: Box = { ...whole, [start]: cuts[i], [end]: cuts[i + 1]! }
    copyBox(pixels, part, changed, { ...part, [start]: at })
    at += cuts[i + 1]! - cuts[i]
  }
  const by = (px: number): [number, number] => (axis === 'x' ? [px, 0] : [0, px])
  return {
    pixels: changed,
    nodes: nodes.map((node, i) => {
      if (i >= first && i < ends[first]!) return shifted(node, ...by(other[end] - one[end]))
      if (i >= second && i < ends[second]!) return shifted(node, ...by(one[start] - other[start]))
      return node
    })
  }
}

/** Space above and below a button in a bar, px of the design. */
const AIR = 16

/** Draws a layer into a bar at the end of the first screen, `fold` px high; null where the bar would have no one colour. */
export function bringAbove(
  pixels: Pixels,
  design: LayerBoxes,
  at: number,
  fold: number
): Composed | null {
  const { boxes, ends, nodes, scale } = design
  const ground = groundOf(pixels, design, at)
  const button = wholePixels(boxes[at]!, pixels)
  const air = Math.round(AIR * scale)
  const top = Math.round(fold) - air - (button.bottom - button.top)
  if (ground === null || top < air || button.right <= button.left) return null
  const changed = copyOf(pixels)
  for (let px = (top - air) * pixels.width; px < Math.round(fold) * pixels.width; px++) {
    changed.data.set([...ground, 255], 4 * px)
  }
  copyBox(pixels, button, changed, { left: button.left, top })
  const by = top - boxes[at]!.top
  return {
    pixels: changed,
    nodes: nodes.map((node, i) => (i >= at && i < ends[at]! ? shifted(node, 0, by) : node))
  }
}
