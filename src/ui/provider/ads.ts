import type { DownloadedImage } from '../../client'
import type { Picture } from '../../file'
import type { AcceptedEntry, RunSteps } from './run-steps'

/** The ways of an ad, in order; not every provider goes them all. */
export const AD_PHASES = ['exporting', 'sending', 'scoring', 'downloading'] as const

export type AdPhase = (typeof AD_PHASES)[number]

/** A frame that was exported to be scored as an advertisement. */
export interface ExportedAd {
  title: string
  png: Uint8Array
  /** What is kept of the picture: described while it is scored, as far as nobody needs it before. */
  picture: Promise<Picture>
}

export interface AnalysedAd {
  id: string
  score: number
  /** What was scored; null when it could not be fetched. */
  picture: DownloadedImage | null
}

/** Scores advertisements: on this device, or by a service. */
export interface AdAnalyser {
  /** In their order. */
  phases: readonly [AdPhase, ...AdPhase[]]
  /** Upper end of its score, which then starts at 0; null where nobody has stated one. */
  scoreMax: number | null
  start: (steps: RunSteps<AdPhase>, ad: ExportedAd) => Promise<AnalysedAd>
  /** What is left of a run that was accepted in an earlier session. */
  resume: (steps: RunSteps<AdPhase>, entry: AcceptedEntry) => Promise<AnalysedAd>
}
