import { GlanceError } from '../../../errors'

/** A video that this browser cannot show; the message is for the designer. It is known by its code in any thread. */
export class UndecodableError extends GlanceError {
  static readonly code = 'undecodable_video'

  constructor(message: string) {
    super({
      code: UndecodableError.code,
      message,
      advice: 'Choose another file.',
      sent: 'no'
    })
  }
}
