import type { OfRun } from '../../bridge'
import { GlanceError } from '../../errors'

/** What a call about a result came to. Throws run_replaced: what the designer asked for was not done. */
export function requireRun<T>(answer: OfRun<T>): T {
  if (answer !== 'replaced') return answer
  throw new GlanceError({
    code: 'run_replaced',
    message: 'This frame was analysed again meanwhile, and its new result was left as it is.',
    advice: 'Look at the new result, then try again.',
    sent: 'no'
  })
}
