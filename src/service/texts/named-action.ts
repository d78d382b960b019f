import { layersOfKind } from './layer-ranks'
import type { Measured } from './measured'
import type { MeasuredLayer } from './measured-layer'

const MAIN = /\b(?:primary|main|cta|call to action)\b/i
const NOT_MAIN = /\b(?:secondary|tertiary|2nd|second)\b/i

/** The control that its name alone calls the main action; null when none does, or several do. */
export function namedAction(measured: Measured): MeasuredLayer | null {
  const named = layersOfKind(measured, 'control').filter(({ name }) => {
    return MAIN.test(name) && !NOT_MAIN.test(name)
  })
  return named.length === 1 ? named[0]! : null
}
