import type { SceneNode as GraphNode } from '@open-pencil/core'
import * as v from 'valibot'
import { validate } from './validation'

const lineHeight = v.variant('unit', [
  v.strictObject({ unit: v.literal('AUTO') }),
  v.strictObject({
    unit: v.picklist(['PIXELS', 'PERCENT']),
    value: v.pipe(v.number(), v.minValue(0))
  })
])

const letterSpacing = v.strictObject({ unit: v.picklist(['PIXELS', 'PERCENT']), value: v.number() })

/** OpenPencil keeps px; null is the font's own line height. */
export function lineHeightPx(value: unknown, fontSize: number): number | null {
  const line = validate('lineHeight', lineHeight, value)
  if (line.unit === 'AUTO') return null
  return line.unit === 'PIXELS' ? line.value : (line.value * fontSize) / 100
}

export function lineHeightOf({ lineHeight }: GraphNode): LineHeight {
  return lineHeight === null ? { unit: 'AUTO' } : { unit: 'PIXELS', value: lineHeight }
}

export function letterSpacingPx(value: unknown, fontSize: number): number {
  const spacing = validate('letterSpacing', letterSpacing, value)
  return spacing.unit === 'PIXELS' ? spacing.value : (spacing.value * fontSize) / 100
}
