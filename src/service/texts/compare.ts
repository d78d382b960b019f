import type { Measured } from './measured'
import { type ComparedNumber, REFERENCE } from './reference'

/** A number of the analysis by name. */
export function valueOf(
  { clarity, excitingness, measures }: Measured,
  name: ComparedNumber
): number {
  if (name === 'clarity') return clarity
  return name === 'excitingness' ? excitingness : measures[name]
}

export function isLow(measured: Measured, name: ComparedNumber): boolean {
  return valueOf(measured, name) < REFERENCE[name].low
}

export function isHigh(measured: Measured, name: ComparedNumber): boolean {
  return valueOf(measured, name) > REFERENCE[name].high
}

export function isUsual(measured: Measured, name: ComparedNumber): boolean {
  return !isLow(measured, name) && !isHigh(measured, name)
}
