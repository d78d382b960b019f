import type { Medium } from '../../client/schemas'

/** Lower and upper quartile of a number over the pictures of comparison. */
export interface Quartiles {
  low: number
  high: number
}

/**
 * Quartiles over the 100 advertisements of Savoias (Saraee, Jalal and Betke 2018), printed by
 * test/bench/service/reference-quartiles.ts: what the texts call low lies under a quarter of them.
 */
const OF_THE_PICTURE = {
  clarity: { low: 36.7, high: 59.2 },
  excitingness: { low: 34.2, high: 64.1 },
  edgeDensity: { low: 0.0483, high: 0.0963 },
  colourCongestion: { low: 2.99, high: 5.56 },
  orientationCongestion: { low: 8.11, high: 13.6 },
  subbandEntropy: { low: 0.926, high: 1.52 },
  colourfulness: { low: 30.1, high: 65.7 },
  contrast: { low: 19, high: 28.1 }
} as const satisfies Record<string, Quartiles>

/** The same for numbers that depend on where people look by habit, which the medium decides. */
const OF_ATTENTION_ON_INTERFACES = {
  areaOfHalfAttention: { low: 0.18, high: 0.225 },
  rivalry: { low: 0.841, high: 0.968 },
  top: { low: 0.407, high: 0.493 },
  bottom: { low: 0.119, high: 0.174 },
  left: { low: 0.308, high: 0.375 },
  right: { low: 0.134, high: 0.193 }
} as const satisfies Record<string, Quartiles>

const OF_ATTENTION_IN_GENERAL: Record<keyof typeof OF_ATTENTION_ON_INTERFACES, Quartiles> = {
  areaOfHalfAttention: { low: 0.0835, high: 0.148 },
  rivalry: { low: 0.672, high: 0.908 },
  top: { low: 0.147, high: 0.27 },
  bottom: { low: 0.15, high: 0.269 },
  left: { low: 0.145, high: 0.295 },
  right: { low: 0.14, high: 0.25 }
}

/** Numbers that the texts call low or high; the thirds' names stand for their share of attention. */
export type ComparedNumber = keyof typeof OF_THE_PICTURE | keyof typeof OF_ATTENTION_ON_INTERFACES

/** What a number is compared with. */
export function reference(medium: Medium): Record<ComparedNumber, Quartiles> {
  const ofAttention = medium === 'generic' ? OF_ATTENTION_IN_GENERAL : OF_ATTENTION_ON_INTERFACES
  return { ...OF_THE_PICTURE, ...ofAttention }
}

/** The pictures of comparison, as the texts call them. */
export const REFERENCE_IN_WORDS = '100 advertisements measured for comparison'
