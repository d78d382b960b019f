import { ClientError } from './client-error'
import { quoted } from './quoted'
import type { ServiceAnswer } from './service-answer'

/** A 4xx answer that the interface does not describe. */
export class RequestRefusedError extends ClientError {
  override name = 'RequestRefusedError'

  constructor(answer: ServiceAnswer) {
    super({
      code: answer.code ?? 'request_refused',
      message: `The service refused the request with HTTP status ${answer.status}${quoted(answer)}`,
      advice: 'Check the service address and what your account may use.',
      sent: 'yes',
      status: answer.status
    })
  }
}
