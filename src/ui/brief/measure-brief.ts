import { type Brief, BRIEF_FIELDS, type BriefField } from '../../file'
import { METADATA_MAX_BYTES, METADATA_VALUE_MAX_LENGTH } from '../../interface'
import { type MetadataKeys, toMetadata } from './to-metadata'

/** Share of a limit from which the remaining characters are shown. */
const NEAR = 0.9

export interface BriefSize {
  /** Characters of each text as it would be sent. */
  characters: Record<BriefField, number>
  /** Bytes of the JSON body of the metadata update. */
  bytes: number
  /** True when the whole brief can be sent. */
  fits: boolean
}

export function measureBrief(brief: Brief, keys: MetadataKeys): BriefSize {
  const lengths = BRIEF_FIELDS.map((field) => [field, brief[field].trim().length])
  const characters = Object.fromEntries(lengths) as BriefSize['characters']
  const body = JSON.stringify(toMetadata(brief, keys, false))
  const bytes = new TextEncoder().encode(body).length
  const fits =
    bytes <= METADATA_MAX_BYTES &&
    BRIEF_FIELDS.every((field) => characters[field] <= METADATA_VALUE_MAX_LENGTH)
  return { characters, bytes, fits }
}

export function isNear(amount: number, limit: number): boolean {
  return amount >= NEAR * limit
}
