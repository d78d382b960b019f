import * as v from 'valibot'

export const point = v.strictTuple([v.number(), v.number()])
export const length = v.pipe(v.number(), v.minValue(0))
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1))

/** A colour token of the sample or #RRGGBB; a percent of alpha may follow: "ink/60". */
export const colour = v.pipe(v.string(), v.regex(/^(#[0-9A-F]{6}|[a-z][a-z0-9-]*)(\/\d{1,3})?$/))

const stops = v.pipe(v.array(v.strictTuple([share, colour])), v.minLength(2))

/** Gradients are laid out in the node's box: [0, 0] is its top left, [1, 1] its bottom right. */
export const paint = v.union([
  colour,
  v.strictObject({ linear: stops, from: point, to: point }),
  v.strictObject({ radial: stops, centre: point, radius: point }),
  v.strictObject({ picture: v.string() })
])

export const stroke = v.strictObject({
  colour,
  weight: v.optional(length, 1),
  align: v.optional(v.picklist(['inside', 'centre', 'outside']), 'inside')
})

export const shadow = v.strictObject({
  colour,
  offset: point,
  blur: length,
  spread: v.optional(v.number(), 0)
})

export const textStyle = v.strictObject({
  size: length,
  line: length,
  weight: v.optional(
    v.picklist(['Regular', 'Medium', 'Semi Bold', 'Bold', 'Extra Bold']),
    'Regular'
  ),
  /** Letter spacing in percent of the size. */
  tracking: v.optional(v.number(), 0),
  decoration: v.optional(v.picklist(['none', 'underline', 'strikethrough']), 'none')
})

export type Paint = v.InferOutput<typeof paint>
export type Stroke = v.InferOutput<typeof stroke>
export type Shadow = v.InferOutput<typeof shadow>
