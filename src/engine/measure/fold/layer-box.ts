import type { Box } from '../../../perception/see/box'
import type { LayerNode } from '../../../file'

/** The upright box around a layer. `scale` is px of the picture per px of the box. */
export function layerBox({ matrix, width, height }: LayerNode, scale = 1): Box {
  const [a, b, c, d, e, f] = matrix
  return {
    left: (e + Math.min(0, a * width) + Math.min(0, c * height)) / scale,
    right: (e + Math.max(0, a * width) + Math.max(0, c * height)) / scale,
    top: (f + Math.min(0, b * width) + Math.min(0, d * height)) / scale,
    bottom: (f + Math.max(0, b * width) + Math.max(0, d * height)) / scale
  }
}

/** Px between two boxes; 0 where they meet. */
export function gapBetween(one: Box, other: Box): number {
  const across = Math.max(one.left, other.left) - Math.min(one.right, other.right)
  const down = Math.max(one.top, other.top) - Math.min(one.bottom, other.bottom)
  return Math.max(0, across, down)
}
