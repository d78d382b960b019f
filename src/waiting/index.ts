/**
 * Settles as `work` does, but rejects with the signal's reason as soon as it aborts, even if the work ignores the signal.
 * Leaves no listener behind.
 */
export async function until<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  let stop = (): void => undefined
  const aborted = new Promise<never>((_, reject) => {
    // The reason may have any type.
    stop = () => reject(signal.reason as Error)
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
  try {
    return await Promise.race([work, aborted])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

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
