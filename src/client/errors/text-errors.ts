import type { TextKind } from '../../interface'
import { ClientError } from './client-error'
import { quoted } from './service-answer'

/** The service could not write the text: status `failed`, or 500. The maps and scores are unaffected. */
export class GenerationFailedError extends ClientError {
  override name = 'GenerationFailedError'

  constructor(kind: TextKind, text: string, status: number) {
    super({
      code: 'generation_failed',
      message: `The service could not write the ${kind}${quoted({ code: null, text })}`,
      advice: 'Ask for it again; maps and scores are not affected.',
      sent: 'yes',
      status
    })
  }
}

/** 410, or status `expired`: a written text is kept for one hour after its start. */
export class TextExpiredError extends ClientError {
  override name = 'TextExpiredError'

  constructor(kind: TextKind, status: number) {
    super({
      code: 'analysis_expired',
      message: `The ${kind} has expired: the service keeps it for one hour.`,
      advice: 'Ask for it again; if the service refuses, run the analysis again.',
      sent: 'yes',
      status
    })
  }
}

/** 404 summary_not_found or recommendations_not_found: nothing was generated yet. */
export class TextNotFoundError extends ClientError {
  override name = 'TextNotFoundError'

  constructor(kind: TextKind) {
    super({
      code: `${kind}_not_found`,
      message: `The service has written no ${kind} for this analysis yet.`,
      advice: 'Ask for it to be written first.',
      sent: 'yes',
      status: 404
    })
  }
}
