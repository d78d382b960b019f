import { ClientError, type Sent } from './client-error'
import { formatDuration } from './format-duration'

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
