import { failure } from '../failure'

/** Figma gives each plugin 5 MB on this machine and says so only by rejecting. */
const FULL = /quota|exceed|full|limit|too (?:large|big)/i

export async function readStorage(key: string): Promise<unknown> {
  try {
    return (await figma.clientStorage.getAsync(key)) as unknown
  } catch (error) {
    throw failure(
      'storage_unreadable',
      `Figma could not read what Glance keeps on this machine (${reasonOf(error)}).`,
      'Restart Figma and try again.'
    )
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
  return FULL.test(reason)
    ? failure(
        'storage_full',
        'The 5 MB that Figma gives Glance on this machine are used up.',
        'Finish or discard unfinished analyses, then try again.'
      )
    : failure(
        'storage_unwritable',
        `Figma could not save on this machine (${reason}).`,
        'Restart Figma and try again.'
      )
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
