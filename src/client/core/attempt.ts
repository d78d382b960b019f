import type { GlanceError } from '../../errors'
import { LONGEST_TIMER_MS, until } from '../../waiting'
import { isClientError } from '../errors'

/**
 * Does a piece of work once, for `ms` at most and until the caller aborts, even if it ignores its signal. Rejects with the
 * work's own GlanceError, or with what `explain` makes of how it ended: `caller`, `time`, the reason that the work gave its
 * controller, or undefined where the work failed.
 */
export async function attempt<T>(
  { signal, ms }: { signal: AbortSignal | undefined; ms: number },
  work: (control: AbortController) => Promise<T>,
  explain: (ended: unknown, error: unknown) => GlanceError
): Promise<T> {
  const control = new AbortController()
  const abort = (): void => control.abort('caller')
  if (signal?.aborted) abort()
  signal?.addEventListener('abort', abort, { once: true })
  const timer = setTimeout(() => control.abort('time'), Math.min(ms, LONGEST_TIMER_MS))
  try {
    control.signal.throwIfAborted()
    return await until(control.signal, work(control))
  } catch (error) {
    const ended: unknown = control.signal.reason
    // Ends a connection that the work still holds.
    control.abort('failure')
    throw isClientError(error) ? error : explain(ended, error)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}
