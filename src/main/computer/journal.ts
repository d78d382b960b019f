import { toErrorData } from '../../errors'
import { type JournalEntry, journalEntrySchema, shownName } from '../../file'
import { notifyUser } from '../figma/notify'
import {
  forgetStorage,
  readStorage,
  storageKeys,
  writeStorage
} from '../figma/storage/client-storage'
import { keepFileId } from '../figma/storage/file-id'
import { readVersioned } from '../figma/storage/parse-versioned'
import { words } from './words'

const PREFIX = 'journal:'

/**
 * Reads the unfinished runs of a file, oldest first; of all files without an id where it has none. Says how many a newer
 * version has left, which stay as they are, and offers to remove those that no version can read.
 */
export async function readJournal(file: string | null): Promise<JournalEntry[]> {
  const entries: JournalEntry[] = []
  const broken: string[] = []
  let newer = 0
  const keys = (await storageKeys()).filter((name) => name.startsWith(PREFIX))
  const stored = await Promise.all(keys.map(readStorage))
  for (const [at, key] of keys.entries()) {
    const parsed = parseEntry(stored[at])
    if (parsed.state === 'newer') newer += 1
    else if (parsed.state === 'broken') broken.push(key)
    else if (parsed.value.fileId === (file ?? '')) entries.push(parsed.value)
  }
  if (newer > 0) notifyUser(words().newer(newer))
  if (broken.length > 0) {
    const action = (): void => {
      Promise.all(broken.map(forgetStorage)).catch((error: unknown) =>
        notifyUser(toErrorData(error).message, true)
      )
    }
    notifyUser(words().broken(broken.length), true, { text: words().remove, action })
  }
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

export function parseEntry(stored: unknown) {
  return readVersioned(stored, journalEntrySchema)
}
