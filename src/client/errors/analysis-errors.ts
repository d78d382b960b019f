import { ClientError } from './client-error'
import { imageFault, pageFault } from './faults'
import { quoted } from './service-answer'

/** The service accepted the analysis, and it ended in status `failed`. */
export class AnalysisFailedError extends ClientError {
  override name = 'AnalysisFailedError'

  constructor(code: string, text: string) {
    const fault = imageFault(code) ?? pageFault(code, text)
    super({
      code,
      message: fault?.message ?? `The analysis failed${quoted({ code, text })}`,
      advice: fault?.advice ?? 'Run it again; if it fails again, ask the provider with this code.',
      sent: 'yes'
    })
  }
}

/** The service accepted the ad, and its analysis ended in status `failed`. */
export class AdFailedError extends ClientError {
  override name = 'AdFailedError'

  constructor(code: string, text: string) {
    const fault = imageFault(code)
    super({
      code,
      message: fault?.message ?? `The analysis of the ad failed${quoted({ code, text })}`,
      advice: fault?.advice ?? 'Run it again; if it fails again, ask the provider with this code.',
      sent: 'yes'
    })
  }
}

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
