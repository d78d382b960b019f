import { formatDuration } from './format-duration'
import { ClientError } from './client-error'

/** 429: too many requests. */
export class RateLimitedError extends ClientError {
  override name = 'RateLimitedError'
  /** How long the service asks to be left alone, ms; null when it does not say. */
  readonly retryAfterMs: number | null

  constructor(retryAfterMs: number | null) {
    const wait = retryAfterMs === null ? 'a minute' : formatDuration(retryAfterMs)
    super({
      code: 'rate_limited',
      message: 'The service is getting too many requests with this key and refused this one.',
      advice: `Wait ${wait}, then try again.`,
      sent: 'yes',
      status: 429
    })
    this.retryAfterMs = retryAfterMs
  }
}
