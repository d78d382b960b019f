import type { StorageBacking } from '../contract'
import { named } from '../facade/compose'
import { live } from '../facade/live'
import { copyMessage } from './copy-message'

/** Per plugin, keys and values together. */
const LIMIT = 5_000_000

export function clientStorage(backing: StorageBacking): ClientStorageAPI {
  const api: ClientStorageAPI = {
    getAsync: (key) => named('getAsync', async () => copyMessage(await backing.get(checked(key)))),
    setAsync: (key, value: unknown) =>
      named('setAsync', async () => {
        const copy = copyMessage(value)
        let size = sizeOf(checked(key)) + sizeOf(copy)
        for (const other of await backing.keys()) {
          if (other !== key) size += sizeOf(other) + sizeOf(await backing.get(other))
        }
        if (size > LIMIT) {
          throw new Error(`Exceeded the storage quota of 5 MB: ${size} bytes would be stored`)
        }
        await backing.set(key, copy)
      }),
    deleteAsync: (key) => named('deleteAsync', () => backing.delete(checked(key))),
    keysAsync: () => named('keysAsync', () => backing.keys())
  }
  return live(api, { name: 'figma.clientStorage', missing: () => true })
}

function checked(key: unknown): string {
  if (typeof key !== 'string') throw new Error('Expected the key to be a string')
  return key
}

/** Bytes, nearly: text as UTF-8, numbers as JSON writes them. */
function sizeOf(value: unknown): number {
  if (typeof value === 'string') return new TextEncoder().encode(value).length
  if (value instanceof Uint8Array) return value.length
  if (Array.isArray(value)) return value.reduce((sum: number, item) => sum + sizeOf(item), 0)
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).reduce((sum, [key, item]) => sum + sizeOf(key) + sizeOf(item), 0)
  }
  return String(value).length
}
