import type { LayerNode } from '../file'
import type { Medium, PredictionName, Region } from '../interface'
import type { Attention, Pixels, Veil } from '../perception'
import type { TryTask } from './candidates/try-candidates'
import type { Tried } from './candidates/tried'
import type { Outputs } from './draw-outputs'
import type { SideLimits } from '../images/decode-image'
import type { IndexedPicture } from '../images/pixels'
import type { MeasuredLayers } from './measure/measure'
import type { Measured } from './texts/measured'

/**
 * Computes results from pixels. It keeps nothing between two tasks, so each may be done wherever there is a processor: on
 * the thread that asks, or on another. Tasks reject with an InputError for a picture that is at fault, with
 * an error when the thread that computed is gone, and with the signal's reason once it aborts.
 */
export interface Engine {
  /** How many tasks it does at the same time. */
  readonly atOnce: number
  /** Calls `onProgress` with the number of maps drawn. */
  analyse: (
    task: PictureTask,
    signal: AbortSignal,
    onProgress?: (done: number, of: number) => void
  ) => Promise<AnalysedPicture>
  /** The score of an advertisement's picture, 0 to 100. */
  scoreAd: (file: Uint8Array, signal: AbortSignal) => Promise<number>
  analyseFrame: (task: FrameTask, signal: AbortSignal) => Promise<AnalysedFrame>
}

/** Tries changes for a design's main action; only callers with its layers need it. */
export interface Adviser {
  /** Calls `onProgress` with the number of changes judged. */
  tryCandidates: (
    task: AdviceTask,
    signal: AbortSignal,
    onProgress?: (done: number, of: number) => void
  ) => Promise<Tried>
}

export interface AdviceTask extends Omit<TryTask, 'pixels' | 'networks'> {
  /** The PNG that the result was computed from. */
  file: Uint8Array
}

export interface PictureTask {
  /** A PNG or JPEG. */
  file: Uint8Array
  medium: Medium
  predictions: readonly PredictionName[]
  /** Regions of interest, to be measured and shown; missing where there are none. */
  regions?: readonly Region[] | undefined
  /** Sides that the picture may have; those of an image input when left out. */
  sides?: SideLimits | undefined
  /** What dims the design under the maps; dark when left out. */
  veil?: Veil | undefined
  /** Whether changes are tried for the main action of a flat picture, for its recommendations: some twenty more looks. */
  tries?: boolean
  /**
   * The design's layers, in px of the picture, or on their way: half of the work is done without. null or missing where
   * only the picture is known.
   */
  nodes?: KnownNodes | Promise<KnownNodes>
}

/** Layers of an exported frame; null where only its picture is known. */
export type KnownNodes = readonly LayerNode[] | null

export interface AnalysedPicture {
  /** PNG files of the maps, and scores. */
  outputs: Outputs<Uint8Array<ArrayBuffer>>
  /** Attention by layer, measured from the densities behind the maps; null where no layers were given. */
  layers: MeasuredLayers | null
  /** Numbers that texts are written from. */
  facts: Measured
}

export interface FrameTask {
  pixels: Pixels
  /** Result of the frame before; null for a film's first. */
  before: Attention | null
  /** How long the frame is shown. */
  milliseconds: number
  /** Size of the map: the frame's own, or that of the density's grid, some 12,000 cells. */
  mapSize: 'frame' | 'grid'
}

export interface AnalysedFrame {
  /** The attention so far, for the next frame. */
  attention: Attention
  map: IndexedPicture
}
