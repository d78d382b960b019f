import { ClientError } from './client-error'
import { quoted } from './quoted'
import type { ServiceAnswer } from './service-answer'

/** A 5xx answer. */
export class ServiceDownError extends ClientError {
  override name = 'ServiceDownError'
  /** How long the service asks to be left alone, ms; null when it does not say. */
  readonly retryAfterMs: number | null

  constructor(host: string, answer: ServiceAnswer) {
    super({
      code: 'service_down',
      message: `${host} is not working at the moment: HTTP status ${answer.status}${quoted(answer)}`,
      advice: 'Try again in a few minutes.',
      sent: 'yes',
      status: answer.status
    })
    this.retryAfterMs = answer.retryAfterMs
  }
}
