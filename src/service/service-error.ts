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
  /** The queue did not answer: it may have taken the task on, now or later. */
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

/** Limit for keys in messages, which repeat them as they were sent. */
export const KEY_MAX_LENGTH = 100

/** The refusal for a body that does not fit its schema: its first fault, with the field's name. */
export function firstIssue([issue]: [v.BaseIssue<unknown>, ...unknown[]]): ServiceError {
  return badRequest(`${v.getDotPath(issue) ?? 'body'}: This ${faultOf(issue)}.`)
}

/** A field's fault in words. Valibot's own are for programmers, and quote what was sent. */
function faultOf({ type, expected, received, requirement }: v.BaseIssue<unknown>): string {
  if (received === 'undefined') return 'is missing'
  if (type === 'max_length') return `is too long: ${String(requirement)} are the most`
  const allowed = expected?.replace(/[()]/g, '').replaceAll(' |', ' or')
  return FAULTS[expected ?? type] ?? `must be ${allowed ?? 'something else'}`
}

/** By what was expected; by the name of the check where it does not say. */
const FAULTS: Partial<Record<string, string>> = {
  string: 'must be a text',
  number: 'must be a number',
  finite: 'must be a number',
  '>0': 'must be more than 0',
  boolean: 'must be true or false',
  Array: 'must be a list',
  Object: 'must be an object',
  '>=1': 'is empty',
  '!0': 'is empty',
  url: 'is no web address'
}
