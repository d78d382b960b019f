import { outcomeOf } from '../results/outcome-of'
import type { WorkContext } from '../work-context'
import type { AdOutcome, AdRequest } from './ad-job'

/** Does the work of one ad. Never rejects: whatever goes wrong becomes a failed outcome. */
export function runAd(
  request: AdRequest,
  signal: AbortSignal,
  context: WorkContext
): Promise<AdOutcome> {
  return outcomeOf(() => look(request, context, signal), signal, context.report)
}

async function look(
  { file, format }: AdRequest,
  { engine, objects }: WorkContext,
  signal: AbortSignal
): Promise<AdOutcome> {
  const score = await engine.scoreAd(file, signal)
  const input = objects.put(`input.${format}`, { bytes: file, type: `image/${format}` })
  return { status: 'success', score, input }
}
