import { InvalidInputError } from '../errors'

/** A video that breaks the interface's rules, under the service's own code for that. */
export function unfitVideo(message: string, advice: string): InvalidInputError {
  return new InvalidInputError('input_error', message, advice)
}
