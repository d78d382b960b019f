import * as v from 'valibot'
import { BadRequest } from './bad-request'

/** Messages repeat what was sent, which may be a whole picture. */
export const MESSAGE_MAX_LENGTH = 200

/** The refusal for a body that does not fit its schema: its first fault, with the field's name. */
export function firstIssue([issue]: [v.BaseIssue<unknown>, ...unknown[]]): BadRequest {
  const message = issue.message.slice(0, MESSAGE_MAX_LENGTH)
  return new BadRequest(`${v.getDotPath(issue) ?? 'body'}: ${message}`)
}
