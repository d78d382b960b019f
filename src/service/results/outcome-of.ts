import type { Failure } from '../../client/schemas'
import { ImageError } from '../images/image-error'
import { CaptureError } from '../pages/page-capture'

export interface FailedOutcome {
  status: 'failed'
  error: Failure
}

/** What a piece of work comes to. Never rejects: whatever goes wrong becomes a failed outcome. */
export async function outcomeOf<T>(
  work: () => Promise<T>,
  report: (error: unknown) => void
): Promise<T | FailedOutcome> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ImageError || error instanceof CaptureError) {
      return failed(error.code, error.message)
    }
    report(error)
    return failed('internal_error', 'The analysis failed inside the service.')
  }
}

function failed(code: string, message: string): FailedOutcome {
  return { status: 'failed', error: { code, message } }
}
