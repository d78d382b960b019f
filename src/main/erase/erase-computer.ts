import { forgetStorage, storageKeys } from '../figma/storage/client-storage'

/** Removes all that Glance keeps on this computer: settings, a service's key, what is known of unfinished analyses. */
export async function eraseComputer(): Promise<void> {
  for (const key of await storageKeys()) await forgetStorage(key)
}
