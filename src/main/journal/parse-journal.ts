import * as v from 'valibot'
import { type JournalEntry, journalEntrySchema } from '../../bridge'

/** An entry as stored, or null when it is none any more. */
export function parseJournalEntry(stored: unknown): JournalEntry | null {
  const parsed = v.safeParse(journalEntrySchema, stored)
  return parsed.success ? parsed.output : null
}
