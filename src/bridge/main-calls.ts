import * as v from 'valibot'
import {
  type AdRecord,
  adRecordSchema,
  type Briefs,
  briefSchema,
  journalEntrySchema,
  mainActionOutcomeSchema,
  mainActionSchema,
  panelSchema,
  pictureFrameSchema,
  serviceKeySchema,
  settingsSchema,
  type StoredImage
} from '../file'
import { LANGUAGES } from '../language'
import { type Discarded, newBoardSchema } from './board'
import { type CallsOf, takes } from './channel'
import { PARTS } from './parts'
import {
  bytesSchema,
  type ExportedPicture,
  newPictureFrameSchema,
  type PackedLayers
} from './pictures'
import {
  addedMapsSchema,
  type FrameDocument,
  type KeptInFile,
  mapSchema,
  newDifferenceSchema,
  type OfRun,
  overlayChangeSchema,
  overlayLookSchema,
  type PlacedDocument,
  placeRequestSchema,
  resultRefSchema,
  textKindSchema
} from './result'
import type { PageOverview, Selection, Startup } from './selection'
import { type FoundTry, newChangeSchema, newTrySchema, type UnreadTry } from './what-if'

// Schemas of arguments, by the arguments' names.
const text = v.string()
const nodeId = text
const nodeIds = v.pipe(v.array(text), v.readonly())
const layerId = text
const boardId = text
const runId = text
const name = text
const hash = text
/** Of a web page or for mail: the browser opens no other kind. */
const url = v.pipe(text, v.regex(/^(?:https:\/\/|mailto:)\S+$/i))
const message = text
const markdown = text
const briefHash = v.optional(v.nullable(text))
const verdict = v.optional(text)
const scale = v.optional(v.number())
const isError = v.optional(v.boolean())
const offersUndo = v.optional(v.boolean())
const force = v.optional(v.object({ force: v.boolean() }))

/**
 * The panel's calls to the main thread. Every one rejects with a GlanceError. The panel, which must stay small, is
 * built without this table: it imports `MainCalls` alone.
 */
export const MAIN_CALLS = {
  /** Gives the panel what it needs for its first render. `browserLanguage` left out is English. */
  start: takes(v.optional(v.picklist(LANGUAGES))).gives<Startup>(),
  /** A lazily loaded part of the panel, packed. */
  readPart: takes(v.picklist(PARTS)).gives<string>(),
  /**
   * Exports a node as PNG within 40–2000 px and 5 MB. One export runs at a time.
   * `scale` repeats an earlier export exactly, to compare pictures.
   */
  exportPicture: takes(nodeId, scale).gives<ExportedPicture>(),
  /** Exports without the user's request: writes nothing; rejects with `overlays_inside` where it would have to. */
  lookAt: takes(nodeId, scale).gives<ExportedPicture>(),
  /** Stores one map picture (PNG or JPEG, at most 4096 px a side) in the file. One image per message. */
  keepMap: takes(runId, mapSchema, bytesSchema).gives<StoredImage>(),
  /** Lays the kept maps over the node and writes all that is kept of the run: one undo step. Replaces an earlier result. */
  place: takes(placeRequestSchema).gives<PlacedDocument>(),
  /**
   * Stores any other picture of a run in the file. One image per message. `name`: its name in errors, such as
   * `the capture`.
   */
  keepImage: takes(runId, name, bytesSchema).gives<StoredImage>(),
  /** Makes a frame with a picture in free space of the page, selects it and shows it. Returns its id. */
  placePicture: takes(newPictureFrameSchema).gives<string>(),
  /** The brief of the file, and of the given frame. A broken one counts as none. */
  readBriefs: takes(v.nullable(nodeId)).gives<Briefs>(),
  /** Stores a brief in the given frame, or in the file without one; null removes it. */
  saveBrief: takes(v.nullable(nodeId), v.nullable(briefSchema)).gives(),
  /** The ad visibility kept for a frame; null when there is none, or none that can be read. */
  readAd: takes(nodeId).gives<AdRecord | null>(),
  saveAd: takes(nodeId, adRecordSchema).gives(),
  /**
   * The layers of a frame and their places in its exported picture. Reads long trees in slices of a few ms and
   * leaves out layers deleted in between.
   */
  readLayers: takes(nodeId, pictureFrameSchema).gives<PackedLayers>(),
  /** Selects a layer of an analysed frame and moves the canvas to it if need be; the panel keeps showing the frame. */
  selectLayer: takes(nodeId, layerId).gives(),
  /**
   * Marks the main action, null unmarks; `outcome` goes into the history entry of the run, the verdict under Figma's
   * relaunch button.
   */
  saveMainAction: takes(
    resultRefSchema,
    v.nullable(mainActionSchema),
    v.nullable(mainActionOutcomeSchema),
    verdict
  ).gives<OfRun>(),
  /** Adds a difference map to a result, shown alone; a new run of the frame removes it. One undo step. */
  placeDifference: takes(newDifferenceSchema).gives<OfRun>(),
  /** Adds maps to a result that could not be fetched with the others; the rest stays as it is. One undo step. */
  addMaps: takes(addedMapsSchema).gives<OfRun>(),
  /**
   * Lays a comparison board in free space, in a section; replaces an unedited board of the same frames in its
   * place. Selects and shows it. One undo step. Returns the section's id.
   */
  placeBoard: takes(newBoardSchema).gives<string>(),
  /** The id of the board of exactly these frames on the current page; null when there is none. */
  findBoard: takes(nodeIds).gives<string | null>(),
  /** Removes a board as one undo step. One that was edited stays unless `force` is true. */
  removeBoard: takes(boardId, force).gives<Discarded>(),
  /**
   * Copies a frame beside itself and changes only the copy. The copy keeps the marked layer but not the result: placing
   * one joins the copy's undo step.
   */
  tryChange: takes(newTrySchema).gives<OfRun<FoundTry>>(),
  /** Removes such a copy with its result, as one undo step; nothing where it is gone already. */
  discardTry: takes(nodeId).gives(),
  /** Makes such a copy a plain frame with its result. */
  keepTry: takes(nodeId).gives(),
  /** Makes a change in an analysed frame itself, as one undo step. */
  applyChange: takes(newChangeSchema).gives<OfRun>(),
  /** The copies made of a frame that are still on its page, and those of the page that do not say of which they were made. */
  readTries: takes(nodeId).gives<(FoundTry | UnreadTry)[]>(),
  /** Stores a text beside its record. `briefHash` becomes the record's; null removes that, undefined keeps it. */
  saveText: takes(resultRefSchema, textKindSchema, markdown, briefHash).gives<OfRun>(),
  /** Reads a frame, and pushes its document from now on when it changes. */
  readFrame: takes(nodeId).gives<FrameDocument>(),
  /** Bytes of an image of the file, by hash. */
  readImage: takes(hash).gives<Uint8Array>(),
  setOverlay: takes(resultRefSchema, overlayChangeSchema).gives<OfRun>(),
  /** Removes a result's maps from the canvas and keeps the result. One undo step. */
  removeOverlays: takes(resultRefSchema).gives<OfRun>(),
  /** Lays a result's maps over its node again, after they were taken off the canvas. */
  restoreOverlays: takes(resultRefSchema, overlayLookSchema).gives<OfRun>(),
  /**
   * Removes overlays, record, texts, ad visibility and relaunch button, all but the frame's brief, which is the
   * designer's own. One undo step. A null run means an unreadable record.
   */
  removeResult: takes(v.object({ nodeId: text, runId: v.nullable(text) })).gives<OfRun>(),
  /** Lays all overlays of the page over their frames, and removes those that have none. One undo step. Returns how many. */
  tidyOverlays: takes().gives<number>(),
  saveSettings: takes(settingsSchema).gives(),
  /** Counts what Glance keeps in this file, on all of its pages. */
  keptInFile: takes().gives<KeptInFile>(),
  /** Removes all of that as one undo step, and returns what it was. Throws view_only. */
  eraseFile: takes().gives<KeptInFile>(),
  /** Removes all that Glance keeps on this computer. */
  eraseComputer: takes().gives(),
  /** null forgets the key. */
  saveKey: takes(v.nullable(serviceKeySchema)).gives(),
  writeJournal: takes(journalEntrySchema).gives(),
  dropJournal: takes(runId).gives(),
  selectNode: takes(nodeId).gives(),
  /**
   * Selects several layers of one page and shows them; leaves out deleted layers and those of another page. Returns the new
   * selection. Throws node_removed when none is left.
   */
  selectNodes: takes(nodeIds).gives<Selection>(),
  /** Brings layers of one page into view beside the panel, and leaves the selection as it is; else as `selectNodes`. */
  showNodes: takes(nodeIds).gives(),
  /** The frames and results of the current page, read in slices of a few ms. */
  readOverview: takes().gives<PageOverview>(),
  /** Undoes the file's last step, like the canvas's shortcut; Figma has no call to redo it. */
  undo: takes().gives(),
  openUrl: takes(url).gives(),
  resizePanel: takes(panelSchema).gives(),
  notify: takes(message, isError).gives(),
  /** Notifies of Glance's last step, with a button that undoes it while the file has not changed since. */
  notifyDone: takes(message).gives(),
  /** Shows the panel that a quick action has hidden. */
  showPanel: takes().gives(),
  /**
   * Answers, then closes Glance with a notification. With `offersUndo` the notification has a button to undo the last step,
   * and Glance closes when it disappears.
   */
  finish: takes(message, offersUndo).gives()
}

export type MainCalls = CallsOf<typeof MAIN_CALLS>
