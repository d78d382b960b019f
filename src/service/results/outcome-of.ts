import type { Failure } from '../../interface'
import { EngineLost } from '../../engine/engine'
import { ImageError } from '../../engine/images/image-error'
import { VideoError } from '../../engine/videos/video-source'
import { CaptureError } from '../pages/page-capture'
import { NoSpace, StoreUnavailable } from '../storage/store'

export interface FailedOutcome {
  status: 'failed'
  error: Failure
}

const CANCELLED: FailedOutcome = {
  status: 'failed',
  error: { code: 'cancelled', message: 'The analysis was cancelled by whoever had asked for it.' }
}

/** Why a work is broken off that another process is going to do from its beginning. */
export class LeftUndone extends Error {
  override name = 'LeftUndone'
}

/**
 * What a piece of work comes to: whatever goes wrong becomes a failed outcome. Work whose signal has aborted is not
 * begun. Rejects with what lets the work be done again: LeftUndone, and StoreUnavailable.
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
    if (signal.reason instanceof LeftUndone) throw signal.reason
    if (signal.aborted) return CANCELLED
    if (error instanceof StoreUnavailable) throw error
    if (
      error instanceof ImageError ||
      error instanceof CaptureError ||
      error instanceof VideoError
    ) {
      return failed(error.code, error.message)
    }
    report(error)
    return failed('internal_error', ownFault(error))
  }
}

/** What is said of a failure that no picture is to blame for; its details are the service's alone. */
function ownFault(error: unknown): string {
  if (error instanceof EngineLost) return error.message
  return error instanceof NoSpace
    ? 'The service has no room left for the result. Try again later.'
    : 'The analysis failed inside the service.'
}

function failed(code: string, message: string): FailedOutcome {
  return { status: 'failed', error: { code, message } }
}
