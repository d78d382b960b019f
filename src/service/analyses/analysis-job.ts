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

/** The outputs of the interface, with storage paths in place of links. */
export interface StoredOutputs {
  input: { image: string }
  attention?: { attentionMap: string; perceptionMap: string; hotspotsMap: string }
  clarity?: { score: number; map: string }
  excitingness?: { score: number; map: string }
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
