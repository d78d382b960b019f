import { ClientError } from './client-error'
import { imageFault } from './image-faults'
import { quoted } from './quoted'
import type { ServiceAnswer } from './service-answer'

/** 400: the service found the request malformed, or the picture unfit. */
export class InvalidRequestError extends ClientError {
  override name = 'InvalidRequestError'

  constructor(answer: ServiceAnswer) {
    const fault = imageFault(answer.code)
    super({
      code: answer.code ?? 'invalid_request',
      message: fault?.message ?? describe(answer),
      advice: fault?.advice ?? 'Check the input; nothing was analysed.',
      sent: 'yes',
      status: answer.status
    })
  }
}

function describe({ code, text }: ServiceAnswer): string {
  return code === 'invalid_request'
    ? `The service found the request malformed${quoted({ code: null, text })}`
    : `The service refused the request${quoted({ code, text })}`
}
