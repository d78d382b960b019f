import type { StorageBacking } from '../contract'
import { apiObject } from '../facade/api-object'
import type { Session } from '../facade/session'
import { expectString } from '../facade/validation'
import { copyMessage } from './copy-message'

/** Most bytes per plugin, keys and values together. */
const LIMIT = 5_000_000

export function clientStorage(session: Session, backing: StorageBacking): ClientStorageAPI {
  return apiObject<ClientStorageAPI>(session, 'figma.clientStorage', {
    getAsync: async (key) => copyMessage(await backing.get(expectString('key', key))),
    setAsync: async (key, value: unknown) => {
      const copy = copyMessage(value)
      let size = sizeOf(expectString('key', key)) + sizeOf(copy)
      for (const other of await backing.keys()) {
        if (other !== key) size += sizeOf(other) + sizeOf(await backing.get(other))
      }
      if (size > LIMIT) {
        throw new Error(`Exceeded the storage quota of 5 MB: ${size} bytes would be stored`)
      }
      await backing.set(key, copy)
    },
    deleteAsync: async (key) => backing.delete(expectString('key', key)),
    keysAsync: () => backing.keys()
  })
}

/** Approximate size in bytes: text as UTF-8, numbers as JSON writes them. */
function sizeOf(value: unknown): number {
  if (typeof value === 'string') return new TextEncoder().encode(value).length
  if (value instanceof Uint8Array) return value.length
  if (Array.isArray(value)) return value.reduce((sum: number, item) => sum + sizeOf(item), 0)
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).reduce((sum, [key, item]) => sum + sizeOf(key) + sizeOf(item), 0)
  }
  return String(value).length
}
