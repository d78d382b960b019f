import { ClientError } from './client-error'

/** The input breaks the interface's rules and was not sent. */
export class InvalidInputError extends ClientError {
  override name = 'InvalidInputError'

  constructor(code: string, message: string, advice: string) {
    super({ code, message: `${message} Nothing was sent.`, advice, sent: 'no' })
  }
}
