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
  excitingness: { low: 33.5, high: 63.8 },
  edgeDensity: { low: 0.0483, high: 0.0963 },
  colourCongestion: { low: 2.99, high: 5.56 },
  orientationCongestion: { low: 8.11, high: 13.6 },
  subbandEntropy: { low: 0.926, high: 1.52 },
  colourfulness: { low: 30.1, high: 65.7 },
  contrast: { low: 19, high: 28.1 }
} as const satisfies Record<string, Quartiles>

/** The same for numbers that depend on where people look by habit, which the medium decides. */
const OF_ATTENTION_ON_INTERFACES = {
  areaOfHalfAttention: { low: 0.18, high: 0.227 },
  rivalry: { low: 0.849, high: 0.958 },
  top: { low: 0.407, high: 0.486 },
  bottom: { low: 0.118, high: 0.174 },
  left: { low: 0.307, high: 0.379 },
  right: { low: 0.135, high: 0.19 }
} as const satisfies Record<string, Quartiles>

const OF_ATTENTION_IN_GENERAL: Record<keyof typeof OF_ATTENTION_ON_INTERFACES, Quartiles> = {
  areaOfHalfAttention: { low: 0.0847, high: 0.157 },
  rivalry: { low: 0.662, high: 0.922 },
  top: { low: 0.153, high: 0.296 },
  bottom: { low: 0.152, high: 0.293 },
  left: { low: 0.16, high: 0.331 },
  right: { low: 0.158, high: 0.268 }
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
