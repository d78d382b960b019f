import { handOver } from '../../rpc'
import { type Frame, openVideo, type OpenVideo } from './open-video'

/** Video calls that only a page can answer; the engine, in its Worker, asks the panel. */
export interface PanelVideos {
  /** Gets a file ready and resolves to its handle. Rejects with `undecodable_video`. */
  open: (file: Blob) => Promise<number>
  /** The frame shown at a time in seconds. Rejects with `undecodable_video`. */
  frame: (video: number, seconds: number, maxSide: number) => Promise<Frame>
  close: (video: number) => Promise<void>
}

/** Decodes in the page it is called in; pixels are handed over. */
export function createPanelVideos(): PanelVideos {
  const open = new Map<number, OpenVideo>()
  let count = 0
  return {
    async open(file) {
      const video = await openVideo(file)
      open.set(++count, video)
      return count
    },
    async frame(video, seconds, maxSide) {
      const opened = open.get(video)
      if (opened === undefined) throw new Error('The video is closed.')
      const frame = await opened.frameAt(seconds, maxSide)
      return handOver(frame, [frame.data.buffer])
    },
    close(video) {
      open.get(video)?.close()
      open.delete(video)
      return Promise.resolve()
    }
  }
}
