import { ClientError } from './client-error'

/** The key cannot be put into a header; `reason` completes “The key …”. */
export class InvalidKeyError extends ClientError {
  override name = 'InvalidKeyError'

  constructor(reason: string) {
    super({
      code: 'invalid_key',
      message: `The key ${reason}, so nothing was sent.`,
      advice: 'Copy the key again, whole and on one line.',
      sent: 'no'
    })
  }
}
