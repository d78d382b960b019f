import { forgetStorage, readStorage, writeStorage } from '../storage/client-storage'

const KEY = 'service-key'

/** The service key kept on this machine; null when none is kept. */
export async function readKey(): Promise<string | null> {
  const stored = await readStorage(KEY)
  return typeof stored === 'string' && stored !== '' ? stored : null
}

export async function writeKey(key: string | null): Promise<void> {
  if (key === null || key === '') await forgetStorage(KEY)
  else await writeStorage(KEY, key)
}
