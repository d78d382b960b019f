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
  clarity: { low: 35.3, high: 62 },
  excitingness: { low: 36.9, high: 64.5 },
  crowding: { low: 0.394, high: 0.669 },
  colourCount: { low: 17.3, high: 32.5 },
  colourfulness: { low: 29.8, high: 65.3 },
  contrast: { low: 18.7, high: 27.5 }
} as const satisfies Record<string, Quartiles>

/** The same for numbers that depend on where people look by habit, which the medium decides. */
const OF_ATTENTION_ON_INTERFACES = {
  areaOfHalfAttention: { low: 0.18, high: 0.222 },
  rivalry: { low: 0.688, high: 0.913 },
  top: { low: 0.43, high: 0.52 },
  bottom: { low: 0.123, high: 0.165 },
  left: { low: 0.323, high: 0.389 },
  right: { low: 0.157, high: 0.196 }
} as const satisfies Record<string, Quartiles>

const OF_ATTENTION_IN_GENERAL: Record<keyof typeof OF_ATTENTION_ON_INTERFACES, Quartiles> = {
  areaOfHalfAttention: { low: 0.0715, high: 0.137 },
  rivalry: { low: 0.561, high: 0.857 },
  top: { low: 0.163, high: 0.288 },
  bottom: { low: 0.125, high: 0.198 },
  left: { low: 0.171, high: 0.304 },
  right: { low: 0.167, high: 0.257 }
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
