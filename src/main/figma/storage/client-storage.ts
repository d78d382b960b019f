import type { GlanceError } from '../../../errors'
import { inTime } from '../../../waiting/in-time'
import { reasonOf, refusal } from '../refusal'
import { words } from '../words'

/** Figma gives each plugin 5 MB on this computer and says so only by rejecting. */
const FULL = /quota|exceed|full|limit|too (?:large|big)/i

/** A browser's damaged database may never answer; a first answer takes up to a second. */
const DEADLINE_MS = 5_000

/** Throws storage_unreadable. */
export function readStorage(key: string): Promise<unknown> {
  return answered(figma.clientStorage.getAsync(key), unreadable)
}

/** Throws storage_unreadable. */
export function storageKeys(): Promise<string[]> {
  return answered(figma.clientStorage.keysAsync(), unreadable)
}

/** Throws storage_full or storage_unwritable. */
export function writeStorage(key: string, value: unknown): Promise<void> {
  return answered(figma.clientStorage.setAsync(key, value), unwritable)
}

export function forgetStorage(key: string): Promise<void> {
  return answered(figma.clientStorage.deleteAsync(key), unwritable)
}

/** Whether it still owes an answer: until it comes, nothing waits for another. */
let silent = false

async function answered<T>(
  answer: Promise<T>,
  failure: (reason: string) => GlanceError
): Promise<T> {
  try {
    return await inTime(silent ? 0 : DEADLINE_MS, answer, () => {
      silent = true
      void answer.finally(() => (silent = false)).catch(() => undefined)
      return new Error(words().noAnswer)
    })
  } catch (error) {
    throw failure(reasonOf(error))
  }
}

function unreadable(reason: string): GlanceError {
  return refusal('storage_unreadable', words().storageUnreadable(reason))
}

function unwritable(reason: string): GlanceError {
  return FULL.test(reason)
    ? refusal('storage_full', words().storageFull)
    : refusal('storage_unwritable', words().storageUnwritable(reason))
}
