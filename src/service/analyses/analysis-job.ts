import type { AnalysisId, Medium, PredictionName, Region, ScreenshotId } from '../../interface'
import type { Outputs } from '../../engine/draw-outputs'
import type { FailedOutcome } from '../results/outcome-of'
import type { PageRequest } from '../pages/page-capture'
import type { Bytes } from '../storage/store'
import type { Measured } from '../../engine/texts/measured'

/** The input of an analysis: a picture file as sent, or a web page to capture. */
export type Source = { type: 'image'; file: Bytes } | { type: 'page'; page: PageRequest }

/** Options of an analysis. */
export interface Look {
  medium: Medium
  predictions: PredictionName[]
  /** Regions of interest, if any were sent. */
  regions?: readonly Region[] | undefined
}

/** A create request, checked and decoded. */
export interface AnalysisRequest extends Look {
  title: string
  source: Source
}

/** An analysis as a work: of a picture by its name in the job's folder, or of a page. */
export type AnalysisWork = Look & { id: ScreenshotId } & (
    | { kind: 'picture'; input: string }
    | { kind: 'page'; page: PageRequest }
  )

/** The outputs of the interface, with the names of pictures in the job's folder in place of links. */
export interface StoredOutputs extends Outputs<string> {
  input: { image: string }
}

/** Outcome of an analysis. */
export type Outcome = { status: 'success'; outputs: StoredOutputs } | FailedOutcome

/** The same with what texts are written from. */
export type AnalysisOutcome =
  | (Extract<Outcome, { status: 'success' }> & { facts: Measured })
  | FailedOutcome

/** One analysis under its two ids. */
export interface AnalysisJob {
  analysisId: AnalysisId
  finished: Outcome | null
}
