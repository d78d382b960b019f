import * as v from 'valibot'
import type { ErrorData } from '../errors'
import {
  type HistoryEntry,
  historyLayerSchema,
  imageSchema,
  type LayerShares,
  layerSharesSchema,
  MAP_NAMES,
  type MapName,
  mapsSchema,
  type MainAction,
  mainActionOutcomeSchema,
  recordSchema,
  type ResultRecord
} from '../file'

export const mapSchema = v.picklist(MAP_NAMES)

/** How the overlay group of a result is shown. */
export interface OverlayState {
  visible: boolean
  /** The map whose layer is visible; null when none is. */
  map: MapName | null
  /** 0 to 1. */
  opacity: number
}

export const overlayChangeSchema = v.object({
  visible: v.exactOptional(v.boolean()),
  map: v.exactOptional(mapSchema),
  opacity: v.exactOptional(v.number())
})

/** Which map is shown, and how strongly, 0 to 1. */
export const overlayLookSchema = v.object({ map: mapSchema, opacity: v.number() })

export const textKindSchema = v.picklist(['summary', 'recommendations'])

/** A result as found in the file. */
export interface StoredResult {
  nodeId: string
  record: ResultRecord
  /** A service's texts, and those of results from before the summary was computed. */
  texts: Record<TextKind, string | null>
  /** null when the overlays were deleted by hand. */
  overlay: OverlayState | null
}

/** A node's result in the file: found, none, or a record that cannot be read. */
export type ReadResult =
  | { state: 'none' }
  | { state: 'found'; result: StoredResult }
  | { state: 'broken'; error: ErrorData }

/** A result by its frame and its run: what a newer run of the frame has placed is another result. */
export const resultRefSchema = v.object({ nodeId: v.string(), runId: v.string() })

/** Attention by layer of a run, and what follows from it. */
const runLayersSchema = v.object({
  shares: layerSharesSchema,
  /** For the run's entry in the history. */
  mainAction: v.nullable(mainActionOutcomeSchema),
  first: v.array(historyLayerSchema),
  /** For the line under Figma's relaunch button. */
  verdict: v.string()
})

export const placeRequestSchema = v.object({
  runId: v.string(),
  nodeId: v.string(),
  /** Its `maps` name the images already given to `keepMap` under the same run. */
  record: recordSchema,
  /** Attention by layer of the run, and what follows from it; null where it is not known. */
  layers: v.nullable(runLayersSchema),
  overlay: overlayLookSchema,
  /** Goes into the history of a result whose run was started later; else that is refused with `newer_result`. */
  behindNewer: v.exactOptional(v.boolean())
})

/** A difference map to lay over the variant it belongs to. `image` was given before to `keepImage`. */
export const newDifferenceSchema = v.object({
  /** The run that made it, under which its image was kept. */
  runId: v.string(),
  /** The result it is added to. */
  of: resultRefSchema,
  image: imageSchema,
  /** The variant it was taken against. */
  against: v.object({ nodeId: v.string(), name: v.string(), runId: v.string() })
})

/** Maps that are added to a result. They were given before to `keepMap`, under its run. */
export const addedMapsSchema = v.object({ of: resultRefSchema, maps: mapsSchema })

/** Data that the file keeps of a frame beside its result: attention by layer, main action, and earlier runs. */
export interface LayerData {
  /** Of the present run or of an earlier one: compare `runId`. */
  shares: LayerShares | null
  mainAction: MainAction | null
  /** Oldest first. */
  history: HistoryEntry[]
  /** Entries that cannot be read, in words for the designer. */
  faults: ErrorData[]
}

/** All that the file keeps of a frame. */
export interface FrameDocument {
  nodeId: string
  /** Grows with each reading: of two documents the one with the greater number is newer. */
  revision: number
  read: ReadResult
  data: LayerData
}

/** A frame's document right after a run was placed. */
export interface PlacedDocument extends FrameDocument {
  /** Whether the panel was told of every edit since the run's export; false for a run of an earlier session. */
  heardAll: boolean
}

/** Counts of what Glance keeps in a file. */
export interface KeptInFile {
  results: number
  overlays: number
  boards: number
  /** Of frames, and of the file itself. */
  briefs: number
  /** Bytes of all that data in the file; layers and pictures are not counted. */
  bytes: number
}

export type OverlayChange = v.InferOutput<typeof overlayChangeSchema>
export type OverlayLook = v.InferOutput<typeof overlayLookSchema>
export type TextKind = v.InferOutput<typeof textKindSchema>
export type ResultRef = v.InferOutput<typeof resultRefSchema>
export type RunLayers = v.InferOutput<typeof runLayersSchema>
export type PlaceRequest = v.InferOutput<typeof placeRequestSchema>
export type NewDifference = v.InferOutput<typeof newDifferenceSchema>
export type AddedMaps = v.InferOutput<typeof addedMapsSchema>

/**
 * The outcome of a call about one result: `replaced` when the frame has the result of another run by now,
 * which was left as it is.
 */
export type OfRun<T = 'done'> = T | 'replaced'
