import type { AdWork } from '../ads/ad-job'
import type { AnalysisWork } from '../analyses/analysis-job'
import type { VideoWork } from '../videos/video-job'
import type { Reservation } from './byte-budget'

/** A piece of work as plain data: whoever reaches the store can do it. Its result goes under its id. */
export type Work = AnalysisWork | AdWork | VideoWork

/** Works that wait for one another. Slow sites and long films hold up no picture. */
export type LaneName = 'pictures' | 'pages' | 'videos'

export const LANE_OF: Readonly<Record<Work['kind'], LaneName>> = {
  picture: 'pictures',
  ad: 'pictures',
  page: 'pages',
  video: 'videos'
}

/** Pages that one process captures at once, each a tab of a browser that mostly waits for a site. */
export const PAGES_AT_ONCE = 2

/** Videos of one process: their frames take turns with pictures, and wait for a decoder. */
export const VIDEOS_AT_ONCE = 1

/** Unfinished works of a lane before more are turned away. Pictures are bounded by their bytes. */
export const MOST_UNFINISHED = { pages: 34, videos: 8 } as const

/** Parts of a work that only the process which takes it on has. */
interface LocalParts {
  /** Ends the work, where it is done in the same process. */
  signal: AbortSignal
  /** Room that is left as soon as this process no longer holds what the work needs. */
  reservation?: Reservation
}

/** Where works wait for whoever does them. */
export interface Queue {
  /** Whether a lane takes no more works now. */
  isFull: (lane: keyof typeof MOST_UNFINISHED) => Promise<boolean>
  /** Whether somebody is there now who does the works of a lane. Rejects as a store does. */
  isAttended: (lane: LaneName) => Promise<boolean>
  /** Works of all lanes that wait or are being done. Rejects as a store does. */
  unfinished: () => Promise<number>
  /** Rejects as a store does; then the work is not done. The reservation is the queue's to leave as soon as it resolves. */
  add: (work: Work, behind: LocalParts) => Promise<void>
}
