import { ClientError } from './client-error'

/** The answer was larger than the client reads, and was dropped. */
export class AnswerTooLargeError extends ClientError {
  override name = 'AnswerTooLargeError'

  constructor(host: string, maxBytes: number, status: number) {
    super({
      code: 'answer_too_large',
      message: `The answer from ${host} is larger than ${Math.floor(maxBytes / 1e6)} MB and was not read.`,
      advice: 'Check the service address; if it is right, ask the provider.',
      sent: 'yes',
      status
    })
  }
}
