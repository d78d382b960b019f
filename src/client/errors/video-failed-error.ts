import { ClientError } from './client-error'
import { quoted } from './quoted'

/** The service accepted the video, and its analysis ended in status `failed`. */
export class VideoFailedError extends ClientError {
  override name = 'VideoFailedError'

  constructor(code: string, text: string) {
    super(
      code === 'input_error'
        ? {
            code,
            message: `The video does not meet the service’s requirements${quoted({ code: null, text })}`,
            advice: 'Send a .webm of at most 60 seconds and 100 MB.',
            sent: 'yes'
          }
        : {
            code,
            message: `The analysis of the video failed${quoted({ code, text })}`,
            advice: 'Run it again; if it fails again, ask the provider with this code.',
            sent: 'yes'
          }
    )
  }
}
