import { GlanceError } from '../../../errors'
import { locale } from '../../../language'
import { words } from '../../words'

const CODE = 'undecodable_video'

/** A video that this browser cannot show; the message is for the designer. */
export function undecodable(message: string): GlanceError {
  return new GlanceError({ code: CODE, message, advice: words().chooseAnother, sent: 'no' })
}

const TENTHS = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

export function undecodableAt(seconds: number): GlanceError {
  return undecodable(words().undecodableAt(seconds.toLocaleString(locale(), TENTHS)))
}

/** It is known by its code, which it keeps in any thread. */
export function isUndecodable(error: unknown): error is GlanceError {
  return error instanceof GlanceError && error.code === CODE
}
