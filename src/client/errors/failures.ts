import type { GlanceError, Sent } from '../../errors'
import { clientError } from './client-error'
import { PAGE_CODES, PICTURE_CODES } from './table'
import { words } from './words'

/** A refusal by the service, read from one of its three error shapes and made safe to show. */
export interface ServiceAnswer {
  /** HTTP status. */
  status: number
  /** The service's code, or the generation endpoints' `msg` where it is one; null when it gave none. */
  code: string | null
  /** The service's own words, shortened and without the key; empty when it gave none. */
  text: string
  /** Delay that the service asks for before a retry, ms; null without one. */
  retryAfterMs: number | null
}

/** The end of a sentence with the service's own words and code, where it gave any. */
export function quoted(text: string, code: string | null = null): string {
  const bare = text.replace(/[.!?]+$/, '')
  const named = code === null || code === bare ? '' : ` (${code})`
  return bare === '' ? `${named}.` : `: ${bare}${named}.`
}

/** Milliseconds in words, rounded up: `1 second`, `45 seconds`, `10 minutes`. */
export function duration(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000))
  return seconds < 120 ? words().seconds(seconds) : words().minutes(Math.ceil(seconds / 60))
}

/**
 * No answer, or one that broke off. A browser does not distinguish an unreachable service from one that
 * forbids cross-origin calls, so the text names both.
 */
export function networkFailed(
  host: string,
  sent: Sent,
  status: number | null = null,
  reason: string | null = null
): GlanceError {
  const facts = { host, sent, status, why: reason === null ? '' : ` (${reason})` }
  if (status !== null) return clientError('connection_broke', facts)
  const name = isOnThisComputer(host) ? 'network_failed_on_this_computer' : 'network_failed'
  return clientError(name, facts)
}

/** Chromium 143 blocks calls from an insecure document, as a plugin's panel is, to loopback. */
function isOnThisComputer(host: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/.test(host)
}

/** A whole operation, with its repeats and waits, took longer than its deadline. `last` is how it failed before. */
export function deadlineExceeded(ms: number, sent: Sent, last?: GlanceError | null): GlanceError {
  const facts = { time: duration(ms), sent, status: last?.status ?? null }
  return last
    ? clientError('deadline_exceeded_again', { ...facts, failure: last.message })
    : clientError('deadline_exceeded', facts)
}

/** The caller's AbortSignal ended the operation. The service continues accepted work. */
export function aborted(sent: Sent, status: number | null = null): GlanceError {
  return clientError(sent === 'no' ? 'aborted_unsent' : 'aborted', { sent, status })
}

/** The error for 429 and 5xx, from the service or from storage; null for any other status. */
export function busyOrDown(host: string, answer: ServiceAnswer): GlanceError | null {
  const { code, retryAfterMs, status, text } = answer
  if (status === 429) {
    const time = retryAfterMs === null ? words().aMinute : duration(retryAfterMs)
    return clientError('rate_limited', { time, retryAfterMs })
  }
  if (status < 500) return null
  return clientError('service_down', { host, said: quoted(text, code), code, status, retryAfterMs })
}

/** The service accepted the analysis, and it ended in status `failed`. */
export function analysisFailed(code: string, text: string): GlanceError {
  const facts = { kind: 'analysis_failed', code, said: quoted(text, code) } as const
  if (!isIn(PAGE_CODES, code)) return clientError(pictureFault(code) ?? 'analysis_failed', facts)
  // The embedded service often says more than its code does.
  const message = words().ofPage({ ours: words().messages[code], theirs: text })
  return clientError(code, { ...facts, message })
}

/** The service accepted the ad, and its analysis ended in status `failed`. */
export function adFailed(code: string, text: string): GlanceError {
  const said = quoted(text, code)
  return clientError(pictureFault(code) ?? 'ad_failed', { kind: 'ad_failed', code, said })
}

/** The service accepted the video, and its analysis ended in status `failed`. */
export function videoFailed(code: string, text: string): GlanceError {
  if (code === 'input_error') return clientError('video_unfit', { said: quoted(text) })
  return clientError('video_failed', { code, said: quoted(text, code) })
}

/** The error's name for a service's code about the picture; null for other codes. */
export function pictureFault(code: string | null): keyof typeof PICTURE_CODES | null {
  return code !== null && isIn(PICTURE_CODES, code) ? code : null
}

/** Whether a table has an entry of its own under a name from outside. */
function isIn<Table extends object>(table: Table, name: string): name is keyof Table & string {
  return Object.hasOwn(table, name)
}
