import type { ReadonlySignal } from '@preact/signals'

/** Inside a component or an effect: run it again when one of these has changed. */
export function subscribeTo(...signals: ReadonlySignal<unknown>[]): void {
  for (const signal of signals) readValue(signal)
}

/** Reading a signal's value is what subscribes to it. */
function readValue(signal: ReadonlySignal<unknown>): unknown {
  return signal.value
}
