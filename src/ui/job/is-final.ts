import { AnalysisFailedError, ResourceNotFoundError, ResultExpiredError } from '../../client'

/** The service has no result for this job and never will. */
export function isFinal(error: unknown): boolean {
  return (
    error instanceof AnalysisFailedError ||
    error instanceof ResultExpiredError ||
    error instanceof ResourceNotFoundError
  )
}
