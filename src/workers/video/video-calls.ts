import { type VideoFacts, readVideo } from '../../client/video/read-video'
import type { VideoFault } from '../../client/video/unfit-video'
import { handOver } from '../rpc'
import { canDecodeInOrder, framesInOrder } from './frames/frames-in-order'
import type { Frame } from './frames/open-video'

/** Calls of the video script, for one file. */
export interface VideoCalls {
  /** Length and size, or why no service takes it. The panel, which speaks to the designer, has the words. */
  inspect: (file: Blob) => Promise<VideoFacts | VideoFault>
  /** Gets frames ready; false where this browser cannot decode the file in order. */
  decode: (file: Blob, times: readonly number[], maxSide: number) => Promise<boolean>
  /** The next of them. Rejects with `undecodable_video`. */
  nextFrame: () => Promise<Frame>
}

export function createVideoCalls(): VideoCalls {
  let frames: AsyncGenerator<Frame, void, void> | undefined
  return {
    inspect: readVideo,
    async decode(file, times, maxSide) {
      if (!(await canDecodeInOrder(file))) return false
      frames = framesInOrder(file, times, maxSide)
      return true
    },
    async nextFrame() {
      const frame = (await frames?.next())?.value
      if (!frame) throw new Error('There is no further frame.')
      return handOver(frame, [frame.data.buffer])
    }
  }
}
