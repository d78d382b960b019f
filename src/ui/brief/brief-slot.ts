import type { ErrorData } from '../../errors'
import { type Brief, BRIEF_FIELDS, EMPTY_BRIEF, isBlank } from '../../file'

/** One brief in the panel: the file's, or a frame's own. */
export interface Slot {
  /** As typed; null where there is none. */
  brief: Brief | null
  /** As it was in the file when it was last read or saved. */
  kept: Brief | null
  state: 'kept' | 'typed' | 'saving' | 'failed'
  error: ErrorData | null
}

export function keptSlot(brief: Brief | null): Slot {
  return { brief, kept: brief, state: 'kept', error: null }
}

/**
 * What to save: the designer's texts, and for those left alone what somebody else may have written
 * into the file meanwhile.
 */
export function mergeBrief({ brief, kept }: Slot, inFile: Brief | null): Brief | null {
  if (brief === null || inFile === null) return brief
  const before = kept ?? EMPTY_BRIEF
  const texts = BRIEF_FIELDS.map((field) => [
    field,
    brief[field] === before[field] ? inFile[field] : brief[field]
  ])
  return Object.fromEntries(texts) as Brief
}

/** The file keeps no blank brief; a frame's own blank one still says that the file's is not meant. */
export function toKeep(target: string | null, brief: Brief | null): Brief | null {
  return target === null && isBlank(brief) ? null : brief
}
