import { type Brief, BRIEF_FIELDS, filledBrief } from '../../file'
import { metadataKey, type MetadataKeys } from './to-metadata'

export interface Ignored {
  /** Keys the service does not know, of texts that say something. */
  keys: string[]
  /** True when one of them can be changed in Settings. */
  changeable: boolean
}

/** What of a brief the service did not take. */
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
