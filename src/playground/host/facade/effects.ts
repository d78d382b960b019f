import type { Effect as GraphEffect } from '@open-pencil/core'
import * as v from 'valibot'
import { BLEND_MODES, rgba } from './paints'
import { validate } from './validation'

const radius = v.pipe(v.number(), v.minValue(0))

const shadow = v.object({
  type: v.picklist(['DROP_SHADOW', 'INNER_SHADOW']),
  color: rgba,
  offset: v.object({ x: v.number(), y: v.number() }),
  radius,
  spread: v.optional(v.number(), 0),
  visible: v.boolean(),
  blendMode: v.picklist(BLEND_MODES),
  showShadowBehindNode: v.optional(v.boolean(), false)
})

const blur = v.object({
  type: v.picklist(['LAYER_BLUR', 'BACKGROUND_BLUR']),
  radius,
  visible: v.boolean()
})

const schema = v.array(v.variant('type', [shadow, blur]))
const CLEAR = { r: 0, g: 0, b: 0, a: 0 }

export function toEffects(value: unknown): GraphEffect[] {
  return validate('effects', schema, value).map((effect) =>
    'color' in effect ? effect : { ...effect, color: CLEAR, offset: { x: 0, y: 0 }, spread: 0 }
  )
}

export function fromEffects(effects: readonly GraphEffect[]): Effect[] {
  return effects.flatMap(
    ({ type, color, offset, radius, spread, visible, blendMode }): Effect[] => {
      if (type === 'FOREGROUND_BLUR') return []
      if (type === 'LAYER_BLUR' || type === 'BACKGROUND_BLUR') {
        return [{ type, radius, visible, blurType: 'NORMAL' }]
      }
      const common = { color: { ...color }, offset: { ...offset }, radius, spread, visible }
      return [{ type, ...common, blendMode: blendMode ?? 'NORMAL' }]
    }
  )
}
