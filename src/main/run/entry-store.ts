import * as v from 'valibot'
import {
  forgetStorage,
  readStorage,
  storageKeys,
  writeStorage
} from '../figma/storage/client-storage'
import { keepFileId } from '../figma/storage/file-id'

/** What every unfinished job says of itself. */
interface Entry {
  fileId: string
  startedAt: number
}

interface Entries<E> {
  entries: E[]
  /** How many entries could not be read and were dropped. */
  dropped: number
}

interface EntryStore<E> {
  /** The unfinished jobs of one file, oldest first. */
  read: (file: string) => Promise<Entries<E>>
  write: (entry: E) => Promise<void>
  drop: (id: string) => Promise<void>
}

/** Keeps unfinished jobs, one key each: a write touches one job, and a broken one loses nothing else. */
export function entryStore<E extends Entry>(
  prefix: string,
  schema: v.GenericSchema<unknown, E>,
  idOf: (entry: E) => string
): EntryStore<E> {
  return {
    async read(file) {
      const keys = (await storageKeys()).filter((key) => key.startsWith(prefix))
      const found: Entries<E> = { entries: [], dropped: 0 }
      for (const key of keys) {
        const entry = parseEntry(schema, await readStorage(key))
        if (entry === null) {
          await forgetStorage(key)
          found.dropped += 1
        } else if (entry.fileId === file) found.entries.push(entry)
      }
      found.entries.sort((one, other) => one.startedAt - other.startedAt)
      return found
    },
    async write(entry) {
      await writeStorage(prefix + idOf(entry), entry)
      keepFileId(entry.fileId)
    },
    drop: (id) => forgetStorage(prefix + id)
  }
}

/** An entry as stored, or null when it is none any more. */
export function parseEntry<E>(schema: v.GenericSchema<unknown, E>, stored: unknown): E | null {
  const parsed = v.safeParse(schema, stored)
  return parsed.success ? parsed.output : null
}
