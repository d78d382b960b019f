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
  const repeatedly = (callback: Callback, ms = 0): number => {
    const id = next++
    const timer = setInterval(() => guard(callback), ms)
    timers.set(id, () => clearInterval(timer))
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
      setInterval: repeatedly,
      clearInterval: cancel,
      console: {
        log: write('log'),
        info: write('info'),
        warn: write('warn'),
        error: write('error'),
        assert: (ok: unknown, ...values: unknown[]) => {
          if (!ok) environment.console('error', values)
        },
        clear: () => undefined
      },
      fetch: (url: string, init: FetchOptions = {}) => mainFetch(environment, url, init)
    },
    cancelTimers() {
      for (const stop of timers.values()) stop()
      timers.clear()
    }
  }
}

/** The main thread's fetch is smaller than a browser's: no AbortSignal, headers as an object. */
async function mainFetch(
  environment: Environment,
  url: string,
  init: FetchOptions
): Promise<object> {
  if (!environment.fetch) throw new Error('fetch is not provided by this host: use it in the panel')
  const { method, headers, body } = init
  const response = await environment.fetch(url, {
    ...(method === undefined ? {} : { method }),
    ...(headers === undefined ? {} : { headers }),
    ...(typeof body === 'string' ? { body } : {})
  })
  const bytes = new Uint8Array(await response.arrayBuffer())
  const text = (): string => new TextDecoder().decode(bytes)
  const { ok, redirected, status, statusText, type } = response
  return {
    ...{ ok, redirected, status, statusText, type, url: response.url },
    headersObject: Object.fromEntries(response.headers),
    text: () => Promise.resolve(text()),
    json: () => Promise.resolve().then(() => JSON.parse(text()) as unknown),
    arrayBuffer: () => Promise.resolve(bytes)
  }
}
