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
  clarity: { low: 35.3, high: 62.2 },
  excitingness: { low: 36.7, high: 64.3 },
  crowding: { low: 0.391, high: 0.662 },
  colourCount: { low: 17.4, high: 32.1 },
  colourfulness: { low: 29.8, high: 65.1 },
  contrast: { low: 18.6, high: 27.3 }
} as const satisfies Record<string, Quartiles>

/** The same for numbers that depend on where people look by habit, which the medium decides. */
const OF_ATTENTION_ON_INTERFACES = {
  areaOfHalfAttention: { low: 0.183, high: 0.23 },
  rivalry: { low: 0.612, high: 0.894 },
  top: { low: 0.425, high: 0.517 },
  bottom: { low: 0.119, high: 0.168 },
  left: { low: 0.316, high: 0.39 },
  right: { low: 0.153, high: 0.197 }
} as const satisfies Record<string, Quartiles>

const OF_ATTENTION_IN_GENERAL: Record<keyof typeof OF_ATTENTION_ON_INTERFACES, Quartiles> = {
  areaOfHalfAttention: { low: 0.0701, high: 0.14 },
  rivalry: { low: 0.526, high: 0.877 },
  top: { low: 0.164, high: 0.293 },
  bottom: { low: 0.126, high: 0.204 },
  left: { low: 0.167, high: 0.302 },
  right: { low: 0.167, high: 0.261 }
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
