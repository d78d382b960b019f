import type { GlanceError } from '../../errors'
import { isClientError } from '../errors'

/** Request timeout and too early: with both a server says that it did not act (RFC 9110, 15.5.9; RFC 8470, 5.2). */
const PASSING = new Set([408, 425])

/** A repeatable request is sent at most this often. */
export const MAX_ATTEMPTS = 4

const FIRST_BACKOFF_MS = 500
const LONGEST_BACKOFF_MS = 8_000
const LONGEST_RETRY_AFTER_MS = 60_000

/** Whether the same request may succeed when it is sent again. */
export function isTransient(error: unknown): error is GlanceError {
  return (
    isClientError(error, 'network_failed', 'timeout', 'rate_limited', 'service_down') ||
    (isClientError(error, 'request_refused') && PASSING.has(error.status ?? 0))
  )
}

/**
 * Whether a failed poll may be repeated: also an answer that is no JSON, which a proxy may give while the service restarts.
 * Twice in a row, the address is wrong. `before` is the failure before, if there was one.
 */
export function mayPass(error: unknown, before: GlanceError | null): error is GlanceError {
  return (
    isTransient(error) || (isClientError(error, 'not_json') && !isClientError(before, 'not_json'))
  )
}

/**
 * The wait before the next attempt, ms: Retry-After when the service gave one, at most a minute; else
 * exponential backoff with full jitter (Brooker, "Exponential Backoff And Jitter", AWS 2015).
 * `attempt` counts the attempts made, from 1; `random` is at least 0 and below 1.
 */
export function retryDelay(error: GlanceError, attempt: number, random: number): number {
  const asked = error.retryAfterMs
  if (asked !== null) return Math.min(asked, LONGEST_RETRY_AFTER_MS)
  return random * Math.min(LONGEST_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** (attempt - 1))
}

/**
 * The wait a Retry-After header asks for, ms: given in seconds, or as a date compared with `now`
 * (ms since 1970). null when the header is absent or unreadable.
 */
export function readRetryAfter(header: string | null, now: number): number | null {
  const text = header?.trim() ?? ''
  if (/^\d+$/.test(text)) return Number(text) * 1000
  // Every HTTP date starts with the name of a day; Date.parse alone would take almost anything.
  if (!/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)/.test(text)) return null
  const date = Date.parse(text)
  return Number.isNaN(date) ? null : Math.max(0, date - now)
}

/**
 * Whether a failed create call may have been accepted: it left, and no clear refusal came back. Its answer was cut off, was
 * no answer of the interface, or came from a proxy. Only the user may send it again.
 */
export function mayBeAccepted(error: unknown): error is GlanceError {
  if (!isClientError(error) || error.sent === 'no') return false
  if (error.kind === 'redirect_refused' || isTurnedAway(error)) return false
  return error.status === null || error.status < 400 || error.status >= 500
}

/**
 * Whether the service itself says that it is too busy and when to come back: it has accepted nothing (RFC 9110, 15.6.4).
 * Any other 503 may come from a proxy that timed out while the service keeps working.
 */
function isTurnedAway({ code, kind, retryAfterMs, status }: GlanceError): boolean {
  return status === 503 && retryAfterMs !== null && code !== kind
}
