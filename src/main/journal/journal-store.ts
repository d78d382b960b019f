import type { JournalEntry } from '../../bridge'
import { keepFileId } from '../file-id/file-id'
import { forgetStorage, readStorage, storageKeys, writeStorage } from '../storage/client-storage'
import { parseJournalEntry } from './parse-journal'

/** One key per job: a write touches one job, and a broken one loses nothing else. */
const PREFIX = 'journal:'

export interface Journal {
  entries: JournalEntry[]
  /** How many entries could not be read and were dropped. */
  dropped: number
}

/** The unfinished jobs of one file, oldest first. */
export async function readJournal(file: string): Promise<Journal> {
  const keys = (await storageKeys()).filter((key) => key.startsWith(PREFIX))
  const journal: Journal = { entries: [], dropped: 0 }
  for (const key of keys) {
    const entry = parseJournalEntry(await readStorage(key))
    if (entry === null) {
      await forgetStorage(key)
      journal.dropped += 1
    } else if (entry.fileId === file) journal.entries.push(entry)
  }
  journal.entries.sort((one, other) => one.startedAt - other.startedAt)
  return journal
}

export async function writeJournal(entry: JournalEntry): Promise<void> {
  await writeStorage(PREFIX + entry.jobId, entry)
  keepFileId(entry.fileId)
}

export async function dropJournal(jobId: string): Promise<void> {
  await forgetStorage(PREFIX + jobId)
}
