import { parseUrl } from '../../client'
import { GlanceError } from '../../errors'
import type { ServiceKey } from '../../file'
import { words } from './words'

/** Scheme, host and port of a service's address; null where it is no address yet. */
export function originOf(baseUrl: string): string | null {
  return parseUrl(baseUrl)?.origin ?? null
}

/**
 * The key to send to an address: empty when there is none. The one way from the kept key into a request.
 * Throws key_of_other_address when it belongs to another origin.
 */
export function keyFor(baseUrl: string, kept: ServiceKey | null): string {
  const origin = originOf(baseUrl)
  if (kept === null || origin === null) return ''
  if (kept.origin === origin) return kept.key
  const said = words().otherKey(kept.origin, origin)
  throw new GlanceError({ code: 'key_of_other_address', ...said, sent: 'no' })
}
