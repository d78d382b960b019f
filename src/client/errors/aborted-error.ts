import { ClientError, type Sent } from './client-error'

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
