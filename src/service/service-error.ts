import * as v from 'valibot'

export type ServiceErrorCode =
  /** A malformed request; the message names the field. */
  | 'bad_request'
  /** A body over the limit: the rest of it is not read. */
  | 'body_too_large'
  /** A body that came too slowly: the rest of it is not read. */
  | 'body_too_slow'
  /** A body of which the end never came. */
  | 'body_broken_off'
  /** The store cannot be reached now. It may be soon. */
  | 'store_unavailable'
  /** There is no room left for what was to be kept. */
  | 'no_space'
  /** A work is broken off that another process is going to do from its beginning. */
  | 'left_undone'
  /** The thread that computed an analysis is gone; the message is for whoever asked. */
  | 'engine_lost'

/** The service's one error. Answers have words of their own by its code. */
export class ServiceError extends Error {
  override name = 'ServiceError'

  constructor(
    readonly code: ServiceErrorCode,
    message: string = code,
    options?: ErrorOptions
  ) {
    super(message, options)
  }
}

/** Whether it is a failure of the service of one of those kinds. */
export function isServiceError(
  error: unknown,
  ...codes: readonly ServiceErrorCode[]
): error is ServiceError {
  return error instanceof ServiceError && codes.includes(error.code)
}

export function badRequest(message: string): ServiceError {
  return new ServiceError('bad_request', message)
}

/** Messages repeat what was sent, which may be a whole picture. */
export const MESSAGE_MAX_LENGTH = 200

/** The refusal for a body that does not fit its schema: its first fault, with the field's name. */
export function firstIssue([issue]: [v.BaseIssue<unknown>, ...unknown[]]): ServiceError {
  const message = issue.message.slice(0, MESSAGE_MAX_LENGTH)
  return badRequest(`${v.getDotPath(issue) ?? 'body'}: ${message}`)
}
