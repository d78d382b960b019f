import { drawAttentionMap, drawPerceptionMap, runToEnd } from '../../../src/perception'
import { sumToOne } from '../../../src/perception/see/statistics'
import { encodeIndexedPng } from '../../../src/images/png/encode-indexed-png'
import type { MapPicture } from '../../../src/engine/measure/measure'

/** A density along one side, 0 to 1, and how much of it lies before a place. */
export interface Profile {
  density: (t: number) => number
  before: (t: number) => number
}

export const ramp: Profile = { density: (t) => 2 * t, before: (t) => t * t }

export const level: Profile = { density: () => 1, before: (t) => t }

export function exponential(rate: number): Profile {
  const whole = 1 - Math.exp(-rate)
  return {
    density: (t) => (rate * Math.exp(-rate * t)) / whole,
    before: (t) => (1 - Math.exp(-rate * t)) / whole
  }
}

export function gaussian(middle: number, deviation: number): Profile {
  const upTo = (t: number): number => erf((t - middle) / (deviation * Math.SQRT2)) / 2
  const whole = upTo(1) - upTo(0)
  const scale = 1 / (whole * deviation * Math.sqrt(2 * Math.PI))
  return {
    density: (t) => scale * Math.exp(-((t - middle) ** 2) / (2 * deviation ** 2)),
    before: (t) => (upTo(t) - upTo(0)) / whole
  }
}

/** Abramowitz and Stegun 7.1.26: within 1.5e-7. */
function erf(x: number): number {
  const t = 1 / (1 + 0.3275911 * Math.abs(x))
  const sum =
    t *
    (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))
  return Math.sign(x) * (1 - sum * Math.exp(-x * x))
}

/** A map picture of a density that is the product of two profiles, as Glance draws it. */
export function mapOf(
  across: Profile,
  down: Profile,
  size: { width: number; height: number },
  map: 'attention' | 'perception'
): MapPicture {
  const { width, height } = size
  const values = new Float32Array(width * height)
  for (let i = 0; i < values.length; i++) {
    const y = (Math.floor(i / width) + 0.5) / height
    values[i] = across.density(((i % width) + 0.5) / width) * down.density(y)
  }
  const density = sumToOne(values)
  const drawn = runToEnd(
    map === 'attention'
      ? drawAttentionMap({ attention: density, ...size }, size)
      : drawPerceptionMap({ perception: density, ...size }, size)
  )
  return { bytes: encodeIndexedPng(drawn), width, height }
}
