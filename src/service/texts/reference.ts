/** Lower and upper quartile of a number over the pictures of comparison. */
export interface Quartiles {
  low: number
  high: number
}

/** Numbers that the texts call low or high. */
export type ComparedNumber =
  | 'clarity'
  | 'excitingness'
  | 'edgeDensity'
  | 'colourCongestion'
  | 'orientationCongestion'
  | 'subbandEntropy'
  | 'colourfulness'
  | 'contrast'
  | 'areaOfHalfAttention'

/**
 * Quartiles over the 100 advertisements of Savoias (Saraee, Jalal and Betke 2018), measured by the
 * engine with medium generic: what the texts call low lies under a quarter of them, high over three.
 */
export const REFERENCE: Record<ComparedNumber, Quartiles> = {
  clarity: { low: 40, high: 65 },
  excitingness: { low: 35, high: 65 },
  edgeDensity: { low: 0.05, high: 0.15 },
  colourCongestion: { low: 2, high: 6 },
  orientationCongestion: { low: 0.02, high: 0.1 },
  subbandEntropy: { low: 2.5, high: 4 },
  colourfulness: { low: 25, high: 70 },
  contrast: { low: 18, high: 32 },
  areaOfHalfAttention: { low: 0.08, high: 0.16 }
}

/** The pictures of comparison, as the texts call them. */
export const REFERENCE_IN_WORDS = '100 advertisements measured for comparison'
