import { signal, type ReadonlySignal } from '@preact/signals'
import { type ErrorData, toErrorData } from '../../errors'

export interface Errors {
  /** The latest failure that belongs to no screen of its own. */
  latest: ReadonlySignal<ErrorData | null>
  report: (error: unknown) => void
  dismiss: () => void
  /** Runs an action of the designer; what it throws is shown. */
  guard: (action: () => Promise<unknown>) => void
}

export function createErrors(): Errors {
  const latest = signal<ErrorData | null>(null)
  const report = (error: unknown): void => {
    latest.value = toErrorData(error)
  }
  return {
    latest,
    report,
    dismiss: () => (latest.value = null),
    guard: (action) => void Promise.resolve().then(action).catch(report)
  }
}
