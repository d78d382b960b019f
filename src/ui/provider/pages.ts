import type { DownloadedImage } from '../../client'
import type { PredictionName } from '../../interface'
import type { AnalysedFrame } from './frames'
import type { AcceptedEntry, RunSteps } from './run-steps'

/** The way of a web page, in order. */
export const PAGE_PHASES = ['sending', 'capturing', 'downloading', 'placing'] as const

export type PagePhase = (typeof PAGE_PHASES)[number]

/** A web page to capture and analyse. */
export interface PageInput {
  url: string
  title: string
  medium: 'desktopWeb' | 'mobileWeb'
  removeCookieBanner: boolean
}

export interface CapturedPage {
  /** What is journalled of its run. */
  entry: AcceptedEntry
  analysis: AnalysedFrame
  /** Fetches the picture that was captured. */
  capture: (options: { signal: AbortSignal }) => Promise<DownloadedImage>
}

/** Captures web pages and analyses them. */
export interface PageAnalyser {
  start: (
    steps: RunSteps<PagePhase>,
    page: PageInput,
    predictions: readonly PredictionName[]
  ) => Promise<CapturedPage>
  /** What is left of a run that was accepted in an earlier session. */
  resume: (steps: RunSteps<PagePhase>, entry: AcceptedEntry) => Promise<CapturedPage>
}
