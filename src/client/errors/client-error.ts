/** Whether the request left this machine before the failure. */
export type Sent = 'no' | 'yes' | 'maybe'

export interface ErrorFacts {
  /** Stable snake_case name; the service's own code where it gave one. */
  code: string
  /** What happened, in one or two sentences. */
  message: string
  /** What can be done next; empty when there is nothing to do. */
  advice: string
  sent: Sent
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
  toData(): { code: string; message: string; advice: string; sent: Sent } {
    return { code: this.code, message: this.message, advice: this.advice, sent: this.sent }
  }

  /** JSON.stringify gives the same plain data. */
  toJSON(): unknown {
    return this.toData()
  }
}
