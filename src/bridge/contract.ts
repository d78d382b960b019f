import type {
  AdRecord,
  Brief,
  Briefs,
  HistoryLayer,
  JournalEntry,
  KeptImage,
  LayerShares,
  MapName,
  PictureFrame,
  Primary,
  PrimaryOutcome,
  ServiceKey,
  Settings
} from '../file'
import type { NewBoard } from './board'
import type { PackedLayers } from './layers'
import type { PageOverview } from './overview'
import type { ExportedPicture, NewPageFrame, NewStrip } from './pictures'
import type {
  AddedMaps,
  KeptInFile,
  LayerData,
  NewDifference,
  OfRun,
  OverlayChange,
  OverlayLook,
  OverlayState,
  PlaceRequest,
  ReadResult,
  ResultRef,
  StoredResult,
  TextKind
} from './result'
import type { Selection } from './selection'
import type { Startup } from './startup'
import type { NewTry, TriedCopy } from './what-if'

/** How many variants fit on a board. */
export const BOARD_VARIANTS = { least: 2, most: 20 } as const

/** What the panel asks of the main thread. Every call rejects with a GlanceError. */
export interface MainCalls {
  /** What the browser speaks; left out, English. */
  start(browserLanguage?: Settings['browserLanguage']): Promise<Startup>
  /**
   * Exports a node as PNG within 40–2000 px and 5 MB. One export runs at a time.
   * `scale` repeats an earlier export exactly, to compare pictures.
   */
  exportPicture(nodeId: string, scale?: number): Promise<ExportedPicture>
  /** Gives one map picture (PNG or JPEG, at most 4096 px a side) to the file. One image per message. */
  keepMap(runId: string, map: MapName, image: Uint8Array): Promise<KeptImage>
  /** Lays the kept maps over the node and writes the record: one undo step. Replaces an earlier result. */
  place(request: PlaceRequest): Promise<StoredResult>
  /**
   * Gives any other picture of a run to the file. One image per message. `name` is what errors call it,
   * such as `the capture`.
   */
  keepImage(runId: string, name: string, image: Uint8Array): Promise<KeptImage>
  /** Makes a frame of a captured page in free space of the page, selects it and shows it. Returns its id. */
  placePage(request: NewPageFrame): Promise<string>
  /** Lays pictures side by side in free space of the page as one undo step. Returns the new frame's id. */
  placeStrip(request: NewStrip): Promise<string>
  /** The brief of the file, and of a frame when one is named. Broken ones read as none. */
  readBriefs(nodeId: string | null): Promise<Briefs>
  /** Keeps a brief in a frame, or in the file when no frame is named; null removes it. */
  saveBrief(nodeId: string | null, brief: Brief | null): Promise<void>
  /** The ad visibility kept for a frame; null when there is none, or none that can be read. */
  readAd(nodeId: string): Promise<AdRecord | null>
  saveAd(nodeId: string, record: AdRecord): Promise<void>
  /**
   * The layers of a frame, and where they lie in its exported picture. Long trees are read in slices of a
   * few ms; what a slice finds deleted is left out.
   */
  readLayers(nodeId: string, picture: PictureFrame): Promise<PackedLayers>
  /** Selects a layer of an analysed frame and moves the canvas to it if need be; the panel goes on showing the frame. */
  selectLayer(nodeId: string, layerId: string): Promise<void>
  readLayerData(nodeId: string): Promise<LayerData>
  /** Keeps attention by layer beside its record, and focus, main action and first layers in the run's history entry. */
  saveShares(
    nodeId: string,
    shares: LayerShares,
    primary: PrimaryOutcome | null,
    first: HistoryLayer[]
  ): Promise<OfRun>
  /** Marks the main action, null unmarks; `outcome` goes into the history entry of the run. */
  savePrimary(
    of: ResultRef,
    primary: Primary | null,
    outcome: PrimaryOutcome | null
  ): Promise<OfRun>
  /** Adds a difference map to a result, shown alone; a new run of the frame takes it away. One undo step. */
  placeDifference(request: NewDifference): Promise<OfRun<StoredResult>>
  /** Adds maps to a result that could not be fetched with the others; the rest stays as it is. One undo step. */
  addMaps(added: AddedMaps): Promise<OfRun<StoredResult>>
  /**
   * Lays a comparison board in free space, in a section; replaces the board of the same frames where it
   * lies. Selects and shows it. One undo step. Returns the section's id.
   */
  placeBoard(request: NewBoard): Promise<string>
  /** The id of the board of exactly these frames on the current page; null when there is none. */
  findBoard(nodeIds: readonly string[]): Promise<string | null>
  removeBoard(boardId: string): Promise<void>
  /**
   * Copies a frame beside itself and changes the copy; the frame stays as it is. The marked layer goes with it, the
   * result does not: placing one joins the copy's undo step.
   */
  tryChange(request: NewTry): Promise<OfRun<TriedCopy>>
  /** Removes such a copy with its result, as one undo step; nothing where it is gone already. */
  discardTry(nodeId: string): Promise<void>
  /** Keeps a text beside its record. `briefHash` becomes the record's, null removes it; left out, it stays. */
  saveText(
    of: ResultRef,
    kind: TextKind,
    markdown: string,
    briefHash?: string | null
  ): Promise<OfRun>
  readResult(nodeId: string): Promise<ReadResult>
  /** Bytes of an image of the file, by hash. */
  readImage(hash: string): Promise<Uint8Array>
  setOverlay(of: ResultRef, change: OverlayChange): Promise<OfRun<OverlayState>>
  /** Takes a result's maps off the canvas and keeps the result. One undo step. */
  removeOverlays(of: ResultRef): Promise<OfRun>
  /** Lays a result's maps over its node again, after they were taken off the canvas. */
  restoreOverlays(of: ResultRef, look: OverlayLook): Promise<OfRun<OverlayState>>
  /**
   * Removes overlays, record, texts, ad visibility and relaunch button: nothing is left behind but the
   * frame's brief, which is the designer's own. One undo step. A null run means a record that cannot be read.
   */
  removeResult(of: { nodeId: string; runId: string | null }): Promise<OfRun>
  /** The frame looks as it did when it was analysed: an edit that is not written yet has been undone. */
  forgetEdit(of: ResultRef): Promise<void>
  /** Lays all overlays of the page over their frames, and removes those that have none. One undo step. Returns how many. */
  tidyOverlays(): Promise<number>
  saveSettings(settings: Settings): Promise<void>
  /** What Glance keeps in this file, on all of its pages. */
  keptInFile(): Promise<KeptInFile>
  /** Removes all of that as one undo step, and returns what it was. Throws view_only. */
  eraseFile(): Promise<KeptInFile>
  /** Removes all that Glance keeps on this computer. */
  eraseComputer(): Promise<void>
  /** null forgets the key. */
  saveKey(key: ServiceKey | null): Promise<void>
  writeJournal(entry: JournalEntry): Promise<void>
  dropJournal(runId: string): Promise<void>
  selectNode(nodeId: string): Promise<void>
  /**
   * Selects several layers of one page and shows them; what is gone or lies on another page is left out. Returns what is
   * selected then. Throws node_removed when none is left.
   */
  selectNodes(nodeIds: readonly string[]): Promise<Selection>
  /** The frames and results of the current page, read in slices of a few ms. */
  readOverview(): Promise<PageOverview>
  /** Undoes the file's last step, as the canvas does by its key; there is no call that brings it back. */
  undo(): Promise<void>
  openUrl(url: string): Promise<void>
  resizePanel(size: Settings['panel']): Promise<void>
  notify(message: string, isError?: boolean): Promise<void>
  /** Shows the panel that a quick action has hidden. */
  showPanel(): Promise<void>
  /** Closes Glance with a notification, right after it has answered. */
  finish(message: string): Promise<void>
}

/** What the main thread tells the panel. Nothing is awaited. */
export interface PanelCalls {
  selectionChanged(selection: Selection): void
  /** The record, the marked layer or the overlays of a node changed: by undo, by an edit, by hand, or by someone else. */
  resultChanged(nodeId: string): void
  /** A frame with a result was edited, by this user or by somebody else: it may look different from its analysis. */
  frameEdited(nodeId: string): void
  /** How many overlays of the page lie elsewhere than over their frame. */
  overlaysAstray(count: number): void
  /** Layers of the page came or went, or it is another page. */
  layersChanged(): void
}
