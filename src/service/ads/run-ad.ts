import { adVisibility, perceiveAd } from '../../perception'
import { decodeImage } from '../images/decode-image'
import { refuseBlank } from '../images/refuse-blank'
import { outcomeOf } from '../results/outcome-of'
import { type Run, stoppable } from '../run/stoppable'
import type { Workshop } from '../workshop'
import type { AdOutcome, AdRequest } from './ad-job'

/** Does the work of one ad. Never rejects: whatever goes wrong becomes a failed outcome. */
export function runAd(request: AdRequest, signal: AbortSignal, shop: Workshop): Promise<AdOutcome> {
  const run = stoppable(shop.drive, signal)
  return outcomeOf(() => look(request, shop, run), signal, shop.report)
}

async function look({ file, format }: AdRequest, shop: Workshop, run: Run): Promise<AdOutcome> {
  const pixels = await decodeImage(file, shop.codec)
  refuseBlank(pixels)
  const score = adVisibility(await run(perceiveAd(pixels)))
  const input = shop.objects.put(`input.${format}`, { bytes: file, type: `image/${format}` })
  return { status: 'success', score, input }
}
