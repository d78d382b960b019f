import type { Pixels } from '../../perception'
import { grown } from '../../perception/see/box'
import type { Composed } from './compose'
import { type LayerBoxes, shifted } from './layer-boxes'
import { groundOf } from './paintwork'
import { copyOf, cropOf, wholePixels } from './rgb'

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
  if (ground === null) return null
  const from = wholePixels(boxes[at]!, pixels)
  const air = Math.round(AIR * scale)
  const top = Math.round(fold) - air - (from.bottom - from.top)
  if (top < air || from.right <= from.left) return null
  const changed = copyOf(pixels)
  const crop = cropOf(pixels, from)
  const bar = wholePixels(
    { ...grown(from, 0), left: 0, right: pixels.width, top: top - air, bottom: fold },
    pixels
  )
  for (let y = bar.top; y < bar.bottom; y++) {
    for (let x = bar.left; x < bar.right; x++) {
      const to = 4 * (y * pixels.width + x)
      const [column, row] = [x - from.left, y - top]
      const isButton = column >= 0 && column < crop.width && row >= 0 && row < crop.height
      if (isButton) {
        const source = 4 * (row * crop.width + column)
        changed.data.set(crop.data.subarray(source, source + 4), to)
      } else changed.data.set([...ground, 255], to)
    }
  }
  return {
    pixels: changed,
    nodes: nodes.map((node, i) =>
      i >= at && i < ends[at]! ? shifted(node, 0, top - boxes[at]!.top) : node
    )
  }
}
