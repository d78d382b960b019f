import { ClientError } from './client-error'

/** 404 resource_not_found on the way to a video analysis: the account may not make one. */
export class VideoAddOnMissingError extends ClientError {
  override name = 'VideoAddOnMissingError'

  constructor() {
    super({
      code: 'resource_not_found',
      message:
        'The service does not analyse videos for this account: its add-on “dynamic-saliency” is not enabled, or the service address is wrong.',
      advice: 'Ask the provider to enable the add-on, or check the address in Settings.',
      sent: 'yes',
      status: 404
    })
  }
}
