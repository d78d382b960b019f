import type { TextKind } from '../../interface'
import { ClientError } from './client-error'
import { quoted } from './service-answer'
import { words } from './words'

/** The service could not write the text: status `failed`, or 500. The maps and scores are unaffected. */
export class GenerationFailedError extends ClientError {
  override name = 'GenerationFailedError'

  constructor(kind: TextKind, text: string, status: number) {
    const { [kind]: message, advice } = words().generationFailed
    super({
      code: 'generation_failed',
      message: message(quoted({ code: null, text })),
      advice,
      sent: 'yes',
      status
    })
  }
}

/** 410, or status `expired`: a written text is kept for one hour after its start. */
export class TextExpiredError extends ClientError {
  override name = 'TextExpiredError'

  constructor(kind: TextKind, status: number) {
    const { [kind]: message, advice } = words().textExpired
    super({ code: 'analysis_expired', message, advice, sent: 'yes', status })
  }
}

/** 404 summary_not_found or recommendations_not_found: nothing was generated yet. */
export class TextNotFoundError extends ClientError {
  override name = 'TextNotFoundError'

  constructor(kind: TextKind) {
    const { [kind]: message, advice } = words().textNotFound
    super({ code: `${kind}_not_found`, message, advice, sent: 'yes', status: 404 })
  }
}
