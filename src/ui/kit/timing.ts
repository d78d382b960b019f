import { effect, type ReadonlySignal } from '@preact/signals'
import { useEffect, useState } from 'preact/hooks'

/** Resolves as soon as a signal is false. */
export function whenFalse(state: ReadonlySignal<boolean>): Promise<void> {
  return new Promise((resolve) => {
    const stop = effect(() => {
      if (state.value) return
      // The effect may still be on its first run, which has nothing to stop yet.
      queueMicrotask(() => stop())
      resolve()
    })
  })
}

/** By then the panel is drawn, busy or not. */
const PATIENCE_MS = 1000
/** Long enough for a frame to be drawn and a press to be answered. */
const PAUSE_MS = 50

/** Resolves when the browser is idle; after a pause in Safari, which has no requestIdleCallback. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) {
      requestIdleCallback(() => resolve(), { timeout: PATIENCE_MS })
    } else setTimeout(resolve, PAUSE_MS)
  })
}

/** Resolves when the panel can be seen, at once where it is. */
export function visible(): Promise<void> {
  if (!document.hidden) return Promise.resolve()
  return new Promise((resolve) => {
    const look = (): void => {
      if (document.hidden) return
      document.removeEventListener('visibilitychange', look)
      resolve()
    }
    document.addEventListener('visibilitychange', look)
  })
}

/** Whether the panel has the keyboard's focus, which the canvas takes while a designer edits. */
export interface PanelFocus {
  has: () => boolean
  /** Resolves when the panel next gets it; never once the signal aborts. */
  gained: (signal: AbortSignal) => Promise<void>
}

export const panelFocus: PanelFocus = {
  has: () => document.hasFocus(),
  gained: (signal) =>
    new Promise((resolve) => {
      addEventListener('focus', () => resolve(), { once: true, signal })
    })
}

/** Whole seconds since a moment (ms since 1970), counted while the component is shown. */
export function useSeconds(since: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.floor((now - since) / 1000))
}

/** What is loaded for a key; null until it is there. `load` is aborted where the key changes. */
export function useLoaded<T>(
  key: readonly unknown[],
  load: (signal: AbortSignal) => Promise<T>
): T | null {
  const [loaded, setLoaded] = useState<{ key: readonly unknown[]; value: T } | null>(null)
  useEffect(() => {
    const control = new AbortController()
    const { signal } = control
    void load(signal).then((value) => {
      if (!signal.aborted) setLoaded({ key, value })
    })
    return () => control.abort()
  }, key)
  return loaded !== null && key.every((part, at) => part === loaded.key[at]) ? loaded.value : null
}
