import { ClientError } from './client-error'

/** 400 invalid_configuration: the service cannot use what was sent as an ad. */
export class AdRefusedError extends ClientError {
  override name = 'AdRefusedError'

  constructor() {
    super({
      code: 'invalid_configuration',
      message: 'The service could not use the ad: its picture is not a valid image.',
      advice: 'Export the ad again as PNG; nothing was analysed.',
      sent: 'yes',
      status: 400
    })
  }
}
