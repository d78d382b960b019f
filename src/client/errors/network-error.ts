import { ClientError, type Sent } from './client-error'

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
