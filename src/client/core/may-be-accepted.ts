import type { GlanceError } from '../../errors'
import { isClientError } from '../errors'

/** A service that is too busy, or being looked after, has taken nothing on (RFC 9110, 15.6.4). */
const UNAVAILABLE = 503

/**
 * Whether a create call that ended so may have been accepted all the same: it left, and no clear refusal came back. Its
 * answer was cut off, was no answer of the interface, or came from something between. Only the user may send it again.
 */
export function mayBeAccepted(error: unknown): error is GlanceError {
  if (!isClientError(error) || error.sent === 'no') return false
  if (error.kind === 'redirect_refused' || error.status === UNAVAILABLE) return false
  return error.status === null || error.status < 400 || error.status >= 500
}
