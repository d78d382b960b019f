/** Work that pauses often: a host may leave at every yield and come back later. */
export type Steps<T> = Generator<void, T, void>

/** Runs all steps without a pause. */
export function runToEnd<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

export interface Slices {
  /** How long to work before pausing, in ms. */
  budgetMs: number
  /** Resolves when the host wants more work done; rejecting stops the work. */
  pause: () => Promise<void>
  /** Milliseconds from any fixed moment, such as `performance.now`. Without it every step is a slice. */
  now?: () => number
}

/**
 * Runs steps in slices, so that a host without a Worker stays responsive.
 * Rejects with what `pause` rejects with, after letting the steps clean up.
 */
export async function runInSlices<T>(steps: Steps<T>, slices: Slices): Promise<T> {
  const now = slices.now ?? (() => Infinity)
  for (;;) {
    const start = now()
    do {
      const step = steps.next()
      if (step.done) return step.value
    } while (now() - start < slices.budgetMs)
    try {
      await slices.pause()
    } catch (reason) {
      steps.return(undefined as never)
      throw reason
    }
  }
}
