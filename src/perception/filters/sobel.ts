import { planeLike } from '../plane'
import type { Plane } from '../plane'

/** Sobel gradients, unscaled: a step of height 1 gives 4. Borders repeat the outermost pixels. */
export function sobel(source: Plane): { x: Plane; y: Plane } {
  const { width, height, data } = source
  const across = planeLike(source)
  const down = planeLike(source)
  for (let y = 0; y < height; y++) {
    const above = Math.max(0, y - 1) * width
    const here = y * width
    const below = Math.min(height - 1, y + 1) * width
    for (let x = 0; x < width; x++) {
      const left = x > 0 ? x - 1 : 0
      const right = x < width - 1 ? x + 1 : x
      const diagonal = data[below + right]! - data[above + left]!
      const otherDiagonal = data[below + left]! - data[above + right]!
      across.data[here + x] =
        diagonal - otherDiagonal + 2 * (data[here + right]! - data[here + left]!)
      down.data[here + x] = diagonal + otherDiagonal + 2 * (data[below + x]! - data[above + x]!)
    }
  }
  return { x: across, y: down }
}
