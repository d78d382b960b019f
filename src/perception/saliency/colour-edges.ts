import type { Lab } from '../colour/lab'
import { sobel } from '../filters/sobel'
import { type Plane, planeLike } from '../plane'

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
