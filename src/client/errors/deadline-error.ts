import { ClientError, type Sent } from './client-error'
import { formatDuration } from './format-duration'

/** A whole operation, with its repeats and waits, took longer than its deadline. */
export class DeadlineError extends ClientError {
  override name = 'DeadlineError'

  constructor(deadlineMs: number, sent: Sent, last: ClientError | null = null) {
    const why = last === null ? '' : ` The last attempt failed: ${last.message}`
    super({
      code: 'deadline_exceeded',
      message: `Not finished within ${formatDuration(deadlineMs)}.${why}`,
      advice: 'The service may still be working on it; try again later.',
      sent,
      status: last?.status ?? null
    })
  }
}
