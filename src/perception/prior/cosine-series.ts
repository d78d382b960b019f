/**
 * A density over the unit square as a cosine series (Kronmal & Tarter 1968): 1 and the terms (j, k),
 * cos(jπx)·cos(kπy), for all orders j + k up to `order`. The weight of term i is
 * `even[i] + tilt[i]·t + bend[i]·t²`, where t is the picture’s shape: −1 tall, 0 square, 1 wide.
 */
export interface CosineSeries {
  order: number
  even: readonly number[]
  tilt: readonly number[]
  bend: readonly number[]
}

/** The orders (j, k) of the terms, in the order of the weights. */
export function cosineTerms(order: number): [number, number][] {
  const terms: [number, number][] = []
  for (let k = 0; k <= order; k++) {
    for (let j = 0; j <= order; j++) if (j + k > 0 && j + k <= order) terms.push([j, k])
  }
  return terms
}

/** The weights of cos(jπx), from j = 0 on, at a place down the picture (0–1), for a series and a shape. */
export function rowWeights(
  { order, even, tilt, bend }: CosineSeries,
  shape: number
): (place: number) => Float64Array {
  const terms = cosineTerms(order)
  const weights = terms.map((_, i) => even[i]! + tilt[i]! * shape + bend[i]! * shape * shape)
  return (place) => {
    const row = new Float64Array(order + 1)
    row[0] = 1
    for (const [i, [j, k]] of terms.entries())
      row[j]! += weights[i]! * Math.cos(k * Math.PI * place)
    return row
  }
}
