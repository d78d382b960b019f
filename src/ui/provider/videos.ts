import type { DownloadedAnimation } from '../../client'
import type { VideoFacts } from '../../client/video/inspect-source'
import { GlanceError } from '../../errors'
import type { AcceptedEntry, RunSteps } from './run-steps'
import { words } from './words'

/** The ways of a video, in order; not every provider goes them all. */
export const VIDEO_PHASES = ['uploading', 'analysing', 'downloading'] as const

export type VideoPhase = (typeof VIDEO_PHASES)[number]

/** A file that was checked. */
export interface VideoFile {
  file: File
  title: string
  facts: VideoFacts
}

/** What a video's run gives its provider to tell of its way. */
export interface VideoSteps extends RunSteps<VideoPhase> {
  /** Tells that a service has just answered that it is not done, and how often it is asked, ms. */
  looked: (everyMs: number) => void
}

/** Analyses videos: on this device, or by a service. Gives the attention map, frame by frame. */
export interface VideoAnalyser {
  /** In their order. */
  phases: readonly [VideoPhase, ...VideoPhase[]]
  start: (steps: VideoSteps, video: VideoFile) => Promise<DownloadedAnimation>
  /** What is left of a run that was accepted in an earlier session. */
  resume: (steps: VideoSteps, entry: AcceptedEntry) => Promise<DownloadedAnimation>
}

/**
 * Works with a file, which is read now, not when it was chosen; meanwhile it may have changed. Rejects with
 * `video_file_changed` where that made the work fail.
 */
export async function whileUnchanged<T>(
  file: File,
  signal: AbortSignal,
  work: () => Promise<T>
): Promise<T> {
  await requireUnchanged(file)
  try {
    return await work()
  } catch (error) {
    signal.throwIfAborted()
    await requireUnchanged(file)
    throw error
  }
}

async function requireUnchanged(file: File): Promise<void> {
  try {
    await file.slice(0, 1).arrayBuffer()
  } catch {
    throw new GlanceError({
      kind: 'video_file_changed',
      code: 'video_file_changed',
      ...words().fileChanged(file.name),
      sent: 'maybe'
    })
  }
}
