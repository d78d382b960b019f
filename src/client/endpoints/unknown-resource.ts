import type { GlanceError } from '../../errors'
import { type Unknown, resourceNotFound } from '../errors'
import type { ServiceAnswer } from '../errors/service-answer'

/** Explains the service's own 404 to a request for `what`. */
export function unknownResource(what: Unknown): (refusal: ServiceAnswer) => GlanceError | null {
  return (refusal) => (isUnknown(refusal) ? resourceNotFound(what) : null)
}

/** A 404 in the service's own words; one without them comes from a wrong address. */
export function isUnknown({ status, code }: ServiceAnswer): boolean {
  return status === 404 && code === 'resource_not_found'
}
