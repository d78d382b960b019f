import type { Measured } from './measured'
import { type ComparedNumber, reference } from './reference'
import { rivalry } from './spots'

/** A number of the analysis by name. */
export function valueOf(measured: Measured, name: ComparedNumber): number {
  const { measures } = measured
  switch (name) {
    case 'clarity':
    case 'excitingness':
      return measured[name]
    case 'rivalry':
      return rivalry(measured)
    case 'top':
    case 'bottom':
    case 'left':
    case 'right':
      return measures.attentionByThirds[name]
    default:
      return measures[name]
  }
}

/** Whether a number lies under a quarter of the pictures of comparison. */
export function isLow(measured: Measured, name: ComparedNumber): boolean {
  return valueOf(measured, name) < reference(measured.medium)[name].low
}

/** Whether a number lies over three quarters of the pictures of comparison. */
export function isHigh(measured: Measured, name: ComparedNumber): boolean {
  return valueOf(measured, name) > reference(measured.medium)[name].high
}

export function isUsual(measured: Measured, name: ComparedNumber): boolean {
  return !isLow(measured, name) && !isHigh(measured, name)
}
