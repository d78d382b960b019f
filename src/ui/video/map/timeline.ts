import type { ApngFrame } from './parse-apng'

/** When each frame of a map begins, in seconds from the start. */
interface Timeline {
  starts: readonly number[]
  seconds: number
  /** True when the map's own times do not fit the video and were stretched to it. */
  stretched: boolean
}

/** Time that viewers give a frame whose own is 0. */
const SHORTEST_SECONDS = 0.1
/** Lengths that differ by less than this part are the same: files round their times. */
const TOLERANCE = 0.05

/** The times of a map's frames: its own when it plays alone, fitted to the video where they differ. */
export function createTimeline(
  frames: readonly Pick<ApngFrame, 'seconds'>[],
  videoSeconds: number | null
): Timeline {
  const timed = frames.some(({ seconds }) => seconds > 0)
  const starts: number[] = []
  let end = 0
  for (const { seconds } of frames) {
    starts.push(end)
    end += timed ? seconds : SHORTEST_SECONDS
  }
  if (videoSeconds === null) return { starts, seconds: end, stretched: false }
  const scale = videoSeconds / end
  // A map of frames without times is spread over the video, whatever viewers would do.
  const fits = timed && Math.abs(scale - 1) <= TOLERANCE
  if (fits) return { starts, seconds: videoSeconds, stretched: false }
  const fitted = starts.map((start) => start * scale)
  return { starts: fitted, seconds: videoSeconds, stretched: frames.length > 1 }
}

/** Index of the frame that is shown at a time. */
export function frameAt(starts: readonly number[], time: number): number {
  let low = 0
  let high = starts.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (starts[middle]! <= time) low = middle
    else high = middle - 1
  }
  return low
}
