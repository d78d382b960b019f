import { InvalidInputError } from '../errors'
import type { VideoFault } from './unfit-video'
import { words } from './words'

/** A video that breaks the interface's rules, under the service's own code for that. */
export function unfitVideoError(why: VideoFault): InvalidInputError {
  const { fault, advice } = words()[why]
  return new InvalidInputError('input_error', fault, advice)
}
