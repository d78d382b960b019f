/** Ten looks a second: a gaze stays about 0.3 s in one place (Rayner 2009), so nothing falls between two. */
const LEAST_STEP_MS = 100

/** Keeps the longest videos to a bearable wait and file: at 60 s every fifth of a second is looked at. */
const MOST_FRAMES = 300

/** One picture of the animated map. */
export interface PlannedFrame {
  /** The moment that is looked at, in seconds. */
  time: number
  /** How long its map is shown; all of them together last as long as the video. */
  milliseconds: number
}

/**
 * Which moments of a video are looked at: it is cut into steps of 100 ms, or of a 300th of its length
 * where that is longer, and each step is represented by its middle.
 */
export function planFrames(seconds: number): PlannedFrame[] {
  const total = Math.max(1, Math.round(seconds * 1000))
  const step = Math.max(LEAST_STEP_MS, Math.ceil(total / MOST_FRAMES))
  return Array.from({ length: Math.ceil(total / step) }, (_, i) => {
    const milliseconds = Math.min(step, total - i * step)
    return { time: (i * step + milliseconds / 2) / 1000, milliseconds }
  })
}
