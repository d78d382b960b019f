import type { GlanceError, Sent } from '../../../errors'
import { clientError } from '../client-error'
import { formatDuration } from '../service-answer'
import { words } from './words'

/**
 * No answer, or one that broke off. A browser does not tell an unreachable service from one that
 * does not allow cross-origin calls, so the text names both.
 */
export function networkFailed(
  host: string,
  sent: Sent,
  status: number | null,
  reason: string | null
): GlanceError {
  const why = reason === null ? '' : ` (${reason})`
  if (status !== null) {
    return clientError('network_failed', { ...words().brokeOff(host, why), sent, status })
  }
  const { message, advice, adviceOnThisComputer } = words().noAnswer
  return clientError('network_failed', {
    message: message(host, why),
    advice: isOnThisComputer(host) ? `${advice} ${adviceOnThisComputer}` : advice,
    sent
  })
}

/** Chromium 143 blocks calls from an insecure document, as a plugin's panel is, to loopback. */
function isOnThisComputer(host: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/.test(host)
}

/**
 * The answer was a redirect, which is never followed: the key and the picture stay with one host. A browser hides its
 * status, which is null then.
 */
export function redirectRefused(host: string, status: number | null): GlanceError {
  return clientError('redirect_refused', { ...words().redirected(host), status })
}

/** One request, with its whole answer, took longer than the client's timeout. */
export function requestTimeout(
  host: string,
  timeoutMs: number,
  sent: Sent,
  status: number | null
): GlanceError {
  const said = words().timeout(host, formatDuration(timeoutMs))
  return clientError('timeout', { ...said, sent, status })
}

/** A whole operation, with its repeats and waits, took longer than its deadline. `last` is how it had failed before. */
export function deadlineExceeded(
  deadlineMs: number,
  sent: Sent,
  last: GlanceError | null = null
): GlanceError {
  const { message, lastFailed, advice } = words().deadline
  const why = last === null ? '' : ` ${lastFailed(last.message)}`
  return clientError('deadline_exceeded', {
    message: `${message(formatDuration(deadlineMs))}${why}`,
    advice,
    sent,
    status: last?.status ?? null
  })
}

/** The caller's AbortSignal ended the operation. The service goes on with what it has accepted. */
export function aborted(sent: Sent, status: number | null = null): GlanceError {
  const { beforeSent, message, advice } = words().aborted
  const said = sent === 'no' ? { message: beforeSent, advice: '' } : { message, advice }
  return clientError('aborted', { ...said, sent, status })
}

/** The answer was larger than the client reads, and was dropped. */
export function answerTooLarge(host: string, maxBytes: number, status: number): GlanceError {
  const said = words().answerTooLarge(host, Math.floor(maxBytes / 1e6))
  return clientError('answer_too_large', { ...said, status })
}

/** Names for an answer of the wrong type. */
export type Came = keyof ReturnType<typeof words>['came']

/** The answer is not JSON. */
export function notJson(host: string, came: Came, status: number): GlanceError {
  return clientError('not_json', { ...words().notJson(host, words().came[came], status), status })
}

/** The answer is JSON of another shape than the interface describes; `places` are paths into it. */
export function unexpectedAnswer(host: string, places: string[], status: number): GlanceError {
  const said = words().unexpectedAnswer(host, places.map(words().quoted).join(', '))
  return clientError('unexpected_answer', { ...said, status })
}
