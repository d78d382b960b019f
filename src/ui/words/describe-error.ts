import { type ErrorData, GlanceError, toErrorData } from '../../errors'
import { ClientError } from '../../client'

/** Any thrown value as something to show. The client's and the bridge's own errors speak for themselves. */
export function describeError(error: unknown): ErrorData {
  if (error instanceof ClientError || error instanceof GlanceError) return error.toData()
  return toErrorData(error)
}
