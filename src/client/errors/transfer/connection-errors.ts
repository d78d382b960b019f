import type { Sent } from '../../../errors'
import { ClientError } from '../client-error'
import { formatDuration } from '../format-duration'
import { words } from './words'

/**
 * No answer, or one that broke off. A browser does not tell an unreachable service from one that
 * does not allow cross-origin calls, so the text names both.
 */
export class NetworkError extends ClientError {
  override name = 'NetworkError'

  constructor(host: string, sent: Sent, status: number | null, reason: string | null) {
    const why = reason === null ? '' : ` (${reason})`
    const { noAnswer, brokeOff } = words()
    const { advice, adviceOnThisComputer } = noAnswer
    super(
      status === null
        ? {
            code: 'network_failed',
            message: noAnswer.message(host, why),
            advice: isOnThisComputer(host) ? `${advice} ${adviceOnThisComputer}` : advice,
            sent
          }
        : {
            code: 'network_failed',
            message: brokeOff.message(host, why),
            advice: brokeOff.advice,
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
    const { message, advice } = words().redirected
    super({
      code: 'redirect_refused',
      message: message(host),
      advice,
      sent: 'yes',
      status
    })
  }
}

/** One request, with its whole answer, took longer than the client's timeout. */
export class RequestTimeoutError extends ClientError {
  override name = 'RequestTimeoutError'

  constructor(host: string, timeoutMs: number, sent: Sent, status: number | null) {
    const { message, advice } = words().timeout
    super({
      code: 'timeout',
      message: message(host, formatDuration(timeoutMs)),
      advice,
      sent,
      status
    })
  }
}

/** A whole operation, with its repeats and waits, took longer than its deadline. */
export class DeadlineError extends ClientError {
  override name = 'DeadlineError'

  constructor(deadlineMs: number, sent: Sent, last: ClientError | null = null) {
    const { message, lastFailed, advice } = words().deadline
    const why = last === null ? '' : ` ${lastFailed(last.message)}`
    super({
      code: 'deadline_exceeded',
      message: `${message(formatDuration(deadlineMs))}${why}`,
      advice,
      sent,
      status: last?.status ?? null
    })
  }
}

/** The caller's AbortSignal ended the operation. The service goes on with what it has accepted. */
export class AbortedError extends ClientError {
  override name = 'AbortedError'

  constructor(sent: Sent, status: number | null = null) {
    const { beforeSent, message, advice } = words().aborted
    super({
      code: 'aborted',
      message: sent === 'no' ? beforeSent : message,
      advice: sent === 'no' ? '' : advice,
      sent,
      status
    })
  }
}
