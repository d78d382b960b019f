import { ClientError } from '../client-error'
import { words } from './words'

/** The answer was larger than the client reads, and was dropped. */
export class AnswerTooLargeError extends ClientError {
  override name = 'AnswerTooLargeError'

  constructor(host: string, maxBytes: number, status: number) {
    const { message, advice } = words().answerTooLarge
    super({
      code: 'answer_too_large',
      message: message(host, Math.floor(maxBytes / 1e6)),
      advice,
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
    const { message, advice } = words().notJson
    super({
      code: 'not_json',
      message: message(host, words().came[came], status),
      advice,
      sent: 'yes',
      status
    })
  }
}

/** The answer is JSON of another shape than the interface describes; `places` are paths into it. */
export class UnexpectedAnswerError extends ClientError {
  override name = 'UnexpectedAnswerError'

  constructor(host: string, places: string[], status: number) {
    const { message, advice } = words().unexpectedAnswer
    super({
      code: 'unexpected_answer',
      message: message(host, places.map(words().quoted).join(', ')),
      advice,
      sent: 'yes',
      status
    })
  }
}
