import * as v from 'valibot'
import type { ErrorData } from '../errors'
import {
  boxSchema,
  type JournalEntry,
  nameSchema,
  type ResultRecord,
  type ServiceKey,
  type Settings
} from '../file'

const errorDataSchema: v.GenericSchema<ErrorData> = v.object({
  code: v.string(),
  message: v.string(),
  advice: v.string(),
  sent: v.picklist(['no', 'yes', 'maybe'])
})

/** A frame around a selected layer; also the fields common to all selected nodes. Sizes in canvas px. */
const frameAround = {
  id: v.string(),
  name: nameSchema,
  width: v.number(),
  height: v.number(),
  /** True when the node carries a Glance record, readable or broken. */
  analysed: v.boolean()
}
/** Where a selected layer lies in the picture that was analysed of a frame, in parts of it; null where none was. */
const inPicture = { box: v.nullable(boxSchema) }
const frameAroundSchema = v.object({ ...frameAround, ...inPicture })

/** One selected node, as the panel needs it. */
const selectedNodeSchema = v.object({
  ...frameAround,
  /** Figma's node type, such as FRAME or INSTANCE. */
  type: v.string(),
  /** Why this node cannot be analysed (empty, invisible, too narrow…); null when it can. */
  refusal: v.nullable(errorDataSchema),
  /**
   * The frame that this layer lies in, offered instead: the outermost one that can be analysed. Told only of a layer that
   * is selected alone.
   */
  alternative: v.nullable(frameAroundSchema),
  /**
   * The layer inside this frame, or the box drawn over it, that is really selected, when the selection stands for the
   * analysed frame; null when the frame itself is selected.
   */
  layer: v.nullable(v.object({ id: v.string(), name: nameSchema, ...inPicture }))
})

/** The selection on the current page. An overlay counts as the frame it lies over, a board as the frames it compares. */
export const selectionSchema = v.object({
  nodes: v.array(selectedNodeSchema),
  /** How many selected layers are not described because there are too many. */
  leftOut: v.number()
})

export type FrameAround = v.InferOutput<typeof frameAroundSchema>
export type SelectedNode = v.InferOutput<typeof selectedNodeSchema>
export type Selection = v.InferOutput<typeof selectionSchema>

/** A frame that can be analysed and lies on the page itself or in a section of it. Sizes are canvas px. */
export interface PageFrame {
  id: string
  name: string
  width: number
  height: number
}

/** A frame of the page that carries a result. */
export interface PageResult {
  id: string
  name: string
  /** Identifies a result and whether it still holds; null when the record cannot be read. */
  record: Pick<
    ResultRecord,
    'runId' | 'finishedAt' | 'outOfDate' | 'medium' | 'predictions' | 'provider'
  > | null
}

/** The frames and results of the current page. */
export interface PageOverview {
  /** From the bottom of the layers panel up: mostly as they were made. */
  frames: PageFrame[]
  /** How many further frames there are, beyond as many as a run may be of. */
  leftOut: number
  /** Latest first; those that cannot be read come last. */
  results: PageResult[]
}

/** How the plugin was opened: from the menu, a relaunch button or Figma's quick actions, which hide the panel. */
export type Command =
  | 'open'
  | 'analyse-selection'
  | 'compare-selection'
  | 'quick-analyse'
  | 'quick-compare'
  | 'settings'

/** Everything the panel needs for its first render. */
export interface Startup {
  command: Command
  selection: Selection
  settings: Settings
  /** The key as kept in clientStorage; null when none is kept. */
  key: ServiceKey | null
  /** False in Dev Mode: results can be read, nothing can be placed. */
  canEdit: boolean
  /** Random id kept in the document, to know this file again; null when it could not be written. */
  fileId: string | null
  /** The file's current name: a run under another name may belong to a file that this one is a copy or a branch of. */
  fileName: string
  /** How many overlays of the page lie elsewhere than over their frame. */
  misplaced: number
  /** Unfinished runs of this file, oldest first. */
  journal: JournalEntry[]
}
