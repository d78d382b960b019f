import type { Size } from '../filters/fit-area'

/** Highest wave in each direction. */
const ORDER = 3
/** How far the pull of an edge reaches, as part of the side. */
const EDGE = 0.12

/**
 * What the logarithm of the habit of looking is made of, at a place of a picture (x and y 0–1 from the top left):
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

/** Adds to a logarithm on a grid what habit makes of each place; `rowOf` says where a row lies, and what it gets. */
export function addPlaces(
  { width, height }: Size,
  weights: readonly number[],
  rowOf: (part: number) => { place: number; gain: number },
  logarithm: Float32Array
): void {
  for (let row = 0; row < height; row++) {
    const { place, gain } = rowOf((row + 0.5) / height)
    const ofRow = Math.log(gain)
    for (let column = 0; column < width; column++) {
      const terms = placeTerms((column + 0.5) / width, place)
      let sum = ofRow
      for (let k = 0; k < terms.length; k++) sum += weights[k]! * terms[k]!
      logarithm[row * width + column]! += sum
    }
  }
}
