import * as v from 'valibot'
import {
  type AdRecord,
  adRecordSchema,
  type Brief,
  type Briefs,
  briefSchema,
  type JournalEntry,
  journalEntrySchema,
  type StoredImage,
  type MapName,
  panelSchema,
  type PictureFrame,
  pictureFrameSchema,
  type MainAction,
  type MainActionOutcome,
  mainActionOutcomeSchema,
  mainActionSchema,
  type ServiceKey,
  serviceKeySchema,
  type Settings,
  settingsSchema
} from '../file'
import { LANGUAGES } from '../language'
import { type NewBoard, newBoardSchema } from './board'
import { call, type CallsOf } from './channel'
import { type Part, PARTS } from './parts'
import {
  bytesSchema,
  type ExportedPicture,
  type NewPictureFrame,
  newPictureFrameSchema,
  type PackedLayers
} from './pictures'
import {
  type AddedMaps,
  addedMapsSchema,
  type FrameDocument,
  type KeptInFile,
  mapSchema,
  type NewDifference,
  newDifferenceSchema,
  type OfRun,
  type OverlayChange,
  overlayChangeSchema,
  type OverlayLook,
  overlayLookSchema,
  type OverlayState,
  type PlacedDocument,
  type PlaceRequest,
  placeRequestSchema,
  type ResultRef,
  resultRefSchema,
  type StoredResult,
  type TextKind,
  textKindSchema
} from './result'
import type { PageOverview, Selection, Startup } from './selection'
import {
  type Discarded,
  type FoundTries,
  type NewChange,
  newChangeSchema,
  type NewTry,
  newTrySchema,
  type TriedCopy
} from './what-if'

const none = v.tuple([])
const text = v.string()
const oneText = v.tuple([text])
const maybeNode = v.nullable(text)
const nodes = v.tuple([v.array(text)])
const result = v.tuple([resultRefSchema])
const forceable = v.tuple([text, v.optional(v.object({ force: v.boolean() }))])

/**
 * The panel's calls to the main thread. Every one rejects with a GlanceError. The panel, which must stay small, is
 * built without this table: it imports `MainCalls` alone.
 */
export const MAIN_CALLS = {
  /** Gives the panel what it needs for its first render. `browserLanguage` left out is English. */
  start: call<(browserLanguage?: Settings['browserLanguage']) => Promise<Startup>>(
    v.tuple([v.optional(v.picklist(LANGUAGES))])
  ),
  /** A lazily loaded part of the panel, packed. */
  readPart: call<(part: Part) => Promise<string>>(v.tuple([v.picklist(PARTS)])),
  /**
   * Exports a node as PNG within 40–2000 px and 5 MB. One export runs at a time.
   * `scale` repeats an earlier export exactly, to compare pictures.
   */
  exportPicture: call<(nodeId: string, scale?: number) => Promise<ExportedPicture>>(
    v.tuple([text, v.optional(v.number())])
  ),
  /** Exports without the user's request: writes nothing; rejects with `overlays_inside` where it would have to. */
  lookAt: call<(nodeId: string, scale?: number) => Promise<ExportedPicture>>(
    v.tuple([text, v.optional(v.number())])
  ),
  /** Stores one map picture (PNG or JPEG, at most 4096 px a side) in the file. One image per message. */
  keepMap: call<(runId: string, map: MapName, image: Uint8Array) => Promise<StoredImage>>(
    v.tuple([text, mapSchema, bytesSchema])
  ),
  /** Lays the kept maps over the node and writes all that is kept of the run: one undo step. Replaces an earlier result. */
  place: call<(request: PlaceRequest) => Promise<PlacedDocument>>(v.tuple([placeRequestSchema])),
  /**
   * Stores any other picture of a run in the file. One image per message. `name`: its name in errors, such as
   * `the capture`.
   */
  keepImage: call<(runId: string, name: string, image: Uint8Array) => Promise<StoredImage>>(
    v.tuple([text, text, bytesSchema])
  ),
  /** Makes a frame with a picture in free space of the page, selects it and shows it. Returns its id. */
  placePicture: call<(request: NewPictureFrame) => Promise<string>>(
    v.tuple([newPictureFrameSchema])
  ),
  /** The brief of the file, and of the given frame. A broken one counts as none. */
  readBriefs: call<(nodeId: string | null) => Promise<Briefs>>(v.tuple([maybeNode])),
  /** Stores a brief in the given frame, or in the file without one; null removes it. */
  saveBrief: call<(nodeId: string | null, brief: Brief | null) => Promise<void>>(
    v.tuple([maybeNode, v.nullable(briefSchema)])
  ),
  /** The ad visibility kept for a frame; null when there is none, or none that can be read. */
  readAd: call<(nodeId: string) => Promise<AdRecord | null>>(oneText),
  saveAd: call<(nodeId: string, record: AdRecord) => Promise<void>>(
    v.tuple([text, adRecordSchema])
  ),
  /**
   * The layers of a frame and their places in its exported picture. Reads long trees in slices of a few ms and
   * leaves out layers deleted in between.
   */
  readLayers: call<(nodeId: string, picture: PictureFrame) => Promise<PackedLayers>>(
    v.tuple([text, pictureFrameSchema])
  ),
  /** Selects a layer of an analysed frame and moves the canvas to it if need be; the panel keeps showing the frame. */
  selectLayer: call<(nodeId: string, layerId: string) => Promise<void>>(v.tuple([text, text])),
  /**
   * Marks the main action, null unmarks; `outcome` goes into the history entry of the run, the verdict under Figma's
   * relaunch button.
   */
  saveMainAction: call<
    (
      of: ResultRef,
      mainAction: MainAction | null,
      outcome: MainActionOutcome | null,
      verdict?: string
    ) => Promise<OfRun>
  >(
    v.tuple([
      resultRefSchema,
      v.nullable(mainActionSchema),
      v.nullable(mainActionOutcomeSchema),
      v.optional(text)
    ])
  ),
  /** Adds a difference map to a result, shown alone; a new run of the frame removes it. One undo step. */
  placeDifference: call<(request: NewDifference) => Promise<OfRun<StoredResult>>>(
    v.tuple([newDifferenceSchema])
  ),
  /** Adds maps to a result that could not be fetched with the others; the rest stays as it is. One undo step. */
  addMaps: call<(added: AddedMaps) => Promise<OfRun<StoredResult>>>(v.tuple([addedMapsSchema])),
  /**
   * Lays a comparison board in free space, in a section; replaces an unedited board of the same frames in its
   * place. Selects and shows it. One undo step. Returns the section's id.
   */
  placeBoard: call<(request: NewBoard) => Promise<string>>(v.tuple([newBoardSchema])),
  /** The id of the board of exactly these frames on the current page; null when there is none. */
  findBoard: call<(nodeIds: readonly string[]) => Promise<string | null>>(nodes),
  /** Removes a board as one undo step. One that was edited stays unless `force` is true. */
  removeBoard: call<(boardId: string, how?: { force: boolean }) => Promise<Discarded>>(forceable),
  /**
   * Copies a frame beside itself and changes only the copy. The copy keeps the marked layer but not the result: placing
   * one joins the copy's undo step.
   */
  tryChange: call<(request: NewTry) => Promise<OfRun<TriedCopy>>>(v.tuple([newTrySchema])),
  /**
   * Removes such a copy with its result, as one undo step; nothing where it is gone already. One that was edited since it
   * was made, or may have been while Glance was closed, stays unless `force` is true.
   */
  discardTry: call<(nodeId: string, how?: { force: boolean }) => Promise<Discarded>>(forceable),
  /** Makes such a copy a plain frame with its result. */
  keepTry: call<(nodeId: string) => Promise<void>>(oneText),
  /** Makes a change in an analysed frame itself, as one undo step. */
  applyChange: call<(request: NewChange) => Promise<OfRun>>(v.tuple([newChangeSchema])),
  /** The copies made of a frame that are still on its page, also those of earlier sessions. */
  readTries: call<(nodeId: string) => Promise<FoundTries>>(oneText),
  /** Stores a text beside its record. `briefHash` becomes the record's; null removes that, undefined keeps it. */
  saveText: call<
    (of: ResultRef, kind: TextKind, markdown: string, briefHash?: string | null) => Promise<OfRun>
  >(v.tuple([resultRefSchema, textKindSchema, text, v.optional(v.nullable(text))])),
  /** Reads a frame, and pushes its document from now on when it changes. */
  readFrame: call<(nodeId: string) => Promise<FrameDocument>>(oneText),
  /** Bytes of an image of the file, by hash. */
  readImage: call<(hash: string) => Promise<Uint8Array>>(oneText),
  setOverlay: call<(of: ResultRef, change: OverlayChange) => Promise<OfRun<OverlayState>>>(
    v.tuple([resultRefSchema, overlayChangeSchema])
  ),
  /** Removes a result's maps from the canvas and keeps the result. One undo step. */
  removeOverlays: call<(of: ResultRef) => Promise<OfRun>>(result),
  /** Lays a result's maps over its node again, after they were taken off the canvas. */
  restoreOverlays: call<(of: ResultRef, look: OverlayLook) => Promise<OfRun<OverlayState>>>(
    v.tuple([resultRefSchema, overlayLookSchema])
  ),
  /**
   * Removes overlays, record, texts, ad visibility and relaunch button, all but the frame's brief, which is the
   * designer's own. One undo step. A null run means an unreadable record.
   */
  removeResult: call<(of: { nodeId: string; runId: string | null }) => Promise<OfRun>>(
    v.tuple([v.object({ nodeId: text, runId: v.nullable(text) })])
  ),
  /** Lays all overlays of the page over their frames, and removes those that have none. One undo step. Returns how many. */
  tidyOverlays: call<() => Promise<number>>(none),
  saveSettings: call<(settings: Settings) => Promise<void>>(v.tuple([settingsSchema])),
  /** Counts what Glance keeps in this file, on all of its pages. */
  keptInFile: call<() => Promise<KeptInFile>>(none),
  /** Removes all of that as one undo step, and returns what it was. Throws view_only. */
  eraseFile: call<() => Promise<KeptInFile>>(none),
  /** Removes all that Glance keeps on this computer. */
  eraseComputer: call<() => Promise<void>>(none),
  /** null forgets the key. */
  saveKey: call<(key: ServiceKey | null) => Promise<void>>(v.tuple([v.nullable(serviceKeySchema)])),
  writeJournal: call<(entry: JournalEntry) => Promise<void>>(v.tuple([journalEntrySchema])),
  dropJournal: call<(runId: string) => Promise<void>>(oneText),
  selectNode: call<(nodeId: string) => Promise<void>>(oneText),
  /**
   * Selects several layers of one page and shows them; leaves out deleted layers and those of another page. Returns the new
   * selection. Throws node_removed when none is left.
   */
  selectNodes: call<(nodeIds: readonly string[]) => Promise<Selection>>(nodes),
  /** Brings layers of one page into view beside the panel, and leaves the selection as it is; else as `selectNodes`. */
  showNodes: call<(nodeIds: readonly string[]) => Promise<void>>(nodes),
  /** The frames and results of the current page, read in slices of a few ms. */
  readOverview: call<() => Promise<PageOverview>>(none),
  /** Undoes the file's last step, like the canvas's shortcut; Figma has no call to redo it. */
  undo: call<() => Promise<void>>(none),
  openUrl: call<(url: string) => Promise<void>>(oneText),
  resizePanel: call<(size: Settings['panel']) => Promise<void>>(v.tuple([panelSchema])),
  notify: call<(message: string, isError?: boolean) => Promise<void>>(
    v.tuple([text, v.optional(v.boolean())])
  ),
  /** Notifies of Glance's last step, with a button that undoes it while the file has not changed since. */
  notifyDone: call<(message: string) => Promise<void>>(oneText),
  /** Shows the panel that a quick action has hidden. */
  showPanel: call<() => Promise<void>>(none),
  /**
   * Answers, then closes Glance with a notification. With `offersUndo` the notification has a button to undo the last step,
   * and Glance closes when it disappears.
   */
  finish: call<(message: string, offersUndo?: boolean) => Promise<void>>(
    v.tuple([text, v.optional(v.boolean())])
  )
}

export type MainCalls = CallsOf<typeof MAIN_CALLS>
