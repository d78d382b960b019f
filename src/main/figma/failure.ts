import { GlanceError, type Sent } from '../../errors'

/** An error for the designer; `sent` is 'no' unless the caller knows better. */
export function failure(
  code: string,
  message: string,
  advice: string,
  sent: Sent = 'no'
): GlanceError {
  return new GlanceError({ code, message, advice, sent })
}
