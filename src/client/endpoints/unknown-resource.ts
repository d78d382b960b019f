import { type ClientError, ResourceNotFoundError, type Unknown } from '../errors'
import type { ServiceAnswer } from '../errors/service-answer'

/** Explains the service's own 404 to a request for `what`. */
export function unknownResource(what: Unknown): (refusal: ServiceAnswer) => ClientError | null {
  return (refusal) => (isUnknown(refusal) ? new ResourceNotFoundError(what) : null)
}

/** A 404 in the service's own words; one without them comes from a wrong address. */
export function isUnknown({ status, code }: ServiceAnswer): boolean {
  return status === 404 && code === 'resource_not_found'
}
