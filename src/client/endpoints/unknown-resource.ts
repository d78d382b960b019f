import { type ClientError, ResourceNotFoundError } from '../errors'
import type { ServiceAnswer } from '../errors/service-answer'

/** Explains the service's own 404; `what` completes “The service does not know …”. */
export function unknownResource(what: string): (refusal: ServiceAnswer) => ClientError | null {
  return (refusal) => (isUnknown(refusal) ? new ResourceNotFoundError(what) : null)
}

/** A 404 in the service's own words; one without them comes from a wrong address. */
export function isUnknown({ status, code }: ServiceAnswer): boolean {
  return status === 404 && code === 'resource_not_found'
}
