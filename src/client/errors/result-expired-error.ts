import { ClientError } from './client-error'

/** 410 resource_gone: a result is kept for one hour after completion. */
export class ResultExpiredError extends ClientError {
  override name = 'ResultExpiredError'

  constructor() {
    super({
      code: 'resource_gone',
      message: 'The result has expired: the service keeps it for one hour.',
      advice: 'Run the analysis again.',
      sent: 'yes',
      status: 410
    })
  }
}
