import { GlanceError } from '../../../errors'
import { words } from '../../words'

/** A video that this browser cannot show; the message is for the designer. It is known by its code in any thread. */
export class UndecodableError extends GlanceError {
  static readonly code = 'undecodable_video'

  constructor(message: string) {
    super({
      code: UndecodableError.code,
      message,
      advice: words().chooseAnother,
      sent: 'no'
    })
  }
}
