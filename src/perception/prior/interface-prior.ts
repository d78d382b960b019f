import { fitArea } from '../filters/fit-area'
import type { Size } from '../filters/fit-area'
import { sumToOne } from '../filters/normalise'
import { resizeSmooth } from '../filters/resize-smooth'

/**
 * A density over the unit square whose logarithm is a sum of cosines: term (j, k) is
 * cos(jπx)·cos(kπy), for all orders up to `order` save (0, 0). Its weight is
 * `even[i] + tilt[i]·t`, where t is the picture's shape: −1 portrait, 1 landscape.
 */
export interface CosineDensity {
  order: number
  even: readonly number[]
  tilt: readonly number[]
}

/** Shape of a picture on the scale of the fitted data: −1 at 9:16 and beyond, 1 at 16:9 and beyond. */
export function shapeOf({ width, height }: Size): number {
  return Math.max(-1, Math.min(1, Math.log(width / height) / Math.log(16 / 9)))
}

/** The orders (j, k) of the cosine terms, in the order of the weights. */
export function cosineTerms(order: number): [number, number][] {
  const terms: [number, number][] = []
  for (let k = 0; k <= order; k++) {
    for (let j = 0; j <= order; j++) if (j + k > 0 && j + k <= order) terms.push([j, k])
  }
  return terms
}

/** Cells that a density is computed on: the shortest wave spans many of them. */
const SAMPLED_AREA = 64 * 48

/** Where people look in user interfaces by habit, on a grid, for a picture of a shape; sums to 1. */
export function interfacePrior(grid: Size, shape: number, density: CosineDensity): Float32Array {
  const coarse = fitArea(grid, SAMPLED_AREA)
  const sampled = { ...coarse, data: sample(coarse, shape, density) }
  return sumToOne(resizeSmooth(sampled, grid.width, grid.height).data.slice())
}

function sample({ width, height }: Size, shape: number, density: CosineDensity): Float32Array {
  const across = cosines(width, density.order)
  const down = cosines(height, density.order)
  const logarithm = new Float64Array(width * height)
  for (const [i, [j, k]] of cosineTerms(density.order).entries()) {
    const weight = density.even[i]! + density.tilt[i]! * shape
    for (let y = 0; y < height; y++) {
      const factor = weight * down[k * height + y]!
      for (let x = 0; x < width; x++) logarithm[y * width + x]! += factor * across[j * width + x]!
    }
  }
  return Float32Array.from(logarithm, Math.exp)
}

function cosines(size: number, order: number): Float64Array {
  return Float64Array.from({ length: size * (order + 1) }, (_, i) =>
    Math.cos(Math.PI * Math.floor(i / size) * (((i % size) + 0.5) / size))
  )
}
