import { VIDEO_MAX_BYTES } from '../../interface'

/** Why a video file is none that a service takes. */
export type VideoFault =
  | 'empty'
  | 'tooLarge'
  | 'notWebm'
  | 'cutOff'
  | 'onlySound'
  | 'damaged'
  | 'noFrames'
  | 'noSize'
  | 'noLength'
  | 'tooLong'
  | 'unreadable'

/** Thrown where a file is read, which may be a Worker: the words are for whoever speaks to the designer. */
export class UnfitVideo extends Error {
  override name = 'UnfitVideo'

  constructor(readonly fault: VideoFault) {
    super(fault)
  }
}

/** Why no service takes a video file of `bytes` bytes; null where its size is fine. */
export function fileSizeFault(bytes: number): VideoFault | null {
  if (bytes === 0) return 'empty'
  return bytes > VIDEO_MAX_BYTES ? 'tooLarge' : null
}
