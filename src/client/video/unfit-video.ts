import { VIDEO_MAX_BYTES } from '../../interface'
import type { GlanceError } from '../../errors'
import { invalidInput } from '../errors'
import { words } from './words'

/** Why a service would refuse a video file, as a fact: the Worker that reads files has no words. */
export type VideoFault = keyof ReturnType<typeof words>

/** Why no service takes a video file of `bytes` bytes; null where its size is fine. */
export function fileSizeFault(bytes: number): VideoFault | null {
  if (bytes === 0) return 'empty'
  return bytes > VIDEO_MAX_BYTES ? 'tooLarge' : null
}

/** A video that breaks the interface's rules, under the service's own code for that. */
export function unfitVideoError(why: VideoFault): GlanceError {
  const { fault, advice } = words()[why]
  return invalidInput('input_error', fault, advice)
}
