import type { StorageBacking } from '../../host/contract'

const BYTES = 'playground:bytes'

/** A plugin's clientStorage, kept in the browser for this address. Rejects when the browser is full. */
export function localStorageBacking(pluginId: string): StorageBacking {
  const prefix = `playground:${pluginId}:`
  const keys = (): string[] =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length))
  return {
    get: (key) => Promise.resolve(parse(localStorage.getItem(prefix + key))),
    set: (key, value) =>
      soon(() => {
        localStorage.setItem(prefix + key, stringify(value))
      }),
    delete: (key) =>
      soon(() => {
        localStorage.removeItem(prefix + key)
      }),
    keys: () => Promise.resolve(keys())
  }
}

/** Turns the storage's throw when it is full into a rejection. */
function soon(work: () => void): Promise<void> {
  return Promise.resolve().then(work)
}

/** Deletes all that the plugin has stored. */
export async function clearStorage(backing: StorageBacking): Promise<void> {
  for (const key of await backing.keys()) await backing.delete(key)
}

/** JSON has no bytes: they become an object of one entry. */
function stringify(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part instanceof Uint8Array ? { [BYTES]: Array.from(part) } : part
  )
}

function parse(text: string | null): unknown {
  if (text === null) return undefined
  return JSON.parse(text, (_, part: unknown) => {
    if (typeof part !== 'object' || part === null || !(BYTES in part)) return part
    return Uint8Array.from(part[BYTES] as number[])
  })
}
