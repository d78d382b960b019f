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
