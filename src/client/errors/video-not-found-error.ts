import { ClientError } from './client-error'

/** 404 resource_not_found for a video analysis that was created before. */
export class VideoNotFoundError extends ClientError {
  override name = 'VideoNotFoundError'

  constructor() {
    super({
      code: 'resource_not_found',
      message:
        'The service does not know this video analysis, or the add-on “dynamic-saliency” is no longer enabled for this account.',
      advice: 'Check that the key is the one the video was sent with, and ask the provider.',
      sent: 'yes',
      status: 404
    })
  }
}
