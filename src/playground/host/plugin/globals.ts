import type { Environment } from '../contract'

type Callback = () => unknown

const LEVELS = ['log', 'info', 'warn', 'error'] as const

/** Figma's main-thread globals beside `figma`: timers, console and fetch. */
export function createGlobals(environment: Environment, guard: (run: () => unknown) => void) {
  const timers = new Map<number, () => void>()
  let next = 1

  const later = (callback: Callback, ms = 0): number => {
    const id = next++
    const timer = setTimeout(() => {
      timers.delete(id)
      guard(callback)
    }, ms)
    timers.set(id, () => clearTimeout(timer))
    return id
  }
  const cancel = (id: number): void => {
    timers.get(id)?.()
    timers.delete(id)
  }

  return {
    members: {
      setTimeout: later,
      clearTimeout: cancel,
      console: Object.fromEntries(
        LEVELS.map((level) => [level, (...values: unknown[]) => environment.console(level, values)])
      ),
      fetch: () =>
        Promise.reject(new Error('fetch is not provided by this host: use it in the panel'))
    },
    cancelTimers(): void {
      for (const stop of timers.values()) stop()
      timers.clear()
    }
  }
}
