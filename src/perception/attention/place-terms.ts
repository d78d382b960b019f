import type { Size } from '../see/size'

/** Highest wave in each direction. */
const ORDER = 3
/** How far the pull of an edge reaches, as part of the side. */
const EDGE = 0.12
const EDGES = 4

/**
 * Terms of the logarithm of the habit of looking, at a place of a picture (x and y 0–1 from the top left):
 * waves cos(iπx)·cos(jπy) up to `ORDER` each, without the constant, then the nearness of the left, top, right and
 * bottom edge.
 */
export function placeTerms(x: number, y: number): number[] {
  const terms: number[] = []
  for (let i = 0; i <= ORDER; i++) {
    for (let j = 0; j <= ORDER; j++) {
      if (i + j > 0) terms.push(Math.cos(i * Math.PI * x) * Math.cos(j * Math.PI * y))
    }
  }
  for (const distance of [x, y, 1 - x, 1 - y]) terms.push(Math.exp(-distance / EDGE))
  return terms
}

export const PLACE_TERMS = placeTerms(0, 0).length

/**
 * Adds to a logarithm on a grid what habit makes of each place; `rowOf` says where a row lies, and by what its density
 * is multiplied. The sum of `placeTerms`, with what a row's cells share taken out.
 */
export function addPlaces(
  { width, height }: Size,
  weights: readonly number[],
  rowOf: (part: number) => { place: number; gain: number },
  logarithm: Float32Array
): void {
  const columns = Array.from({ length: ORDER + 1 }, (_, i) =>
    Float64Array.from({ length: width }, (_x, x) => Math.cos((i * Math.PI * (x + 0.5)) / width))
  )
  const [left = 0, top = 0, right = 0, bottom = 0] = weights.slice(-EDGES)
  const edges = Float64Array.from(
    { length: width },
    (_, x) =>
      left * Math.exp(-(x + 0.5) / width / EDGE) +
      right * Math.exp((x + 0.5 - width) / width / EDGE)
  )
  for (let row = 0; row < height; row++) {
    const { place, gain } = rowOf((row + 0.5) / height)
    const waves = rowWaves(weights, place)
    const ofRow =
      Math.log(gain) + top * Math.exp(-place / EDGE) + bottom * Math.exp((place - 1) / EDGE)
    for (let i = 0; i <= ORDER; i++) addWave(logarithm, row * width, columns[i]!, waves[i]!)
    for (let x = 0; x < width; x++) logarithm[row * width + x]! += ofRow + edges[x]!
  }
}

/** The weight of each wave across, in a row at a place. */
function rowWaves(weights: readonly number[], place: number): Float64Array {
  const waves = new Float64Array(ORDER + 1)
  let k = 0
  for (let i = 0; i <= ORDER; i++) {
    for (let j = 0; j <= ORDER; j++) {
      if (i + j > 0) waves[i]! += weights[k++]! * Math.cos(j * Math.PI * place)
    }
  }
  return waves
}

function addWave(sum: Float32Array, from: number, wave: Float64Array, weight: number): void {
  for (let x = 0; x < wave.length; x++) sum[from + x]! += weight * wave[x]!
}
