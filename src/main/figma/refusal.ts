import { GlanceError, type Sent } from '../../errors'

/** An error in a feature's words. */
export function refusal(
  code: string,
  { message, advice }: { message: string; advice: string },
  sent: Sent = 'no'
): GlanceError {
  return new GlanceError({ code, message, advice, sent })
}

/** What Figma said when it refused something. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
