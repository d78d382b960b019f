import type { Lab } from '../colour/lab'
import { haar } from '../filters/haar'
import type { Plane } from '../plane'
import type { Steps } from '../run/steps'

const LEVELS = 3
const CHROMA_WEIGHT = 0.25
/** Width of a histogram bin in CIELAB units. */
const STEP = 2
const BINS = 512

/**
 * Subband entropy (Rosenholtz, Li and Nakano 2007): how many bits a coefficient of the picture's
 * wavelet transform takes, which is how hard the picture is to describe. The mean over three levels
 * and three directions of a Haar transform, lightness weighing four times as much as each chroma
 * channel.
 */
export function* subbandEntropy(lab: Lab): Steps<number> {
  let sum = 0
  let weights = 0
  for (const { channel, weight } of [
    { channel: lab.l, weight: 1 },
    { channel: lab.a, weight: CHROMA_WEIGHT },
    { channel: lab.b, weight: CHROMA_WEIGHT }
  ]) {
    let rest: Plane = channel
    for (let level = 0; level < LEVELS && Math.min(rest.width, rest.height) > 1; level++) {
      const { mean, details } = haar(rest)
      yield
      for (const detail of details) {
        sum += weight * entropy(detail.data)
        weights += weight
      }
      rest = mean
      yield
    }
  }
  return weights > 0 ? sum / weights : 0
}

/** Shannon entropy in bits of values put into bins of `STEP`. */
function entropy(values: Float32Array): number {
  const counts = new Uint32Array(BINS)
  for (const value of values) {
    const bin = Math.round(value / STEP) + BINS / 2
    counts[Math.max(0, Math.min(BINS - 1, bin))]!++
  }
  let bits = 0
  for (const count of counts) {
    if (count > 0) bits -= (count / values.length) * Math.log2(count / values.length)
  }
  return bits
}
