import * as v from 'valibot'
import { imageSchema } from '../file'

/** How many variants fit on a board. */
export const BOARD_VARIANTS = { least: 2, most: 20 } as const

/** A read-only list. */
function listOf<T>(schema: v.GenericSchema<T>): v.GenericSchema<readonly T[]> {
  return v.array(schema)
}

const fourNumbers: v.GenericSchema<readonly [number, number, number, number]> = v.strictTuple([
  v.number(),
  v.number(),
  v.number(),
  v.number()
])

/** One figure of a variant on the board: `Clarity`, `62`, and how it differs from the base. */
const factSchema = v.object({
  name: v.string(),
  value: v.string(),
  /** With the sign of what it means, such as `▲ +4`; null for the base itself and where nothing can be compared. */
  delta: v.nullable(v.string())
})

/** A picture of a variant with a map over it. Images were given before to `keepImage`. */
const pictureSchema = v.object({ image: imageSchema, overlay: v.nullable(imageSchema) })

/** The numbered layer's attention: more than in the base, less, or about as much; `plain` where nothing is compared. */
const toneSchema = v.picklist(['more', 'less', 'level', 'plain'])

/** Where the callout of that label, such as `1`, is about something in a picture. */
const markSchema = v.object({
  label: v.string(),
  /** x, y, width, height as parts of the whole picture (0–1). */
  box: fourNumbers,
  tone: toneSchema
})

const variantSchema = v.object({
  nodeId: v.string(),
  name: v.string(),
  /** Such as `Base`; empty for none. */
  badge: v.string(),
  picture: v.nullable(pictureSchema),
  /** The part of the picture's height (0–1) that is shown, from its top. */
  shown: v.number(),
  marks: listOf(markSchema),
  /** Boxes of text, likewise: no number may cover them. */
  texts: listOf(fourNumbers),
  facts: listOf(factSchema)
})

/** A sentence on each mark in the pictures. */
const calloutsSchema = v.object({
  title: v.string(),
  list: listOf(v.object({ label: v.string(), sentence: v.string(), tone: toneSchema }))
})

/** The colour scale of the maps. */
const scaleSchema = v.object({
  low: v.string(),
  high: v.string(),
  /** Evenly spaced from low to high: red, green, blue and opacity, 0 to 1 each. */
  colours: listOf(fourNumbers)
})

/** A comparison as one slide on the canvas, as editable layers in a section. All texts are ready to be read. */
export const newBoardSchema = v.object({
  runId: v.string(),
  title: v.string(),
  headline: v.string(),
  /** Follows the headline; may be empty. */
  lead: v.string(),
  variants: v.pipe(
    listOf(variantSchema),
    v.minLength(BOARD_VARIANTS.least),
    v.maxLength(BOARD_VARIANTS.most)
  ),
  callouts: calloutsSchema,
  /** null where the pictures have no map, or one without a scale. */
  scale: v.nullable(scaleSchema),
  /** Meanings of signs and marks, a line each. */
  legend: listOf(v.string()),
  /** What the numbers are, who computed them, and when. */
  footnote: v.string()
})

/** `edited`: it was edited, and is still there. */
export type Discarded = 'done' | 'edited'
export type BoardTone = v.InferOutput<typeof toneSchema>
export type BoardFact = v.InferOutput<typeof factSchema>
export type BoardPicture = v.InferOutput<typeof pictureSchema>
export type BoardMark = v.InferOutput<typeof markSchema>
export type BoardVariant = v.InferOutput<typeof variantSchema>
export type BoardCallouts = v.InferOutput<typeof calloutsSchema>
export type BoardScale = v.InferOutput<typeof scaleSchema>
export type NewBoard = v.InferOutput<typeof newBoardSchema>
