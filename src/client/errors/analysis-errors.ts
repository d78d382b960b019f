import { ClientError } from './client-error'
import { imageFault, pageFault } from './faults'
import { quoted } from './service-answer'
import { words } from './words'

/** The service accepted the analysis, and it ended in status `failed`. */
export class AnalysisFailedError extends ClientError {
  override name = 'AnalysisFailedError'

  constructor(code: string, text: string) {
    const fault = imageFault(code) ?? pageFault(code, text)
    const { message, advice } = words().analysisFailed
    super({
      code,
      message: fault?.message ?? message(quoted({ code, text })),
      advice: fault?.advice ?? advice,
      sent: 'yes'
    })
  }
}

/** The service accepted the ad, and its analysis ended in status `failed`. */
export class AdFailedError extends ClientError {
  override name = 'AdFailedError'

  constructor(code: string, text: string) {
    const fault = imageFault(code)
    const { message, advice } = words().adFailed
    super({
      code,
      message: fault?.message ?? message(quoted({ code, text })),
      advice: fault?.advice ?? advice,
      sent: 'yes'
    })
  }
}

/** 400 invalid_configuration: the service cannot use what was sent as an ad. */
export class AdRefusedError extends ClientError {
  override name = 'AdRefusedError'

  constructor() {
    super({ code: 'invalid_configuration', ...words().adRefused, sent: 'yes', status: 400 })
  }
}

/** The service accepted the video, and its analysis ended in status `failed`. */
export class VideoFailedError extends ClientError {
  override name = 'VideoFailedError'

  constructor(code: string, text: string) {
    const { videoFailed, videoUnfit } = words()
    const unfit = code === 'input_error'
    const { message, advice } = unfit ? videoUnfit : videoFailed
    // Of what is unfit the service says more than its code does.
    super({
      code,
      message: message(quoted({ code: unfit ? null : code, text })),
      advice,
      sent: 'yes'
    })
  }
}

/** 404 resource_not_found for a video analysis that was created before. */
export class VideoNotFoundError extends ClientError {
  override name = 'VideoNotFoundError'

  constructor() {
    super({ code: 'resource_not_found', ...words().videoNotFound, sent: 'yes', status: 404 })
  }
}

/** 404 resource_not_found on the way to a video analysis: the account may not make one. */
export class VideoAddOnMissingError extends ClientError {
  override name = 'VideoAddOnMissingError'

  constructor() {
    super({ code: 'resource_not_found', ...words().videoAddOnMissing, sent: 'yes', status: 404 })
  }
}
