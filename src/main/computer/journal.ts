import * as v from 'valibot'
import { type JournalEntry, journalEntrySchema, shownName } from '../../file'
import { notifyUser } from '../figma/notify'
import {
  forgetStorage,
  readStorage,
  storageKeys,
  writeStorage
} from '../figma/storage/client-storage'
import { keepFileId } from '../figma/storage/file-id'
import { words } from './words'

const PREFIX = 'journal:'

/** Reads the unfinished runs of a file, oldest first. Drops unreadable ones and reports that. */
export async function readJournal(file: string | null): Promise<JournalEntry[]> {
  if (file === null) return []
  const entries: JournalEntry[] = []
  let dropped = 0
  for (const key of (await storageKeys()).filter((name) => name.startsWith(PREFIX))) {
    const entry = parseEntry(await readStorage(key))
    if (entry === null) {
      await forgetStorage(key)
      dropped += 1
    } else if (entry.fileId === file) entries.push(entry)
  }
  if (dropped > 0) notifyUser(words().dropped(dropped), true)
  return entries.sort((one, other) => one.startedAt - other.startedAt)
}

/** One key for each run: a write touches one, and a broken one loses nothing else. */
export async function writeJournal(entry: JournalEntry): Promise<void> {
  await writeStorage(PREFIX + entry.runId, { ...entry, fileName: shownName(figma.root.name) })
  keepFileId(entry.fileId)
}

export function dropJournal(runId: string): Promise<void> {
  return forgetStorage(PREFIX + runId)
}

/** Parses a stored entry; null if it is not a valid one. */
export function parseEntry(stored: unknown): JournalEntry | null {
  const parsed = v.safeParse(journalEntrySchema, stored)
  return parsed.success ? parsed.output : null
}
