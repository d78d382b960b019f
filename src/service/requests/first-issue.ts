import * as v from 'valibot'
import { badRequest, type ServiceError } from '../service-error'

/** Messages repeat what was sent, which may be a whole picture. */
export const MESSAGE_MAX_LENGTH = 200

/** The refusal for a body that does not fit its schema: its first fault, with the field's name. */
export function firstIssue([issue]: [v.BaseIssue<unknown>, ...unknown[]]): ServiceError {
  const message = issue.message.slice(0, MESSAGE_MAX_LENGTH)
  return badRequest(`${v.getDotPath(issue) ?? 'body'}: ${message}`)
}
