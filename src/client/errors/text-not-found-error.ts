import type { TextKind } from '../../interface'
import { ClientError } from './client-error'

/** 404 summary_not_found or recommendations_not_found: nothing was generated yet. */
export class TextNotFoundError extends ClientError {
  override name = 'TextNotFoundError'

  constructor(kind: TextKind) {
    super({
      code: `${kind}_not_found`,
      message: `The service has written no ${kind} for this analysis yet.`,
      advice: 'Ask for it to be written first.',
      sent: 'yes',
      status: 404
    })
  }
}
