import type { Fill, SceneGraph } from '@open-pencil/core'
import { invert, type Matrix, multiply } from '../document/matrix'
import { validate } from './validation'
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

const paints = v.array(v.variant('type', [solid, gradient, image]))

type ValidPaint = v.InferOutput<typeof paints>[number]

const BLACK = { r: 0, g: 0, b: 0, a: 1 }

/**
 * OpenPencil wants a linear gradient's matrix to take (1, 0) to its start and (0, 0) to its end; other
 * gradients', from the gradient's unit square to the node's. Figma's goes from node to gradient.
 */
const LINEAR: Matrix = [
  [-1, 0, 1],
  [0, 1, 0.5]
]

/** Checks paints and converts them to OpenPencil's form. Throws like Figma, also for an image missing in the file. */
export function toFills(property: string, value: unknown, graph: SceneGraph): Fill[] {
  return validate(property, paints, value).map((paint) => toFill(property, paint, graph))
}

/** New objects each time: changing them changes no node. */
export function fromFills(fills: readonly Fill[]): Paint[] {
  return fills.flatMap((fill) => fromFill(fill) ?? [])
}

function toFill(property: string, paint: ValidPaint, graph: SceneGraph): Fill {
  const { visible, opacity, blendMode } = paint
  const common = { visible, opacity, blendMode, color: BLACK }
  switch (paint.type) {
    case 'SOLID':
      return { ...common, type: 'SOLID', color: { ...paint.color, a: 1 } }
    case 'IMAGE':
      if (paint.imageHash !== null && !graph.images.has(paint.imageHash)) {
        throw new Error(
          `Property "${property}" failed validation: Invalid SHA1 hash or unknown image`
        )
      }
      return {
        ...common,
        type: 'IMAGE',
        imageScaleMode: paint.scaleMode,
        ...(paint.imageHash === null ? {} : { imageHash: paint.imageHash }),
        ...(paint.imageTransform ? { imageTransform: named(paint.imageTransform) } : {}),
        ...(paint.scalingFactor === undefined ? {} : { scale: paint.scalingFactor })
      }
    default: {
      const inverse = invert(paint.gradientTransform)
      if (!inverse)
        throw new Error(`Property "${property}" failed validation: flat gradientTransform`)
      const transform = paint.type === 'GRADIENT_LINEAR' ? multiply(inverse, LINEAR) : inverse
      return {
        ...common,
        type: paint.type,
        gradientTransform: named(transform),
        gradientStops: paint.gradientStops.map(({ position, color }) => ({ position, color }))
      }
    }
  }
}

function fromFill(fill: Fill): Paint | null {
  const common = {
    visible: fill.visible,
    opacity: fill.opacity,
    blendMode: fill.blendMode ?? 'NORMAL'
  }
  switch (fill.type) {
    case 'SOLID': {
      const { r, g, b } = fill.color
      return { ...common, type: 'SOLID', color: { r, g, b } }
    }
    case 'IMAGE':
      return {
        ...common,
        type: 'IMAGE',
        scaleMode: fill.imageScaleMode ?? 'FILL',
        imageHash: fill.imageHash ?? null,
        ...(fill.imageTransform ? { imageTransform: unnamed(fill.imageTransform) } : {}),
        scalingFactor: fill.scale ?? 0.5,
        rotation: 0,
        filters: {}
      }
    case 'GRADIENT_LINEAR':
    case 'GRADIENT_RADIAL':
    case 'GRADIENT_ANGULAR':
    case 'GRADIENT_DIAMOND': {
      const stored = fill.gradientTransform && unnamed(fill.gradientTransform)
      const linear = fill.type === 'GRADIENT_LINEAR' && stored
      const back = linear ? multiply(stored, invert(LINEAR) ?? LINEAR) : stored
      return {
        ...common,
        type: fill.type,
        gradientTransform: (back && invert(back)) ?? [
          [1, 0, 0],
          [0, 1, 0]
        ],
        gradientStops: (fill.gradientStops ?? []).map(({ position, color }) => ({
          position,
          color: { ...color }
        }))
      }
    }
    default:
      return null
  }
}

type Named = NonNullable<Fill['imageTransform']>

function named([[m00, m01, m02], [m10, m11, m12]]: Matrix): Named {
  return { m00, m01, m02, m10, m11, m12 }
}

function unnamed({ m00, m01, m02, m10, m11, m12 }: Named): Matrix {
  return [
    [m00, m01, m02],
    [m10, m11, m12]
  ]
}
