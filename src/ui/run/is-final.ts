import {
  AdFailedError,
  AnalysisFailedError,
  ResourceNotFoundError,
  ResultExpiredError,
  VideoFailedError
} from '../../client'

/** The service has no result for this run and never will. */
export function isFinal(error: unknown): boolean {
  return (
    error instanceof AnalysisFailedError ||
    error instanceof VideoFailedError ||
    error instanceof AdFailedError ||
    error instanceof ResultExpiredError ||
    error instanceof ResourceNotFoundError
  )
}
