import { planeLike, type Plane } from './plane'
import type { Lab } from './lab'

/** Sobel gradients, unscaled: a step of height 1 gives 4. Borders repeat the outermost pixels. */
export function sobel(source: Plane): { x: Plane; y: Plane } {
  const { width, height, data } = source
  const x = planeLike(source)
  const y = planeLike(source)
  for (let row = 0; row < height; row++) {
    const above = Math.max(0, row - 1) * width
    const below = Math.min(height - 1, row + 1) * width
    differentiate(data, above, row * width, below, width, x.data, y.data)
  }
  return { x, y }
}

function differentiate(
  data: Float32Array,
  above: number,
  here: number,
  below: number,
  width: number,
  across: Float32Array,
  down: Float32Array
): void {
  for (let x = 0; x < width; x++) {
    const left = x > 0 ? x - 1 : 0
    const right = x < width - 1 ? x + 1 : x
    const diagonal = data[below + right]! - data[above + left]!
    const otherDiagonal = data[below + left]! - data[above + right]!
    across[here + x] = diagonal - otherDiagonal + 2 * (data[here + right]! - data[here + left]!)
    down[here + x] = diagonal + otherDiagonal + 2 * (data[below + x]! - data[above + x]!)
  }
}

/** Length of the gradient of colour: CIELAB units from cell to cell, all channels together. */
export function colourEdges({ l, a, b }: Lab): Plane {
  const edges = planeLike(l)
  for (const channel of [l, a, b]) {
    const { x, y } = sobel(channel)
    addSquares(x.data, y.data, edges.data)
  }
  for (let i = 0; i < edges.data.length; i++) edges.data[i] = Math.sqrt(edges.data[i]!) / 4
  return edges
}

function addSquares(x: Float32Array, y: Float32Array, sum: Float32Array): void {
  for (let i = 0; i < sum.length; i++) sum[i]! += x[i]! * x[i]! + y[i]! * y[i]!
}
