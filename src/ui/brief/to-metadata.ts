import { type Brief, BRIEF_FIELDS, type BriefField, filledBrief } from '../../file'
import type { Metadata } from '../../interface'
import type { Provider } from '../provider/provider'

export type MetadataKeys = Provider['metadataKeys']

/** For counting while no provider is set up. */
export const NO_KEYS: MetadataKeys = { audience: 'audience', brand: 'brand' }

/** The metadata key of a text; null when its provider is not to be sent it. */
export function metadataKey(field: BriefField, keys: MetadataKeys): string | null {
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
