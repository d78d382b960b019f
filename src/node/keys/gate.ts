import { declaredLength, type Gate } from '../../service'
import { findKey, type Limits, type NamedKey } from './key-ring'
import type { Limiter } from './limiter'

/** What a body is taken for that does not say how long it is, bytes: a picture of 5 MB in base64, and its rest. */
const UNDECLARED_BYTES = 10 * 1024 * 1024

/** Opens for these keys as they are now, each within its limits, or those of all where it has none of its own. */
export function createGate(
  keys: () => readonly NamedKey[],
  limiter: Limiter,
  limitsOfAll: Limits = {}
): Gate {
  return async (given, request) => {
    const key = findKey(keys(), given)
    if (key === undefined) return 'unknown'
    const { requests = limitsOfAll.requests, bytes = limitsOfAll.bytes } = key.limits
    const refusal = await limiter.take(key.name, { requests, bytes }, lengthOf(request))
    return refusal ?? 'open'
  }
}

function lengthOf(request: Request): number {
  return (
    declaredLength(request) ?? (request.headers.has('transfer-encoding') ? UNDECLARED_BYTES : 0)
  )
}
