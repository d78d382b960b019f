import * as v from 'valibot'
import { colour, length, paint, point, stroke } from './token-schemas'

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
  opacity: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 1),
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

export const layers: v.GenericSchema<unknown, Layer[]> = v.array(v.lazy(() => layer))

const frame = v.strictObject({
  ...box.entries,
  kind: v.literal('frame'),
  children: v.optional(layers, [])
})

const group = v.strictObject({ ...placed.entries, kind: v.literal('group'), children: layers })

const layer = v.variant('kind', [text, rectangle, ellipse, vector, icon, instance, frame, group])

export const component: v.GenericSchema<unknown, ComponentLayer> = v.strictObject({
  ...box.entries,
  kind: v.literal('component'),
  children: layers
})
