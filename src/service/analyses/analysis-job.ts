import type { AnalysisId, Failure, Medium, PredictionName, ScreenshotId } from '../../interface'
import type { PageRequest } from '../pages/page-capture'
import type { ExpiringJob } from '../results/job-store'
import type { Brief } from '../texts/brief'
import type { Kept } from '../texts/measured'

/** What to look at: a picture file as sent, or a web page that is yet to be captured. */
export type Source =
  { type: 'image'; file: Uint8Array<ArrayBuffer> } | { type: 'page'; page: PageRequest }

/** A create request, checked and decoded. */
export interface AnalysisRequest {
  title: string
  medium: Medium
  predictions: PredictionName[]
  source: Source
}

/** The outputs of the interface that an engine makes, with whatever stands for a picture. */
export interface Outputs<Picture> {
  attention?: { attentionMap: Picture; perceptionMap: Picture; hotspotsMap: Picture }
  clarity?: { score: number; map: Picture }
  excitingness?: { score: number; map: Picture }
}

/** The outputs of the interface, with storage paths in place of links. */
export interface StoredOutputs extends Outputs<string> {
  input: { image: string }
}

/** What an analysis came to. */
export type Outcome =
  { status: 'success'; outputs: StoredOutputs; kept: Kept } | { status: 'failed'; error: Failure }

/** One analysis under its two ids. */
export interface AnalysisJob extends ExpiringJob<Outcome> {
  screenshotId: ScreenshotId
  analysisId: AnalysisId
  /** The metadata so far; replaced, never changed, when there is more of it. */
  brief: Brief
}
