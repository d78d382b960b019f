import { ClientError } from './client-error'

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
