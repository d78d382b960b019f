import * as v from 'valibot'
import { type ServiceKey, serviceKeySchema } from '../../file'
import { forgetStorage, readStorage, writeStorage } from '../figma/storage/client-storage'

const KEY = 'service-key'

/** The service key kept on this computer, with whose it is; null when none is kept, or none that says whose. */
export async function readKey(): Promise<ServiceKey | null> {
  const parsed = v.safeParse(serviceKeySchema, await readStorage(KEY))
  return parsed.success ? parsed.output : null
}

export async function writeKey(key: ServiceKey | null): Promise<void> {
  if (key === null) await forgetStorage(KEY)
  else await writeStorage(KEY, key)
}
