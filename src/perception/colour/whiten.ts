import { type Plane, planeLike } from '../plane'
import { mean } from '../filters/total'
import type { Lab } from './lab'

/** Added to each variance, in CIELAB units squared, so that faint noise is not blown up. */
const NOISE_VARIANCE = 4

/**
 * Three uncorrelated channels of equal variance from CIELAB: what each channel adds to the ones
 * before it (Cholesky whitening, order L, a, b). Zero mean.
 */
export function whiten(lab: Lab): [Plane, Plane, Plane] {
  const l = centred(lab.l)
  const a = centred(lab.a)
  const b = centred(lab.b)
  const ll = product(l, l) + NOISE_VARIANCE
  const la = product(l, a) / ll
  const lb = product(l, b) / ll
  const aa = product(a, a) + NOISE_VARIANCE - la * la * ll
  const ab = (product(a, b) - la * lb * ll) / aa
  const bb = product(b, b) + NOISE_VARIANCE - lb * lb * ll - ab * ab * aa
  uncorrelate([l.data, a.data, b.data], [la, lb, ab], [Math.sqrt(ll), Math.sqrt(aa), Math.sqrt(bb)])
  return [l, a, b]
}

function uncorrelate(
  [l, a, b]: [Float32Array, Float32Array, Float32Array],
  [la, lb, ab]: [number, number, number],
  [spreadL, spreadA, spreadB]: [number, number, number]
): void {
  const { length } = l
  for (let i = 0; i < length; i++) {
    const first = l[i]!
    const second = a[i]! - la * first
    const third = b[i]! - lb * first - ab * second
    l[i] = first / spreadL
    a[i] = second / spreadA
    b[i] = third / spreadB
  }
}

function centred(source: Plane): Plane {
  const result = planeLike(source)
  subtract(source.data, mean(source.data), result.data)
  return result
}

function subtract(values: Float32Array, by: number, into: Float32Array): void {
  for (let i = 0; i < into.length; i++) into[i] = values[i]! - by
}

/** Mean product of two channels of zero mean: their covariance. */
function product(one: Plane, other: Plane): number {
  return dot(one.data, other.data) / one.data.length
}

function dot(one: Float32Array, other: Float32Array): number {
  let sum = 0
  for (let i = 0; i < one.length; i++) sum += one[i]! * other[i]!
  return sum
}
