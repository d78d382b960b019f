import { handOver } from '../../rpc'
import { startDecoder } from '../inspect-in-worker'
import { type Frame, openVideo } from './open-video'

/** Calls for what only the panel can do with a video; the engine, in its Worker, asks it for that. */
export interface PanelVideos {
  /** Gets the frames at rising times, in seconds, ready, and resolves to their handle. Rejects with `undecodable_video`. */
  open: (file: Blob, times: readonly number[], maxSide: number) => Promise<number>
  /** The next of them. Rejects with `undecodable_video`. */
  nextFrame: (video: number) => Promise<Frame>
  close: (video: number) => Promise<void>
}

/** Where frames come from, one at a time. */
interface Frames {
  next: () => Promise<Frame>
  close: () => void
}

/** Decodes in order where this browser can, which takes a secure context, and else by seeking. Pixels are handed over. */
export function createPanelVideos(): PanelVideos {
  const open = new Map<number, Frames>()
  let count = 0
  return {
    async open(file, times, maxSide) {
      const frames =
        (await startDecoder(file, times, maxSide)) ?? (await seekTo(file, times, maxSide))
      open.set(++count, frames)
      return count
    },
    async nextFrame(video) {
      const frames = open.get(video)
      if (frames === undefined) throw new Error('The video is closed.')
      const frame = await frames.next()
      return handOver(frame, [frame.data.buffer])
    },
    close(video) {
      open.get(video)?.close()
      open.delete(video)
      return Promise.resolve()
    }
  }
}

async function seekTo(file: Blob, times: readonly number[], maxSide: number): Promise<Frames> {
  const video = await openVideo(file)
  let done = 0
  return { next: () => video.frameAt(times[done++] ?? 0, maxSide), close: () => video.close() }
}
