import type { Medium, PredictionName } from '../interface'
import type { Attention, Pixels } from '../perception'
import type { Outputs } from './draw-outputs'
import type { KnownDesign } from './measure/known-design'
import type { SideLimits } from './images/decode-image'
import type { CompressedPicture } from './images/png/compress-picture'
import type { Kept } from './texts/measured'

/**
 * What computes. It keeps nothing between two tasks, so each may be done wherever there is a processor: on
 * the thread that asks, or on another. Tasks reject with an ImageError for a picture that is at fault, with
 * EngineLost when what computed is gone, and with the signal's reason once it aborts.
 */
export interface Engine {
  /** How many tasks it does at the same time. */
  readonly atOnce: number
  analyse: (task: PictureTask, signal: AbortSignal) => Promise<AnalysedPicture>
  /** The score of an advertisement's picture, 0 to 100. */
  scoreAd: (file: Uint8Array, signal: AbortSignal) => Promise<number>
  lookAtFrame: (task: FrameTask, signal: AbortSignal) => Promise<LookedAtFrame>
}

export interface PictureTask {
  /** A PNG or JPEG. */
  file: Uint8Array
  medium: Medium
  predictions: PredictionName[]
  /** Sides that the picture may have; those of an image input when left out. */
  sides?: SideLimits | undefined
  /** What is known of the picture's layers, looked up while it is unpacked; null when nothing is. */
  design: () => Promise<KnownDesign | null>
}

export interface AnalysedPicture {
  /** PNG files of the maps, and scores. */
  outputs: Outputs<Uint8Array<ArrayBuffer>>
  kept: Kept
}

export interface FrameTask {
  pixels: Pixels
  /** What the frame before came to; null for a film's first. */
  before: Attention | null
  /** How long the frame is shown. */
  milliseconds: number
}

export interface LookedAtFrame {
  /** The attention so far, for the next frame. */
  attention: Attention
  map: CompressedPicture
}

/** What computed an analysis is gone in the middle of it; the message is for whoever asked. */
export class EngineLost extends Error {
  override name = 'EngineLost'
}
