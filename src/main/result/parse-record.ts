import type { ErrorData } from '../../errors'
import { recordSchema, type ResultRecord } from '../../file'
import { parseVersioned } from '../figma/storage/parse-versioned'

export type ParsedRecord =
  | { state: 'none' }
  | { state: 'found'; record: ResultRecord }
  /** `newer` tells a record that a later Glance can read from one that nobody can. */
  | { state: 'broken'; newer: boolean; error: ErrorData }

/** A record as kept in plugin data, where an absent one is the empty text. Never throws. */
export function parseRecord(text: string): ParsedRecord {
  const parsed = parseVersioned(text, recordSchema)
  switch (parsed.state) {
    case 'none':
      return parsed
    case 'found':
      return { state: 'found', record: parsed.value }
    case 'newer':
      return { state: 'broken', newer: true, error: NEWER }
    case 'broken':
      return { state: 'broken', newer: false, error: BROKEN }
  }
}

const NEWER: ErrorData = {
  code: 'record_newer',
  message: 'This result was made with a newer version of Glance.',
  advice: 'Update Glance to see it, or remove it to run the analysis again.',
  sent: 'no'
}

const BROKEN: ErrorData = {
  code: 'record_broken',
  message: 'The result kept on this frame cannot be read.',
  advice: 'Remove it, then run the analysis again.',
  sent: 'no'
}
