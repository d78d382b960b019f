import type { OfRun } from '../../bridge'
import { GlanceError } from '../../errors'
import { words } from './words'

/** The answer of a call about a result. Throws run_replaced where another run took its place and nothing was done. */
export function requireRun<T>(answer: OfRun<T>): T {
  if (answer !== 'replaced') return answer
  throw new GlanceError({
    code: 'run_replaced',
    ...words().runReplaced,
    sent: 'no'
  })
}
