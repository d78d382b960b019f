import type { Sent } from '../../errors'
import { ClientError } from './client-error'
import { formatDuration } from './format-duration'

const ADVICE =
  'Check the address and your connection. A service without CORS cannot be called from a plugin.'

/**
 * No answer, or one that broke off. A browser does not tell an unreachable service from one that
 * does not allow cross-origin calls, so the text names both.
 */
export class NetworkError extends ClientError {
  override name = 'NetworkError'

  constructor(host: string, sent: Sent, status: number | null, reason: string | null) {
    const why = reason === null ? '' : ` (${reason})`
    super(
      status === null
        ? {
            code: 'network_failed',
            message: `No answer from ${host}${why}: it cannot be reached, or it does not allow calls from a plugin (CORS).`,
            advice: isOnThisComputer(host)
              ? `${ADVICE} Some browsers block calls to this computer.`
              : ADVICE,
            sent
          }
        : {
            code: 'network_failed',
            message: `The connection to ${host} broke while its answer was arriving${why}.`,
            advice: 'Check your connection and try again.',
            sent,
            status
          }
    )
  }
}

/** Chromium 143 blocks calls from an insecure document, as a plugin's panel is, to loopback. */
function isOnThisComputer(host: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/.test(host)
}

/** The answer was a redirect, which is never followed: the key and the picture stay with one host. */
export class RedirectRefusedError extends ClientError {
  override name = 'RedirectRefusedError'

  /** A browser hides the status of a redirect; then `status` is null. */
  constructor(host: string, status: number | null) {
    super({
      code: 'redirect_refused',
      message: `${host} redirects to another address, which Glance does not follow, to keep the key safe.`,
      advice: 'Enter the final address of the service, with https:// and its version segment.',
      sent: 'yes',
      status
    })
  }
}

/** One request, with its whole answer, took longer than the client's timeout. */
export class RequestTimeoutError extends ClientError {
  override name = 'RequestTimeoutError'

  constructor(host: string, timeoutMs: number, sent: Sent, status: number | null) {
    super({
      code: 'timeout',
      message: `${host} did not answer completely within ${formatDuration(timeoutMs)}.`,
      advice: 'Check your connection and try again.',
      sent,
      status
    })
  }
}

/** A whole operation, with its repeats and waits, took longer than its deadline. */
export class DeadlineError extends ClientError {
  override name = 'DeadlineError'

  constructor(deadlineMs: number, sent: Sent, last: ClientError | null = null) {
    const why = last === null ? '' : ` The last attempt failed: ${last.message}`
    super({
      code: 'deadline_exceeded',
      message: `Not finished within ${formatDuration(deadlineMs)}.${why}`,
      advice: 'The service may still be working on it; try again later.',
      sent,
      status: last?.status ?? null
    })
  }
}

/** The caller's AbortSignal ended the operation. The service goes on with what it has accepted. */
export class AbortedError extends ClientError {
  override name = 'AbortedError'

  constructor(sent: Sent, status: number | null = null) {
    super({
      code: 'aborted',
      message: sent === 'no' ? 'Cancelled before anything was sent.' : 'Cancelled.',
      advice: sent === 'no' ? '' : 'A service keeps computing what it has accepted.',
      sent,
      status
    })
  }
}
