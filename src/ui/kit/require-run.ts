import type { OfRun } from '../../bridge'
import { GlanceError } from '../../errors'
import { words } from './words'

/** What a call about a result came to. Throws run_replaced: what the designer asked for was not done. */
export function requireRun<T>(answer: OfRun<T>): T {
  if (answer !== 'replaced') return answer
  throw new GlanceError({
    code: 'run_replaced',
    ...words().runReplaced,
    sent: 'no'
  })
}
