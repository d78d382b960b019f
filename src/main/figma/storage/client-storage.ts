import { GlanceError } from '../../../errors'
import { words } from '../words'

/** Figma gives each plugin 5 MB on this computer and says so only by rejecting. */
const FULL = /quota|exceed|full|limit|too (?:large|big)/i

export async function readStorage(key: string): Promise<unknown> {
  try {
    return (await figma.clientStorage.getAsync(key)) as unknown
  } catch (error) {
    const said = words().storageUnreadable(reasonOf(error))
    throw new GlanceError({ code: 'storage_unreadable', ...said, sent: 'no' })
  }
}

/** Throws storage_full or storage_unwritable. */
export async function writeStorage(key: string, value: unknown): Promise<void> {
  try {
    await figma.clientStorage.setAsync(key, value)
  } catch (error) {
    throw storageFailure(reasonOf(error))
  }
}

export async function forgetStorage(key: string): Promise<void> {
  try {
    await figma.clientStorage.deleteAsync(key)
  } catch (error) {
    throw storageFailure(reasonOf(error))
  }
}

export async function storageKeys(): Promise<string[]> {
  try {
    return await figma.clientStorage.keysAsync()
  } catch (error) {
    throw storageFailure(reasonOf(error))
  }
}

function storageFailure(reason: string) {
  return new GlanceError(
    FULL.test(reason)
      ? { code: 'storage_full', ...words().storageFull, sent: 'no' }
      : { code: 'storage_unwritable', ...words().storageUnwritable(reason), sent: 'no' }
  )
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
