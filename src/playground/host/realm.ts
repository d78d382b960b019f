/**
 * Types that host and plugin share, so that each takes the other's errors and bytes for its own. What the engine throws in
 * the realm has the realm's own type, which is made a kind of the host's.
 */
const SHARED = ['Error', 'TypeError', 'RangeError', 'Date', 'Uint8Array'] as const

type Scope = typeof globalThis

/** Makes another realm of this engine ready for a plugin's script: its global scope gets these values. */
export function enterRealm(scope: Scope, globals: Record<string, unknown>): void {
  for (const name of SHARED)
    Object.setPrototypeOf(scope[name].prototype, globalThis[name].prototype)
  const shared = Object.fromEntries(SHARED.map((name) => [name, globalThis[name]]))
  for (const [name, value] of Object.entries({ ...shared, ...globals })) {
    Object.defineProperty(scope, name, { value, writable: true, configurable: true })
  }
}
