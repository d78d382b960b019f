import { adVisibility, perceiveAd } from '../../perception'
import { decodeImage } from '../images/decode-image'
import { refuseBlank } from '../images/refuse-blank'
import { outcomeOf } from '../results/outcome-of'
import { type Run, stoppable } from '../run/stoppable'
import type { WorkContext } from '../work-context'
import type { AdOutcome, AdRequest } from './ad-job'

/** Does the work of one ad. Never rejects: whatever goes wrong becomes a failed outcome. */
export function runAd(
  request: AdRequest,
  signal: AbortSignal,
  context: WorkContext
): Promise<AdOutcome> {
  const run = stoppable(context.drive, signal)
  return outcomeOf(() => look(request, context, run), signal, context.report)
}

async function look(
  { file, format }: AdRequest,
  context: WorkContext,
  run: Run
): Promise<AdOutcome> {
  const pixels = await decodeImage(file, context.codec)
  refuseBlank(pixels)
  const score = adVisibility(await run(perceiveAd(pixels)))
  const input = context.objects.put(`input.${format}`, { bytes: file, type: `image/${format}` })
  return { status: 'success', score, input }
}
