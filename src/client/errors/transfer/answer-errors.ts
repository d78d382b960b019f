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

/** The answer is not JSON; `came` names what came instead, such as “a web page (HTML)”. */
export class NotJsonError extends ClientError {
  override name = 'NotJsonError'

  constructor(host: string, came: string, status: number) {
    super({
      code: 'not_json',
      message: `${host} answered with ${came} instead of JSON (HTTP status ${status}).`,
      advice: 'Check the service address: it may lead to a website, a login page or a proxy.',
      sent: 'yes',
      status
    })
  }
}

/** The answer is JSON of another shape than the interface describes; `places` are paths into it. */
export class UnexpectedAnswerError extends ClientError {
  override name = 'UnexpectedAnswerError'

  constructor(host: string, places: string[], status: number) {
    const where = places.length === 0 ? '' : `: missing or unfit ${places.join(', ')}`
    super({
      code: 'unexpected_answer',
      message: `${host} answered in a form that Glance does not understand${where}.`,
      advice: 'Check the service address and its version segment.',
      sent: 'yes',
      status
    })
  }
}
