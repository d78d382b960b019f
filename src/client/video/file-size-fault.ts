import { VIDEO_MAX_BYTES } from '../../interface'
import type { VideoFault } from './unfit-video'

/** Why no service takes a video file of `bytes` bytes; null where its size is fine. */
export function fileSizeFault(bytes: number): VideoFault | null {
  if (bytes === 0) return 'empty'
  return bytes > VIDEO_MAX_BYTES ? 'tooLarge' : null
}
