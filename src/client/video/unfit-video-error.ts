import type { GlanceError } from '../../errors'
import { invalidInput } from '../errors'
import type { VideoFault } from './unfit-video'
import { words } from './words'

/** A video that breaks the interface's rules, under the service's own code for that. */
export function unfitVideoError(why: VideoFault): GlanceError {
  const { fault, advice } = words()[why]
  return invalidInput('input_error', fault, advice)
}
