import type { Size } from '../filters/fit-area'
import type { Thirds } from './measures'

/** Entropy of a density (summing to 1) over that of an even one: 0 one cell, 1 all alike. */
export function relativeEntropy(density: Float32Array): number {
  const { length } = density
  if (length < 2) return 0
  let sum = 0
  for (let i = 0; i < length; i++) {
    const p = density[i]!
    if (p > 0) sum -= p * Math.log(p)
  }
  return Math.min(1, sum / Math.log(length))
}

/** Root mean square distance from the density's centre, over the grid's half diagonal. */
export function spread(density: Float32Array, { width, height }: Size): number {
  let x = 0
  let y = 0
  let squares = 0
  for (let i = 0; i < density.length; i++) {
    const column = i % width
    const row = Math.floor(i / width)
    x += density[i]! * column
    y += density[i]! * row
    squares += density[i]! * (column * column + row * row)
  }
  return (2 * Math.sqrt(Math.max(0, squares - x * x - y * y))) / Math.hypot(width, height)
}

/** Shares of a density by thirds of the frame; cells belong to the third their centre lies in. */
export function thirds(density: Float32Array, { width, height }: Size): Thirds {
  const columns: [number, number, number] = [0, 0, 0]
  const rows: [number, number, number] = [0, 0, 0]
  for (let i = 0; i < density.length; i++) {
    columns[thirdOf(i % width, width)] += density[i]!
    rows[thirdOf(Math.floor(i / width), height)] += density[i]!
  }
  const [left, centre, right] = columns
  const [top, middle, bottom] = rows
  return { left, centre, right, top, middle, bottom }
}

function thirdOf(cell: number, count: number): 0 | 1 | 2 {
  const at = (3 * (cell + 0.5)) / count
  return at < 1 ? 0 : at < 2 ? 1 : 2
}
