import type { AdTask } from '../ads/ad-job'
import type { AnalysisTask } from '../analyses/analysis-job'
import type { VideoTask } from '../videos/video-job'
import type { Reservation } from './byte-budget'

/** A task as plain data: any process with the store can run it. Its result goes under its id. */
export type Task = AnalysisTask | AdTask | VideoTask

/** Queues of their own, so that slow sites and long films hold up no picture. */
export type LaneName = 'pictures' | 'pages' | 'videos'

export const LANE_OF: Readonly<Record<Task['kind'], LaneName>> = {
  picture: 'pictures',
  ad: 'pictures',
  page: 'pages',
  video: 'videos'
}

/** Pages that one process captures at once, each a tab of a browser that mostly waits for a site. */
export const PAGES_AT_ONCE = 2

/** Videos of one process: their frames take turns with pictures, and wait for a decoder. */
export const VIDEOS_AT_ONCE = 1

/** The most unfinished tasks of a lane. Pictures are bounded by their bytes instead. */
export const MOST_UNFINISHED = { pages: 34, videos: 8 } as const

/** Parts of a task that stay in the process that accepted it. */
interface LocalParts {
  /** Ends the task if it runs in the same process. */
  signal: AbortSignal
  /** Bytes to give back once this process no longer holds the task's input. */
  reservation?: Reservation
}

/** Works that wait to be run. */
export interface Queue {
  /** Whether a lane accepts no more tasks now. */
  isFull: (lane: keyof typeof MOST_UNFINISHED) => Promise<boolean>
  /** Whether a worker runs the tasks of a lane now. Rejects as a store does. */
  isAttended: (lane: LaneName) => Promise<boolean>
  /** The number of tasks in all lanes that wait or run. Rejects as a store does. */
  unfinished: () => Promise<number>
  /**
   * Adds a job and takes ownership of its reservation. Rejects as a store does, and the job is then not run; or with
   * `maybe_queued`.
   */
  add: (task: Task, local: LocalParts) => Promise<void>
}
