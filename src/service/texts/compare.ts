import type { Measured } from './measured'
import { type ComparedNumber, reference } from './reference'
import { rivalry } from './spots'
import { percent, short } from './words'

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

/** A number as texts show it: shares in per cent, scores whole, others with a decimal. */
export function shown(name: ComparedNumber, value: number): string {
  switch (name) {
    case 'clarity':
    case 'excitingness':
    case 'colourCount':
      return String(Math.round(value))
    case 'contrast':
    case 'colourfulness':
      return short(value)
    default:
      return percent(value)
  }
}

/** What is usual for a number, `18 % to 23 %`: its middle half over the pictures of comparison. */
export function usualRange({ medium }: Measured, name: ComparedNumber): string {
  const { low, high } = reference(medium)[name]
  return `${shown(name, low)} to ${shown(name, high)}`
}

/** Whether a number lies under a quarter of the pictures of comparison, and is shown as another one. */
export function isLow(measured: Measured, name: ComparedNumber): boolean {
  const { low } = reference(measured.medium)[name]
  const value = valueOf(measured, name)
  return value < low && shown(name, value) !== shown(name, low)
}

/** Whether a number lies over three quarters of the pictures of comparison, and is shown as another one. */
export function isHigh(measured: Measured, name: ComparedNumber): boolean {
  const { high } = reference(measured.medium)[name]
  const value = valueOf(measured, name)
  return value > high && shown(name, value) !== shown(name, high)
}

export function isUsual(measured: Measured, name: ComparedNumber): boolean {
  return !isLow(measured, name) && !isHigh(measured, name)
}
