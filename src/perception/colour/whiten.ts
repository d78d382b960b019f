import type { Plane } from '../plane'
import { planeLike } from '../plane'
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
  for (let i = 0; i < l.data.length; i++) {
    const first = l.data[i]!
    const second = a.data[i]! - la * first
    const third = b.data[i]! - lb * first - ab * second
    l.data[i] = first / Math.sqrt(ll)
    a.data[i] = second / Math.sqrt(aa)
    b.data[i] = third / Math.sqrt(bb)
  }
  return [l, a, b]
}

function centred(source: Plane): Plane {
  let sum = 0
  for (const value of source.data) sum += value
  const mean = sum / source.data.length
  const result = planeLike(source)
  for (let i = 0; i < source.data.length; i++) result.data[i] = source.data[i]! - mean
  return result
}

/** Mean product of two channels of zero mean: their covariance. */
function product(one: Plane, other: Plane): number {
  let sum = 0
  for (let i = 0; i < one.data.length; i++) sum += one.data[i]! * other.data[i]!
  return sum / one.data.length
}
