import type { TextKind } from '../../interface'
import { ClientError } from './client-error'

/** 410, or status `expired`: a written text is kept for one hour after its start. */
export class TextExpiredError extends ClientError {
  override name = 'TextExpiredError'

  constructor(kind: TextKind, status: number) {
    super({
      code: 'analysis_expired',
      message: `The ${kind} has expired: the service keeps it for one hour.`,
      advice: 'Ask for it again; if the service refuses, run the analysis again.',
      sent: 'yes',
      status
    })
  }
}
