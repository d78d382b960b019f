import type { Pixels } from '../../perception'
import type { Composed } from './compose'
import { type LayerBoxes, shifted } from './layer-boxes'
import { groundOf } from './paintwork'
import { copyBox, copyOf, wholePixels } from './rgb'

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
