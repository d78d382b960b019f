import type { LayerTree, MapName, Picture, ResultRecord } from '../../file'
import type { DownloadedImage } from '../../client'
import type { MeasuredLayers } from '../../engine/measure/measure'
import type { AcceptedEntry, RunSteps } from './run-steps'

/** The ways of a frame, in order; not every provider goes them all. */
export const FRAME_PHASES = ['exporting', 'uploading', 'waiting', 'downloading', 'placing'] as const

export type FramePhase = (typeof FRAME_PHASES)[number]

/** An exported frame. */
export interface ExportedFrame {
  title: string
  png: Uint8Array
  /** Its layers as they were exported, read while it is analysed; null when they cannot be read. */
  tree: Promise<LayerTree | null>
  /** What is kept of the picture: described while it is analysed, as far as nobody needs it before. */
  picture: Promise<Picture>
  medium: ResultRecord['medium']
  predictions: ResultRecord['predictions']
}

/** A map that a result offers. Rejects where it cannot be fetched, and with the signal's reason once it aborts. */
export interface OfferedMap {
  map: MapName
  read: (options: { signal: AbortSignal; maxPixels?: number }) => Promise<DownloadedImage>
}

/** A frame's result before its maps are in the file. */
export interface AnalysedFrame {
  screenshotId: string
  analysisId: string
  scores: ResultRecord['scores']
  maps: readonly OfferedMap[]
  /** Attention by layer; null where it is yet to be measured from the maps. */
  layers: MeasuredLayers | null
}

/** What a frame's run gives its provider to tell of its way. */
export interface FrameSteps extends RunSteps<FramePhase> {
  /** True for a run that the designer asked for by itself; others go side by side. */
  alone: boolean
  now: () => number
  /** Tells that a busy service is asked again then, ms since 1970. */
  emit: (event: { type: 'held'; until: number }) => void
}

/** Analyses frames: on this device, or by a service. */
export interface FrameAnalyser {
  /** In their order. */
  phases: readonly [FramePhase, ...FramePhase[]]
  start: (steps: FrameSteps, frame: ExportedFrame) => Promise<AnalysedFrame>
  /** What is left of a run that was accepted in an earlier session. */
  resume: (steps: FrameSteps, entry: AcceptedEntry) => Promise<AnalysedFrame>
  /** The result of an analysis again, its maps to be fetched anew. Creates nothing. Rejects with `result_expired`. */
  find: (screenshotId: string) => Promise<AnalysedFrame>
}
