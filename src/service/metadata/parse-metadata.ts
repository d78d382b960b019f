import { badRequest, KEY_MAX_LENGTH } from '../service-error'
import { METADATA_VALUE_MAX_LENGTH } from '../../interface'
import type { Brief } from '../../engine/texts/brief'
import type { MetadataKeys } from '../options'

/** A metadata update, checked. */
export interface Metadata {
  /** The accepted fields under the keys they were sent with. */
  accepted: Record<string, string>
  /** The same fields as parts of the brief. */
  brief: Brief
  /** Keys that this service does not support, in the order they were sent. */
  ignored: string[]
}

/**
 * Reads the body of PUT /update-meta: an object of texts, each at most 10,000 characters; an empty text
 * clears a field. Values of unsupported keys may also be numbers, booleans or null, since they are
 * ignored; objects and lists are refused under every key. Throws `bad_request`, with a message that names the key.
 */
export function parseMetadata(body: unknown, fields: BriefFields): Metadata {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw badRequest('body: This must be an object of texts.')
  }
  const metadata: Metadata = { accepted: {}, brief: {}, ignored: [] }
  for (const [key, value] of Object.entries(body) as [string, unknown][]) {
    const field = fields.get(key)
    checkValue(key, value)
    if (field === undefined) {
      metadata.ignored.push(key)
      continue
    }
    if (typeof value !== 'string') throw badRequest(`${named(key)}: This must be a text.`)
    metadata.accepted[key] = value
    metadata.brief[field] = value
  }
  return metadata
}

function checkValue(key: string, value: unknown): void {
  if (typeof value === 'object' && value !== null) {
    throw badRequest(`${named(key)}: Objects and lists cannot be stored; send a text.`)
  }
  if (typeof value === 'string' && value.length > METADATA_VALUE_MAX_LENGTH) {
    throw badRequest(
      `${named(key)}: The text has ${value.length} characters; at most ${METADATA_VALUE_MAX_LENGTH} are allowed.`
    )
  }
}

const named = (key: string): string => key.slice(0, KEY_MAX_LENGTH)

/** The part of the brief by metadata key; other keys are ignored. */
export type BriefFields = ReadonlyMap<string, keyof Brief>

/** The interface names `description` and `goal`; what it calls audience and brand is not shown. */
export const DEFAULT_METADATA_KEYS: MetadataKeys = {
  audience: 'audience',
  brand: 'brand_guidelines'
}

export function briefFields({ audience, brand }: MetadataKeys): BriefFields {
  return new Map([
    ['description', 'description'],
    ['goal', 'goal'],
    [audience, 'audience'],
    [brand, 'brand']
  ])
}
