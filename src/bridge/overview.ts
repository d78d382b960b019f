import type { ResultRecord } from '../file'

/** A frame that can be analysed and lies on the page itself or in a section of it. Sizes are canvas px. */
export interface PageFrame {
  id: string
  name: string
  width: number
  height: number
}

/** A frame of the page that carries a result. */
export interface PageResult {
  id: string
  name: string
  /** What tells results apart and whether they still hold; null when the record cannot be read. */
  record: Pick<
    ResultRecord,
    'runId' | 'finishedAt' | 'outOfDate' | 'medium' | 'predictions' | 'provider'
  > | null
}

/** What the current page has for Glance. */
export interface PageOverview {
  /** From the bottom of the layers panel up: mostly as they were made. */
  frames: PageFrame[]
  /** How many further frames there are, beyond as many as a run may be of. */
  leftOut: number
  /** Latest first; those that cannot be read come last. */
  results: PageResult[]
}
