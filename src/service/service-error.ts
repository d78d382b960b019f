import * as v from 'valibot'

export type ServiceErrorCode =
  /** A malformed request; the message names the field. */
  | 'bad_request'
  /** A body over the limit; the rest is not read. */
  | 'body_too_large'
  /** A body that came too slowly; the rest is not read. */
  | 'body_too_slow'
  /** A body that broke off. */
  | 'body_broken_off'
  /** The store cannot be reached now. It may be soon. */
  | 'store_unavailable'
  /** The queue did not answer: it may have taken the work on, now or later. */
  | 'maybe_queued'
  /** The store is full. */
  | 'no_space'
  /** A job was interrupted; another process will restart it. */
  | 'left_undone'
  /** The thread that computed an analysis is gone; the caller may read the message. */
  | 'engine_lost'

/** The service's error. Answers choose their words by its code. */
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

/** Whether a value is a ServiceError with one of these codes. */
export function isServiceError(
  error: unknown,
  ...codes: readonly ServiceErrorCode[]
): error is ServiceError {
  return error instanceof ServiceError && codes.includes(error.code)
}

export function badRequest(message: string): ServiceError {
  return new ServiceError('bad_request', message)
}

/** Limit for messages, which quote input that may be a whole picture. */
export const MESSAGE_MAX_LENGTH = 200

/** The refusal for a body that does not fit its schema: its first fault, with the field's name. */
export function firstIssue([issue]: [v.BaseIssue<unknown>, ...unknown[]]): ServiceError {
  const message = issue.message.slice(0, MESSAGE_MAX_LENGTH)
  return badRequest(`${v.getDotPath(issue) ?? 'body'}: ${message}`)
}
