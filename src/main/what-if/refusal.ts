import { GlanceError } from '../../errors'

/** Why a change cannot be tried, or a copy not be discarded; nothing was written. */
export function refusal(code: string, { message, advice }: { message: string; advice: string }) {
  return new GlanceError({ code, message, advice, sent: 'no' })
}
