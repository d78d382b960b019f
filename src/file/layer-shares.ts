import * as v from 'valibot'
import { nameSchema } from './name'

const part = v.pipe(v.number(), v.minValue(0), v.maxValue(1))

/** Kinds of meaningful layers, as a viewer sees them. */
export const LAYER_KINDS = ['text', 'image', 'control', 'icon', 'shape', 'group'] as const

export type LayerKind = (typeof LAYER_KINDS)[number]

/** Kinds of parts that are found in a picture's pixels. */
export const FOUND_KINDS = ['text', 'face', 'picture', 'control', 'group', 'place'] as const

export type FoundKind = (typeof FOUND_KINDS)[number]

/**
 * How densities were read back from a map's picture. `exact`: the picture is one of Glance's own.
 * `alpha`, `grey`: recognised in another service's picture, `error` is the fit's root mean square
 * deviation as a part of the whole range (0–1). `unreadable`: none of them fits; `name` says why.
 */
export const readingSchema = v.object({
  method: v.pipe(
    v.picklist(['exact', 'alpha', 'grey', 'unreadable', 'scale']),
    // By its colours alone, as engine 2.0.0 did: what it said of them is not held to be known any more.
    v.transform((method) => (method === 'scale' ? 'unreadable' : method))
  ),
  /** The kind of picture that was read, or the reason why it cannot be read. */
  name: v.string(),
  error: part
})

export type Reading = v.InferOutput<typeof readingSchema>

/**
 * How a layer looks in the analysed picture: the CIELAB distance of its fill from what is around it, and how strong the
 * fill's colour is; contrast ratios of that fill with what is around it (`ground`) and with the label of a control. Missing in
 * files of earlier versions, and where there is none.
 */
const lookSchema = v.object({
  apart: v.number(),
  chroma: v.optional(v.number()),
  ground: v.optional(v.number()),
  contrast: v.optional(v.number())
})

/** Parts of the picture, 0–1: x, y, width, height. */
export const boxSchema = v.strictTuple([v.number(), v.number(), v.number(), v.number()])

/** The layer that a part of a picture lies in: its id is the layer's, then a `#` and where it lies. */
export function layerOf(id: string): string {
  return id.split('#', 1)[0]!
}

/** A part of a picture that has layers beside it. Its shares are a part of the picture's. */
const picturePartSchema = v.object({
  id: v.string(),
  found: v.picklist(FOUND_KINDS),
  box: boxSchema,
  area: part,
  attention: v.nullable(part),
  perception: v.nullable(part)
})

export type PicturePart = v.InferOutput<typeof picturePartSchema>

/** One meaningful layer. Shares are parts of the whole (0–1); null where the map is missing or unreadable. */
export const layerShareSchema = v.object({
  id: v.string(),
  name: nameSchema,
  /** What is written on it, where that is not its name; empty for a text, control or group that says nothing. */
  label: v.optional(nameSchema),
  /** The heading of the group around it; in files of earlier versions that group's name. */
  group: v.optional(nameSchema),
  /** Figma's node type. */
  type: v.string(),
  kind: v.picklist(LAYER_KINDS),
  /** Place in the frame's drawing order, from 0 at the bottom: tells layers of one name apart. */
  order: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** x, y, width, height of its visible part's upright box, as parts of the picture (0–1). */
  box: boxSchema,
  /** Visible part of the picture's area. */
  area: part,
  /** Share of predicted attention, with that on the ground right beside it. */
  attention: v.nullable(part),
  /** Share of what is probably seen first (perception), likewise. */
  perception: v.nullable(part),
  /** Missing where the picture was not available, and in files of versions without it. */
  look: v.optional(lookSchema),
  /** True for what lies under a dialog; missing for all else. */
  under: v.optional(v.literal(true)),
  /** Its kind as found in the pixels of a frame that is one picture; missing for layers. */
  found: v.optional(v.picklist(FOUND_KINDS)),
  /** Parts found in the pixels of a picture among layers, strongest first; missing where there are none. */
  parts: v.optional(v.array(picturePartSchema))
})

export type LayerShare = v.InferOutput<typeof layerShareSchema>

/**
 * Attention by layer of one run, as kept in the frame's shared plugin data. The layers' shares and the
 * rest's add up to 1.
 */
export const layerSharesSchema = v.object({
  version: v.literal(1),
  /** The run whose maps were measured. */
  runId: v.string(),
  /** The frame whose layers these are: a copied frame carries its original's shares until it is measured. */
  nodeId: v.string(),
  /** null where the map is missing. */
  readings: v.object({
    attention: v.nullable(readingSchema),
    perception: v.nullable(readingSchema)
  }),
  /** 0 (attention spread evenly) to 100 (all in one point); null where attention cannot be read. */
  focus: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
  /** Strongest first by attention, by area where it cannot be read. */
  layers: v.array(layerShareSchema),
  /** How many meaningful layers there are, those not listed included. */
  total: v.number(),
  /** Background, folded wrappers, and layers not listed. */
  rest: v.object({ area: part, attention: v.nullable(part), perception: v.nullable(part) })
})

export type LayerShares = v.InferOutput<typeof layerSharesSchema>

/** The layer that a frame should lead the eye to, as marked by the designer and kept in the frame. */
export const mainActionSchema = v.object({
  version: v.literal(1),
  id: v.string(),
  /** By what is written on it, else by its name, it is found again in variants and after it was replaced. */
  name: nameSchema,
  /** Missing where nothing is written on it, and in files of earlier versions. */
  label: v.optional(nameSchema),
  type: v.string()
})

export type MainAction = v.InferOutput<typeof mainActionSchema>

/**
 * The marked layer among shares: by id, else by what is written on it, else by name, of the same type, as in variants and
 * after it was replaced; a part of a picture by id alone. Of several the one drawn first counts, however much attention
 * each gets.
 */
export function findMarked(
  layers: readonly LayerShare[],
  { id, label, name, type }: MainAction
): LayerShare | null {
  const inTurn = layers
    .filter((layer) => layer.type === type)
    .sort((one, other) => one.order - other.order)
  return (
    layers.find((layer) => layer.id === id) ??
    (label ? inTurn.find((layer) => labelOn(layer) === label) : undefined) ??
    inTurn.find((layer) => layer.name === name && !layer.found) ??
    null
  )
}

/** A layer's mark as the main action. */
export function toMainAction(layer: Marked): MainAction {
  const { id, name, type } = layer
  const label = labelOn(layer)
  return { version: 1, id, name, ...(label && { label }), type }
}

type Marked = Pick<LayerShare, 'id' | 'name' | 'type'> & Partial<LayerShare>

/** What is written on a text, a button or a group; undefined for what has only a name. */
function labelOn({ found, kind, label, name }: Marked): string | undefined {
  return label ?? (!found && isWritten(kind) ? name : undefined)
}

/** Whether layers of a kind show words of their own. */
export function isWritten(kind: LayerKind | undefined): boolean {
  return kind === 'text' || kind === 'control' || kind === 'group'
}
