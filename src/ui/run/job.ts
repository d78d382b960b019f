import type { ErrorData } from '../../bridge'
import type { MapName, Medium, Picture, ProviderInfo } from '../../file'

/** The way of one analysis, in order. */
export const PHASES = ['exporting', 'uploading', 'waiting', 'downloading', 'placing'] as const

export type Phase = (typeof PHASES)[number]
export type JobState = Phase | 'done' | 'failed' | 'cancelled'

/** A frame to analyse, and how it will be seen. */
export interface JobTarget {
  id: string
  name: string
  medium: Medium
}

export type MapProgress = 'loading' | 'kept' | 'missing'

/** The one record of a running analysis; everything the panel shows of it is derived from here. */
export interface Job {
  id: string
  node: { id: string; name: string }
  provider: ProviderInfo
  state: JobState
  /** The phase it is in, or was in when it ended. */
  phase: Phase
  /** Milliseconds since 1970. */
  startedAt: number
  endedAt: number | null
  picture: Picture | null
  screenshotId: string | null
  analysisId: string | null
  maps: Partial<Record<MapName, MapProgress>>
  error: ErrorData | null
  /** True when the service has no result for this job and never will. */
  final: boolean
  /** True when what failed would fail for every other frame, too. */
  common: boolean
  /** A busy service is asked again then, ms since 1970; null while it is not waited for. */
  heldUntil: number | null
}

export type JobEvent =
  | { type: 'exported'; picture: Picture }
  | { type: 'held'; until: number }
  | { type: 'accepted'; screenshotId: string }
  | { type: 'succeeded'; analysisId: string; maps: MapName[] }
  | { type: 'mapKept'; map: MapName }
  | { type: 'mapMissing'; map: MapName }
  | { type: 'downloaded' }
  | { type: 'placed'; at: number }
  | { type: 'failed'; error: ErrorData; final: boolean; common: boolean; at: number }
  | { type: 'cancelled'; at: number }

type NewJob = Pick<Job, 'id' | 'node' | 'provider' | 'startedAt'>

export function newJob(start: NewJob): Job {
  return {
    ...start,
    state: 'exporting',
    phase: 'exporting',
    endedAt: null,
    picture: null,
    screenshotId: null,
    analysisId: null,
    maps: {},
    error: null,
    final: false,
    common: false,
    heldUntil: null
  }
}

/** A job found in the journal, at the point where the service had accepted it. */
export function resumedJob(start: NewJob, picture: Picture, screenshotId: string): Job {
  return { ...newJob(start), state: 'waiting', phase: 'waiting', picture, screenshotId }
}

export function isRunning(job: Job): boolean {
  return job.state === job.phase
}
