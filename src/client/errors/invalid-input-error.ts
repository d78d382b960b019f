import { ClientError } from './client-error'

/** The input breaks the interface's rules and was not sent. */
export class InvalidInputError extends ClientError {
  override name = 'InvalidInputError'

  constructor(
    code: string,
    /** What is wrong, for whom it makes no difference that nothing was sent. */
    readonly fault: string,
    advice: string
  ) {
    super({ code, message: `${fault} Nothing was sent.`, advice, sent: 'no' })
  }
}
