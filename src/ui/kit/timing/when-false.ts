import { effect, type ReadonlySignal } from '@preact/signals'

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
