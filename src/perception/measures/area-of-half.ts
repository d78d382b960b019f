import { largest } from '../filters/largest'

/** Values are sorted into so many bins by size first, and in one of them only by themselves. */
const BINS = 4096

/** The smallest part of the grid, 0–1, that holds half of a density summing to 1. */
export function areaOfHalf(density: Float32Array): number {
  const perValue = (BINS - 1) / largest(density)
  if (!(perValue > 0 && perValue < Infinity)) return 1
  const counts = new Uint32Array(BINS)
  const sums = new Float64Array(BINS)
  fill(density, perValue, counts, sums)
  let sum = 0
  let cells = 0
  let bin = BINS - 1
  for (; bin >= 0 && sum + sums[bin]! < 0.5; bin--) {
    sum += sums[bin]!
    cells += counts[bin]!
  }
  if (bin < 0) return 1
  const sorted = valuesOf(density, perValue, bin, counts[bin]!).sort()
  for (let i = sorted.length - 1; i >= 0 && sum < 0.5; i--) {
    sum += sorted[i]!
    cells++
  }
  return cells / density.length
}

function fill(
  density: Float32Array,
  perValue: number,
  counts: Uint32Array,
  sums: Float64Array
): void {
  const { length } = density
  for (let i = 0; i < length; i++) {
    const value = density[i]!
    const bin = (value * perValue) | 0
    counts[bin]!++
    sums[bin]! += value
  }
}

function valuesOf(
  density: Float32Array,
  perValue: number,
  bin: number,
  count: number
): Float32Array {
  const values = new Float32Array(count)
  let found = 0
  for (let i = 0; i < density.length && found < count; i++) {
    if (((density[i]! * perValue) | 0) === bin) values[found++] = density[i]!
  }
  return values
}

/**
 * How much attention gathers: 0 when it is spread evenly, 100 when all of it is in one point.
 * 100 × (1 − 2 × the smallest part of the area that holds half of the attention). The half-share area is
 * a quantile of the density's concentration curve (Lorenz 1905) at one half, where an even density has a
 * half; the doubling sets that to 0. Our own scaling: no standard names such a score.
 */
export function focus(density: Float32Array): number {
  return 100 * Math.max(0, Math.min(1, 1 - 2 * areaOfHalf(density)))
}
