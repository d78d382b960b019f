import { words } from './words'

/** Whether a request left the machine before the failure, for which a designer may be charged. */
export type Sent = 'no' | 'yes' | 'maybe'

/** A failure as plain data that crosses the bridge: what happened, and what to do. */
export interface ErrorData {
  /** Stable snake_case name, the service's own code where there is one. */
  code: string
  /** What happened, one sentence. */
  message: string
  /** Advice to the designer, one sentence; empty when there is nothing to do. */
  advice: string
  sent: Sent
}

/** Facts about a failure, known in the thread where it happened. */
export interface ErrorFacts extends ErrorData {
  /** Which failure of the service's client it is, independent of `code`; null for other failures. */
  kind?: string | null
  /** HTTP status of the answer; null when none came. */
  status?: number | null
  /** How long the service asks to be left alone, ms; null when it does not say. */
  retryAfterMs?: number | null
  /** The fault of input that was not sent, without advice; null for other failures. */
  fault?: string | null
}

/**
 * Glance's error, whose every field may be shown to the designer. It crosses the bridge as itself. Foreign texts in it are
 * shortened and free of the key.
 */
export class GlanceError extends Error {
  override name = 'GlanceError'
  readonly code: string
  readonly advice: string
  readonly sent: Sent
  readonly kind: string | null
  readonly status: number | null
  readonly retryAfterMs: number | null
  readonly fault: string | null

  constructor(facts: ErrorFacts) {
    super(facts.message)
    this.code = facts.code
    this.advice = facts.advice
    this.sent = facts.sent
    this.kind = facts.kind ?? null
    this.status = facts.status ?? null
    this.retryAfterMs = facts.retryAfterMs ?? null
    this.fault = facts.fault ?? null
  }

  /** A copy with other advice, for callers that know better what to do. */
  withAdvice(advice: string): GlanceError {
    const { kind, status, retryAfterMs, fault } = this
    return new GlanceError({ ...this.toData(), advice, kind, status, retryAfterMs, fault })
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

interface Message {
  /** The failure of a call. */
  e?: unknown
}

/** birpc's options for the failures of calls: any thrown value arrives as a GlanceError. */
export const ERRORS_AS_DATA = {
  serialize: (message: Message): Message =>
    message.e === undefined ? message : { ...message, e: toErrorData(message.e) },
  deserialize: (message: Message): Message =>
    message.e === undefined ? message : { ...message, e: readError(message.e) }
}

/** Reads error data; any other value becomes an unexpected error. */
function readError(came: unknown): GlanceError {
  return new GlanceError(isErrorData(came) ? came : toErrorData(came))
}

/** By hand: a schema would bring its library into every Worker. */
function isErrorData(value: unknown): value is ErrorData {
  if (typeof value !== 'object' || value === null) return false
  const { code, message, advice, sent } = value as Partial<Record<keyof ErrorData, unknown>>
  const isText = [code, message, advice].every((text) => typeof text === 'string')
  return isText && (sent === 'no' || sent === 'yes' || sent === 'maybe')
}
