import { until } from './until'

/** Longer delays overflow a timer and fire at once. */
export const LONGEST_TIMER_MS = 2 ** 31 - 1

/** Resolves after `ms`, or rejects with the signal's reason as soon as it aborts. */
export async function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const elapsed = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, Math.min(ms, LONGEST_TIMER_MS))
  })
  try {
    await (signal === undefined ? elapsed : until(signal, elapsed))
  } finally {
    clearTimeout(timer)
  }
}
