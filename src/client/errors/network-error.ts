import { ClientError, type Sent } from './client-error'

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
            advice:
              'Check the address and your connection. A service without CORS cannot be called from a plugin.',
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
