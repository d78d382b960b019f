import * as v from 'valibot'
import { INTER_STYLES } from '../inter'

const point = v.strictTuple([v.number(), v.number()])
const length = v.pipe(v.number(), v.minValue(0))
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1))

/** A colour token of the sample or #RRGGBB; a percent of alpha may follow: "ink/60". */
const colour = v.pipe(v.string(), v.regex(/^(#[0-9A-F]{6}|[a-z][a-z0-9-]*)(\/\d{1,3})?$/))

const stops = v.pipe(v.array(v.strictTuple([share, colour])), v.minLength(2))

/** Gradients are laid out in the node's box: [0, 0] is its top left, [1, 1] its bottom right. */
const paint = v.union([
  colour,
  v.strictObject({ linear: stops, from: point, to: point }),
  v.strictObject({ radial: stops, centre: point, radius: point }),
  v.strictObject({ picture: v.string() })
])

const stroke = v.strictObject({
  colour,
  weight: v.optional(length, 1),
  align: v.optional(v.picklist(['inside', 'centre', 'outside']), 'inside')
})

const shadow = v.strictObject({
  colour,
  offset: point,
  blur: length,
  spread: v.optional(v.number(), 0)
})

const textStyle = v.strictObject({
  size: length,
  line: length,
  weight: v.optional(v.picklist(INTER_STYLES), 'Regular'),
  /** Letter spacing in percent of the size. */
  tracking: v.optional(v.number(), 0),
  decoration: v.optional(v.picklist(['none', 'strikethrough']), 'none')
})

export type Paint = v.InferOutput<typeof paint>
export type Stroke = v.InferOutput<typeof stroke>
export type Shadow = v.InferOutput<typeof shadow>

const padding = v.union([
  length,
  v.strictTuple([length, length]),
  v.strictTuple([length, length, length, length])
])

const layout = v.strictObject({
  axis: v.picklist(['row', 'column']),
  gap: v.optional(v.number(), 0),
  /** All sides; or vertical, horizontal; or top, right, bottom, left. */
  padding: v.optional(padding, 0),
  main: v.optional(v.picklist(['start', 'centre', 'end', 'between']), 'start'),
  cross: v.optional(v.picklist(['start', 'centre', 'end']), 'start')
})

const placed = v.strictObject({
  name: v.pipe(v.string(), v.minLength(1)),
  /** px from the parent's top left corner; a parent with a layout places its children itself. */
  at: v.optional(point, [0, 0]),
  /** Degrees as Figma counts them: counter-clockwise, about the top left corner. */
  rotate: v.optional(v.number(), 0),
  visible: v.optional(v.boolean(), true)
})

const painted = {
  ...placed.entries,
  fill: v.optional(v.union([paint, v.array(paint)]), []),
  stroke: v.optional(stroke),
  shadow: v.optional(v.string())
}

const size = v.strictTuple([length, length])
const radius = v.optional(v.union([length, v.strictTuple([length, length, length, length])]), 0)

const box = v.strictObject({
  ...painted,
  /** A null side hugs the content, which only a frame with a layout can do. */
  size: v.strictTuple([v.nullable(length), v.nullable(length)]),
  radius,
  clip: v.optional(v.boolean(), false),
  layout: v.optional(layout)
})

const text = v.strictObject({
  ...placed.entries,
  kind: v.literal('text'),
  text: v.pipe(v.string(), v.minLength(1)),
  style: v.string(),
  colour,
  /** A width wraps the text; without one it is as wide as its longest line. */
  width: v.optional(length),
  align: v.optional(v.picklist(['left', 'centre', 'right']), 'left')
})

const rectangle = v.strictObject({ ...painted, kind: v.literal('rectangle'), size, radius })

const ellipse = v.strictObject({ ...painted, kind: v.literal('ellipse'), size })

/** `path` has absolute M, L, Q, C and Z commands, in px from `at`. */
const vector = v.strictObject({ ...painted, kind: v.literal('vector'), path: v.string() })

/** A square frame around one stroked vector of the shared icon set. */
const icon = v.strictObject({
  ...placed.entries,
  kind: v.literal('icon'),
  icon: v.string(),
  size: length,
  colour,
  weight: v.optional(length, 1.75)
})

const override = v.strictObject({
  text: v.optional(v.string()),
  fill: v.optional(paint),
  visible: v.optional(v.boolean())
})

/** `set` changes layers of the instance, found by name. */
const instance = v.strictObject({
  ...placed.entries,
  kind: v.literal('instance'),
  of: v.string(),
  set: v.optional(v.record(v.string(), override), {})
})

export type Layout = v.InferOutput<typeof layout>
export type Override = v.InferOutput<typeof override>
export type Placed = v.InferOutput<typeof placed>
export type Box = v.InferOutput<typeof box>
export type TextLayer = v.InferOutput<typeof text>
export type VectorLayer = v.InferOutput<typeof vector>
export type IconLayer = v.InferOutput<typeof icon>
export type InstanceLayer = v.InferOutput<typeof instance>
export type FrameLayer = Box & { kind: 'frame'; children: Layer[] }
export type GroupLayer = Placed & { kind: 'group'; children: Layer[] }
export type ComponentLayer = Box & { kind: 'component'; children: Layer[] }
export type Layer =
  | TextLayer
  | v.InferOutput<typeof rectangle>
  | v.InferOutput<typeof ellipse>
  | VectorLayer
  | IconLayer
  | InstanceLayer
  | FrameLayer
  | GroupLayer

const layers: v.GenericSchema<unknown, Layer[]> = v.array(v.lazy(() => layer))

const frame = v.strictObject({
  ...box.entries,
  kind: v.literal('frame'),
  children: v.optional(layers, [])
})

const group = v.strictObject({ ...placed.entries, kind: v.literal('group'), children: layers })

const layer = v.variant('kind', [text, rectangle, ellipse, vector, icon, instance, frame, group])

const component: v.GenericSchema<unknown, ComponentLayer> = v.strictObject({
  ...box.entries,
  kind: v.literal('component'),
  children: layers
})

const sampleSchema = v.strictObject({
  name: v.pipe(v.string(), v.minLength(1)),
  size: v.strictTuple([length, length]),
  fill: paint,
  colours: v.record(v.string(), v.pipe(v.string(), v.regex(/^#[0-9A-F]{6}$/))),
  styles: v.record(v.string(), textStyle),
  shadows: v.optional(v.record(v.string(), v.array(shadow)), {}),
  components: v.optional(v.array(component), []),
  layers
})

/** One sample design: its tokens, its components, and one top-level frame. Lengths are in px. */
export type Sample = v.InferOutput<typeof sampleSchema>

/** @throws Error that names the sample, the path inside it, and what is wrong there. */
export function parseSample(data: unknown): Sample {
  const result = v.safeParse(sampleSchema, data)
  if (result.success) return result.output
  const [issue] = result.issues
  const name = v.is(v.object({ name: v.string() }), data) ? `“${data.name}”` : 'without a name'
  const path = v.getDotPath(issue) ?? 'the file itself'
  throw new Error(`Sample ${name} cannot be read at ${path}: ${issue.message}`)
}
