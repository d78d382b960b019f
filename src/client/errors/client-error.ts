import type { ErrorData, Sent } from '../../errors'

export interface ErrorFacts extends ErrorData {
  /** HTTP status of the answer, when there was one. */
  status?: number | null
}

/**
 * Base of every error this client throws. All of its text may be shown: what came from outside is
 * shortened and free of the key. The causes of network failures are left out for the same reason.
 */
export abstract class ClientError extends Error {
  readonly code: string
  readonly sent: Sent
  /** HTTP status of the answer; null when none came. */
  readonly status: number | null
  #advice: string

  constructor(facts: ErrorFacts) {
    super(facts.message)
    this.code = facts.code
    this.#advice = facts.advice
    this.sent = facts.sent
    this.status = facts.status ?? null
  }

  get advice(): string {
    return this.#advice
  }

  /** Replaces the advice, for calls that know better what can be done. */
  advise(advice: string): this {
    this.#advice = advice
    return this
  }

  /** The error as plain data, fit to be posted, kept or shown. */
  toData(): ErrorData {
    return { code: this.code, message: this.message, advice: this.advice, sent: this.sent }
  }

  /** JSON.stringify gives the same plain data. */
  toJSON(): unknown {
    return this.toData()
  }
}
