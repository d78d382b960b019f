import { GlanceError } from '../../../errors'
import { inTime } from '../../../waiting/in-time'
import { reasonOf } from '../refusal'
import { words } from '../words'

/** Figma gives each plugin 5 MB on this computer and says so only by rejecting. */
const FULL = /quota|exceed|full|limit|too (?:large|big)/i

/** A browser's damaged database may never answer; a first answer takes up to a second. */
const DEADLINE_MS = 5_000

/** Throws storage_unreadable. */
export function readStorage(key: string): Promise<unknown> {
  return read(figma.clientStorage.getAsync(key))
}

async function read<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answered(answer)
  } catch (error) {
    const said = words().storageUnreadable(reasonOf(error))
    throw new GlanceError({ code: 'storage_unreadable', ...said, sent: 'no' })
  }
}

/** Throws storage_full or storage_unwritable. */
export async function writeStorage(key: string, value: unknown): Promise<void> {
  try {
    await answered(figma.clientStorage.setAsync(key, value))
  } catch (error) {
    throw storageFailure(reasonOf(error))
  }
}

export async function forgetStorage(key: string): Promise<void> {
  try {
    await answered(figma.clientStorage.deleteAsync(key))
  } catch (error) {
    throw storageFailure(reasonOf(error))
  }
}

/** Throws storage_unreadable. */
export function storageKeys(): Promise<string[]> {
  return read(figma.clientStorage.keysAsync())
}

/** It has not answered once: nothing waits for it again in this session. */
let silent = false

function answered<T>(answer: Promise<T>): Promise<T> {
  return inTime(silent ? 0 : DEADLINE_MS, answer, () => {
    silent = true
    return new Error(words().noAnswer)
  })
}

function storageFailure(reason: string) {
  return new GlanceError(
    FULL.test(reason)
      ? { code: 'storage_full', ...words().storageFull, sent: 'no' }
      : { code: 'storage_unwritable', ...words().storageUnwritable(reason), sent: 'no' }
  )
}
