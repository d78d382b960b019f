import { isServiceError } from '../service-error'
import { InputError, type Failure } from '../../interface'

export interface FailedOutcome {
  status: 'failed'
  error: Failure
}

const CANCELLED: FailedOutcome = {
  status: 'failed',
  error: { code: 'cancelled', message: 'The analysis was cancelled by its client.' }
}

/**
 * Runs a task, and turns any failure into a failed outcome. Does not begin one whose signal has aborted. Rejects with
 * failures after which the task may be run again: `left_undone` and `store_unavailable`.
 */
export async function outcomeOf<T>(
  work: () => Promise<T>,
  signal: AbortSignal,
  report: (error: unknown) => void
): Promise<T | FailedOutcome> {
  try {
    signal.throwIfAborted()
    return await work()
  } catch (error) {
    if (isServiceError(signal.reason, 'left_undone')) throw signal.reason
    if (signal.aborted) return CANCELLED
    if (isServiceError(error, 'store_unavailable')) throw error
    if (error instanceof InputError) return failed(error.code, error.message)
    report(error)
    return failed('internal_error', ownFault(error))
  }
}

/** The message of a failure of the service itself, without its details. */
function ownFault(error: unknown): string {
  if (isServiceError(error, 'engine_lost')) return error.message
  return isServiceError(error, 'no_space')
    ? 'The service has no room left for the result. Try again later.'
    : 'The analysis failed inside the service.'
}

function failed(code: string, message: string): FailedOutcome {
  return { status: 'failed', error: { code, message } }
}
