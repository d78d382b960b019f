import { type Brief, BRIEF_FIELDS, type BriefField, filledBrief, isBlank } from '../../file'
import type { Metadata } from '../../interface'
import type { Provider } from '../provider/provider'

export type MetadataKeys = Provider['metadataKeys']

/** For counting while no provider is set up. */
export const NO_KEYS: MetadataKeys = { audience: 'audience', brand: 'brand' }

/** The metadata key of a text; null when it is not sent. */
function metadataKey(field: BriefField, keys: MetadataKeys): string | null {
  if (field === 'description' || field === 'goal') return field
  return keys[field] === '' ? null : keys[field]
}

/**
 * A brief as metadata. The service merges what it gets, so with `replaces` texts that are blank now
 * are sent empty, to undo an earlier brief.
 */
export function toMetadata(brief: Brief | null, keys: MetadataKeys, replaces: boolean): Metadata {
  const filled = filledBrief(brief)
  const metadata: Metadata = {}
  for (const field of BRIEF_FIELDS) {
    const key = metadataKey(field, keys)
    const text = filled[field] ?? (replaces ? '' : undefined)
    if (key !== null && text !== undefined) metadata[key] = text
  }
  return metadata
}

export interface Ignored {
  /** Keys that the service does not know, of texts that are not blank. */
  keys: string[]
  /** True when one of them can be changed in Settings. */
  changeable: boolean
}

/** The texts of a brief that the service ignored. */
export function ignoredFields(
  brief: Brief | null,
  keys: MetadataKeys,
  ignoredKeys: readonly string[]
): Ignored {
  const filled = filledBrief(brief)
  const ignored = BRIEF_FIELDS.filter((field) => {
    const key = metadataKey(field, keys)
    return filled[field] !== undefined && key !== null && ignoredKeys.includes(key)
  })
  return {
    keys: ignored.map((field) => metadataKey(field, keys) ?? field),
    changeable: ignored.some((field) => field === 'audience' || field === 'brand')
  }
}

/** SHA-256 of what a brief says, hexadecimal; null when it says nothing. */
export async function hashBrief(
  brief: Brief | null,
  hash: (bytes: Uint8Array) => Promise<string>
): Promise<string | null> {
  if (isBlank(brief)) return null
  return hash(new TextEncoder().encode(JSON.stringify(filledBrief(brief))))
}
