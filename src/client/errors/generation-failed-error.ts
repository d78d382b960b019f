import type { TextKind } from '../../interface'
import { ClientError } from './client-error'
import { quoted } from './quoted'

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
