import { usualRange } from '../../../src/service/texts/compare'
import type { MeasuredLayer } from '../../../src/service/texts/measured-layer'
import { layer, measured, USUAL_THIRDS } from '../support/measured'
import { plain } from './plain'

export type Changes = Parameters<typeof measured>[0]

/** What a text says, an analysis just before it must say so, and one of which it must. */
export type Case = [sentence: string, unchanged: Changes, changed: Changes]

export const thirds = (changes: Partial<typeof USUAL_THIRDS>): typeof USUAL_THIRDS => ({
  ...USUAL_THIRDS,
  ...changes
})

/** The range that a text calls usual, as it reads. */
export const usual = (name: Parameters<typeof usualRange>[1]): string =>
  plain(usualRange(measured(), name))

export const control = (name: string, attention: number, changes = {}): MeasuredLayer =>
  layer(name, attention, { kind: 'control', area: 0.01, ...changes })

export const image = (name: string, attention: number, changes = {}): MeasuredLayer =>
  layer(name, attention, { kind: 'image', ...changes })
