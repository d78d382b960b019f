import { ClientError } from '../client-error'
import { words } from './words'

/** The answer was larger than the client reads, and was dropped. */
export class AnswerTooLargeError extends ClientError {
  override name = 'AnswerTooLargeError'

  constructor(host: string, maxBytes: number, status: number) {
    super({
      code: 'answer_too_large',
      ...words().answerTooLarge(host, Math.floor(maxBytes / 1e6)),
      sent: 'yes',
      status
    })
  }
}

/** What came instead of something else. */
export type Came = keyof ReturnType<typeof words>['came']

/** The answer is not JSON. */
export class NotJsonError extends ClientError {
  override name = 'NotJsonError'

  constructor(host: string, came: Came, status: number) {
    super({
      code: 'not_json',
      ...words().notJson(host, words().came[came], status),
      sent: 'yes',
      status
    })
  }
}

/** The answer is JSON of another shape than the interface describes; `places` are paths into it. */
export class UnexpectedAnswerError extends ClientError {
  override name = 'UnexpectedAnswerError'

  constructor(host: string, places: string[], status: number) {
    super({
      code: 'unexpected_answer',
      ...words().unexpectedAnswer(host, places.map(words().quoted).join(', ')),
      sent: 'yes',
      status
    })
  }
}
