import * as v from 'valibot'
import { type ErrorData, recordSchema, type ResultRecord } from '../../bridge'
import { migrateRecord } from './migrate-record'

export type ParsedRecord =
  | { state: 'none' }
  | { state: 'found'; record: ResultRecord }
  /** `newer` tells a record that a later Glance can read from one that nobody can. */
  | { state: 'broken'; newer: boolean; error: ErrorData }

/** A record as kept in plugin data, where an absent one is the empty text. Never throws. */
export function parseRecord(text: string): ParsedRecord {
  if (text === '') return { state: 'none' }
  const migration = migrateRecord(parseJson(text))
  if (migration.state === 'newer') return { state: 'broken', newer: true, error: NEWER }
  const parsed = v.safeParse(recordSchema, migration.record)
  return parsed.success
    ? { state: 'found', record: parsed.output }
    : { state: 'broken', newer: false, error: BROKEN }
}

/** undefined for text that is not JSON, which no schema accepts. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
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
