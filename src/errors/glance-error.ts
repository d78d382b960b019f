import { words } from './words'

/** Whether a request left the machine before the failure: what a designer may have been charged for. */
export type Sent = 'no' | 'yes' | 'maybe'

/** A failure as plain data, fit to cross the bridge and to be shown: what happened, and what to do. */
export interface ErrorData {
  /** Stable snake_case name, the service's own code where there is one. */
  code: string
  /** What happened, one sentence. */
  message: string
  /** What the designer can do next, one sentence; empty when there is nothing to do. */
  advice: string
  sent: Sent
}

/** An error whose every field may be shown to the designer. Thrown on either side, it arrives as itself. */
export class GlanceError extends Error {
  override name = 'GlanceError'
  readonly code: string
  readonly advice: string
  readonly sent: Sent

  constructor(data: ErrorData) {
    super(data.message)
    this.code = data.code
    this.advice = data.advice
    this.sent = data.sent
  }

  toData(): ErrorData {
    return { code: this.code, message: this.message, advice: this.advice, sent: this.sent }
  }
}

/** Any thrown value as plain data. An unforeseen error keeps its message, never its stack. */
export function toErrorData(error: unknown): ErrorData {
  if (error instanceof GlanceError) return error.toData()
  return {
    code: 'unexpected_error',
    message: messageOf(error),
    advice: words().tryAgain,
    sent: 'maybe'
  }
}

function messageOf(error: unknown): string {
  if (error instanceof Error) return error.message
  return typeof error === 'string' ? error : words().unexpected
}
