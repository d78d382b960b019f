import { outcomeOf } from '../results/outcome-of'
import { inputOf, type WorkContext } from '../work-context'
import type { AdOutcome, AdWork } from './ad-job'

/** Does the work of one ad. Settles as `outcomeOf` does. */
export function runAd(work: AdWork, signal: AbortSignal, context: WorkContext): Promise<AdOutcome> {
  return outcomeOf(() => look(work, signal, context), signal, context.report)
}

async function look(work: AdWork, signal: AbortSignal, context: WorkContext): Promise<AdOutcome> {
  const file = await inputOf(work, context)
  const score = await context.turns.take(() => context.engine.scoreAd(file, signal))
  return { status: 'success', score, input: work.input }
}
