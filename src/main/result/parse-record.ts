import type { ErrorData } from '../../errors'
import { recordSchema, type ResultRecord } from '../../file'
import { parseVersioned } from '../figma/storage/parse-versioned'
import { words } from './words'

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
      return {
        state: 'broken',
        newer: true,
        error: { code: 'record_newer', ...words().newer, sent: 'no' }
      }
    case 'broken':
      return {
        state: 'broken',
        newer: false,
        error: { code: 'record_broken', ...words().broken, sent: 'no' }
      }
  }
}
