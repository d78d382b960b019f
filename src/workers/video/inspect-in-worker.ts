import type { VideoFacts } from '../../client/video/read-video'
import { unfitVideoError } from '../../client/video/unfit-video'
import { type RunningWork, type Script, startWork } from '../start-work'
import { words } from '../words'
import type { Frame } from './frames/open-video'
import type { VideoCalls } from './video-calls'

/** A file of 100 MB on a slow disk, read to its end. */
const TIMEOUT_MS = 120_000

const script: Script = { kind: 'video', who: 'video' }

/**
 * Length and size of a .webm file, read away from the panel's thread: by a Worker that ends with it, as few files are
 * chosen in a session. Rejects with `invalid_input` that says why no service takes it.
 */
export async function inspectInWorker(file: Blob): Promise<VideoFacts> {
  const running = await startWork<VideoCalls>(script)
  const found = await inTime(running, running.work.inspect(file))
  running.end()
  if (typeof found === 'string') throw unfitVideoError(found)
  return found
}

/** Frames of a video, decoded in order in a Worker that ends with them; null where this browser cannot. */
export async function startDecoder(
  file: Blob,
  times: readonly number[],
  maxSide: number
): Promise<{ next: () => Promise<Frame>; close: () => void } | null> {
  if (!('VideoDecoder' in globalThis)) return null
  const running = await startWork<VideoCalls>(script)
  if (await inTime(running, running.work.decode(file, times, maxSide))) {
    return {
      next: () => inTime(running, running.work.nextFrame()),
      close: () => running.end()
    }
  }
  running.end()
  return null
}

/** Ends the Worker when it fails, or does not answer in time. */
async function inTime<T>({ end }: RunningWork<VideoCalls>, answer: Promise<T>): Promise<T> {
  const tooLong = new Error(words().tookTooLong(words().workers.video))
  const timer = setTimeout(() => end(tooLong), TIMEOUT_MS)
  try {
    return await answer
  } catch (error) {
    end()
    throw error
  } finally {
    clearTimeout(timer)
  }
}
