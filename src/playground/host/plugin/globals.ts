import type { Environment } from '../contract'

type Callback = () => unknown

export interface Globals {
  members: Record<string, unknown>
  cancelTimers: () => void
}

/** Figma's main-thread globals beside `figma`: timers, console and fetch. */
export function createGlobals(
  environment: Environment,
  guard: (run: () => unknown) => void
): Globals {
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
  const write =
    (level: Parameters<Environment['console']>[0]) =>
    (...values: unknown[]) =>
      environment.console(level, values)

  return {
    members: {
      setTimeout: later,
      clearTimeout: cancel,
      console: {
        log: write('log'),
        info: write('info'),
        warn: write('warn'),
        error: write('error')
      },
      fetch: () =>
        Promise.reject(new Error('fetch is not provided by this host: use it in the panel'))
    },
    cancelTimers() {
      for (const stop of timers.values()) stop()
      timers.clear()
    }
  }
}
