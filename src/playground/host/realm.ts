/**
 * Types that host and plugin share, so that each accepts the other's errors and bytes as its own. Errors that the engine
 * throws in the realm have the realm's own types, which are made subtypes of the host's.
 */
const SHARED = ['Error', 'TypeError', 'RangeError', 'Date', 'Uint8Array'] as const

type Scope = typeof globalThis

/** Prepares another realm of this engine for a plugin's script by setting these globals. */
export function enterRealm(scope: Scope, globals: Record<string, unknown>): void {
  for (const name of SHARED)
    Object.setPrototypeOf(scope[name].prototype, globalThis[name].prototype)
  const shared = Object.fromEntries(SHARED.map((name) => [name, globalThis[name]]))
  for (const [name, value] of Object.entries({ ...shared, ...globals })) {
    Object.defineProperty(scope, name, { value, writable: true, configurable: true })
  }
}
