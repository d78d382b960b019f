import { type ReadonlySignal, signal } from '@preact/signals'
import type { OfRun } from '../../bridge'
import { type ErrorData, GlanceError, toErrorData } from '../../errors'
import { words } from '../words/words'

export type Errors = ReturnType<typeof createErrors>

export function createErrors() {
  /** The latest failure that belongs to no screen of its own. */
  const latest = signal<ErrorData | null>(null)
  const report = (error: unknown): void => {
    latest.value = toErrorData(error)
  }
  return {
    latest: latest as ReadonlySignal<ErrorData | null>,
    report,
    dismiss: (): void => void (latest.value = null),
    /** Runs an action of the designer and shows its errors. */
    guard: (action: () => Promise<unknown>): void =>
      void Promise.resolve().then(action).catch(report)
  }
}

/** The answer of a call about a result. Throws run_replaced where another run took its place and nothing was done. */
export function requireRun<T>(answer: OfRun<T>): T {
  if (answer !== 'replaced') return answer
  throw new GlanceError({ code: 'run_replaced', ...words().runReplaced, sent: 'no' })
}
