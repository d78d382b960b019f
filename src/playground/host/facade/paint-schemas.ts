import * as v from 'valibot'

/** The blend modes that OpenPencil can draw: Figma's without linear burn and dodge. */
export const BLEND_MODES = [
  'PASS_THROUGH',
  'NORMAL',
  'DARKEN',
  'MULTIPLY',
  'COLOR_BURN',
  'LIGHTEN',
  'SCREEN',
  'COLOR_DODGE',
  'OVERLAY',
  'SOFT_LIGHT',
  'HARD_LIGHT',
  'DIFFERENCE',
  'EXCLUSION',
  'HUE',
  'SATURATION',
  'COLOR',
  'LUMINOSITY'
] as const

const unit = v.pipe(v.number(), v.minValue(0), v.maxValue(1))
const row = v.tuple([v.number(), v.number(), v.number()])
const matrix = v.tuple([row, row])

const rgb = v.strictObject({ r: unit, g: unit, b: unit })
export const rgba = v.strictObject({ r: unit, g: unit, b: unit, a: unit })

const common = {
  visible: v.optional(v.boolean(), true),
  opacity: v.optional(unit, 1),
  blendMode: v.optional(v.picklist(BLEND_MODES), 'NORMAL'),
  boundVariables: v.optional(v.record(v.string(), v.unknown()))
}

const solid = v.strictObject({ ...common, type: v.literal('SOLID'), color: rgb })

const gradient = v.strictObject({
  ...common,
  type: v.picklist(['GRADIENT_LINEAR', 'GRADIENT_RADIAL', 'GRADIENT_ANGULAR', 'GRADIENT_DIAMOND']),
  gradientTransform: matrix,
  gradientStops: v.pipe(
    v.array(
      v.strictObject({
        position: unit,
        color: rgba,
        boundVariables: v.optional(v.record(v.string(), v.unknown()))
      })
    ),
    v.minLength(2)
  )
})

const image = v.strictObject({
  ...common,
  type: v.literal('IMAGE'),
  scaleMode: v.picklist(['FILL', 'FIT', 'CROP', 'TILE']),
  imageHash: v.nullable(v.string()),
  imageTransform: v.optional(matrix),
  scalingFactor: v.optional(v.number()),
  rotation: v.optional(v.number()),
  filters: v.optional(v.record(v.string(), v.number()))
})

export const paints = v.array(v.variant('type', [solid, gradient, image]))

export type ValidPaint = v.InferOutput<typeof paints>[number]
