import type { Box } from '../../perception/see/box'
import type { LayerNode } from '../../file'

/** How much of a pixel an upright layer's shape covers, 0–1, when `inset` px of its edge are taken away. */
export function shapeOf(
  { matrix: [scale], radius = 0, type }: LayerNode,
  { left, top, right, bottom }: Box
): (x: number, y: number, inset: number) => number {
  const [middleX, middleY] = [(left + right) / 2, (top + bottom) / 2]
  const [halfX, halfY] = [(right - left) / 2, (bottom - top) / 2]
  const corner =
    type === 'ELLIPSE' ? Math.min(halfX, halfY) : Math.min(radius * scale, halfX, halfY)
  return (x, y, inset) => {
    const round = Math.max(0, corner - inset)
    const across = Math.abs(x + 0.5 - middleX) - (halfX - inset) + round
    const down = Math.abs(y + 0.5 - middleY) - (halfY - inset) + round
    const outside = Math.hypot(Math.max(0, across), Math.max(0, down))
    const away = outside + Math.min(0, Math.max(across, down)) - round
    return Math.max(0, Math.min(1, 0.5 - away))
  }
}
