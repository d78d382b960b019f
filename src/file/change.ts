import * as v from 'valibot'
import { mainActionOutcomeSchema } from './history'
import { nameSchema } from './name'
import { idSchema, momentSchema } from './record'

/** More edits than any change of the engine's has. */
const MOST_EDITS = 64

/** sRGB as `#C2410C`. */
const hexSchema = v.pipe(v.string(), v.regex(/^#[0-9A-F]{6}$/))
/** A layer in nested instances has the ids of all of them in its own. */
const layerIdSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(500))

function within(least: number, most: number) {
  return v.pipe(v.number(), v.minValue(least), v.maxValue(most))
}

/** The side that stays where it is when a layer's height changes. */
const sideSchema = v.picklist(['start', 'centre', 'end'])

/**
 * One change to one layer: the same in the picture and in the document. Lengths are px of the design. `like` is the layer
 * that has the new colour already, maybe by a style or a variable.
 */
const editSchema = v.variant('do', [
  /** All its fills become one colour, or none. `from` is what the picture shows there now; null where it shows its ground. */
  v.object({
    do: v.literal('fill'),
    id: layerIdSchema,
    from: v.nullable(hexSchema),
    to: v.nullable(hexSchema),
    like: v.optional(layerIdSchema)
  }),
  /** A text's fill, or the visible fills and strokes of a sign, become one colour. */
  v.object({
    do: v.literal('letters'),
    id: layerIdSchema,
    from: hexSchema,
    to: hexSchema,
    like: v.optional(layerIdSchema)
  }),
  /** All its strokes become one inside its edge, or none. */
  v.object({
    do: v.literal('outline'),
    id: layerIdSchema,
    to: v.nullable(v.object({ colour: hexSchema, weight: within(0, 1000) }))
  }),
  /** Higher by some px, its content centred. Where auto-layout does not place it, the side that it holds stays. */
  v.object({
    do: v.literal('grow'),
    id: layerIdSchema,
    by: within(0, 1000),
    hold: v.optional(sideSchema)
  }),
  /** In an auto-layout frame it comes right before another layer. */
  v.object({ do: v.literal('order'), id: layerIdSchema, before: layerIdSchema })
])

/** A change of a design that may help its main action: plain data, to be judged in its picture and made in the document. */
export const candidateSchema = v.object({
  /** Its effect on the main action, as a designer would say it. */
  kind: v.picklist(['recolour', 'swap', 'contrast', 'touch', 'order']),
  /** The layer that is changed. */
  layerId: layerIdSchema,
  /** The layer whose colour or place it takes; null where there is none. */
  likeId: v.nullable(layerIdSchema),
  edits: v.pipe(v.array(editSchema), v.minLength(1), v.maxLength(MOST_EDITS), v.readonly())
})

/** The layer that a change was tried for, and how it fared before. */
export const watchedSchema = v.object({
  ...v.omit(mainActionOutcomeSchema, ['perception']).entries,
  /** Visible part of the picture's area. */
  area: within(0, 1)
})

/** The mark on a copy that tells a later session which change it tries. */
export const triedMarkSchema = v.object({
  version: v.literal(1),
  /** Id of the copy: a duplicate of it carries the mark too, but does not count as a try. */
  nodeId: layerIdSchema,
  /** The frame as it was analysed. */
  of: v.object({ nodeId: layerIdSchema, runId: idSchema }),
  /** null for a kind of change that earlier versions tried. */
  change: v.fallback(v.nullable(candidateSchema), null),
  watched: watchedSchema,
  followedIds: v.array(layerIdSchema),
  /** Earlier versions kept a value before and after here, and ask for it. */
  changed: v.fallback(v.null(), null),
  name: nameSchema,
  /** Milliseconds since 1970. */
  madeAt: momentSchema
})

/** What the mark of any version tells of its copy; null where that cannot be read. */
export const triedOfSchema = v.object({
  nodeId: v.fallback(v.nullable(layerIdSchema), null),
  of: v.fallback(v.nullable(v.object({ nodeId: layerIdSchema })), null)
})

/** Changes that Figma allows nowhere inside an instance. */
const MOVES: readonly Edit['do'][] = ['grow', 'order']

const BINDING = ['INSTANCE', 'COMPONENT', 'SLOT']

/**
 * Whether an instance keeps a change from being made; a component within a frame is copied as one. `around`: the layer and
 * those around it within the frame, nearest first; none for the frame itself.
 */
export function isBoundInInstance(edit: Edit, around: readonly { type: string }[]): boolean {
  // What lies in a slot is laid there by the designer, whatever the slot lies in.
  const bound = around.slice(1).find(({ type }) => BINDING.includes(type))
  return MOVES.includes(edit.do) && bound !== undefined && bound.type !== 'SLOT'
}

export type Hold = v.InferOutput<typeof sideSchema>
export type Hex = v.InferOutput<typeof hexSchema>
export type Edit = v.InferOutput<typeof editSchema>
export type Candidate = v.InferOutput<typeof candidateSchema>
export type CandidateKind = Candidate['kind']
export type Watched = v.InferOutput<typeof watchedSchema>
export type TriedMark = v.InferOutput<typeof triedMarkSchema>
