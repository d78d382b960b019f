import type { Failure } from '../../interface'
import { EngineLost } from '../engine/engine'
import { ImageError } from '../images/image-error'
import { CaptureError } from '../pages/page-capture'

export interface FailedOutcome {
  status: 'failed'
  error: Failure
}

export const CANCELLED: FailedOutcome = {
  status: 'failed',
  error: { code: 'cancelled', message: 'The analysis was cancelled by whoever had asked for it.' }
}

/**
 * What a piece of work comes to. Never rejects: whatever goes wrong becomes a failed outcome. Work whose
 * signal has aborted is not begun.
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
    if (signal.aborted) return CANCELLED
    if (error instanceof ImageError || error instanceof CaptureError) {
      return failed(error.code, error.message)
    }
    report(error)
    return failed('internal_error', ownFault(error))
  }
}

/** What is said of a failure that no picture is to blame for; its details are the service's alone. */
export function ownFault(error: unknown): string {
  return error instanceof EngineLost ? error.message : 'The analysis failed inside the service.'
}

function failed(code: string, message: string): FailedOutcome {
  return { status: 'failed', error: { code, message } }
}
