import { type Plane, planeLike } from '../../../src/perception/see/plane'

/** How far a Gaussian reaches, in its standard deviations. */
const REACH = 4

/** A Gaussian blur with zeros beyond the border, sigma in cells: weights themselves, not boxes in their place. */
export function exactBlur(source: Plane, sigma: number): Plane {
  if (sigma === 0) return source
  const weights = gaussian(sigma)
  const { width, height } = source
  const across = planeLike(source)
  for (let y = 0; y < height; y++) blurLine(source, across, weights, y * width, 1, width)
  const both = planeLike(source)
  for (let x = 0; x < width; x++) blurLine(across, both, weights, x, width, height)
  return both
}

/** Weights from the middle outwards, as those on both sides sum to 1. */
function gaussian(sigma: number): Float64Array {
  const radius = Math.round(REACH * sigma)
  const weights = Float64Array.from({ length: radius + 1 }, (_, i) =>
    Math.exp(-((i / sigma) ** 2) / 2)
  )
  const sum = weights.reduce((total, weight, i) => total + (i === 0 ? 1 : 2) * weight, 0)
  return weights.map((weight) => weight / sum)
}

function blurLine(
  { data }: Plane,
  into: Plane,
  weights: Float64Array,
  start: number,
  stride: number,
  length: number
): void {
  const radius = weights.length - 1
  for (let from = 0; from < length; from++) {
    const value = data[start + from * stride]!
    // Most cells of a few fixations are empty.
    if (value === 0) continue
    const last = Math.min(length - 1, from + radius)
    for (let at = Math.max(0, from - radius); at <= last; at++) {
      into.data[start + at * stride]! += weights[Math.abs(at - from)]! * value
    }
  }
}
