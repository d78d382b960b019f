import { adVisibility, perceiveAd } from '../../perception'
import { decodeImage } from '../images/decode-image'
import { refuseBlank } from '../images/refuse-blank'
import { outcomeOf } from '../results/outcome-of'
import type { Workshop } from '../run/workshop'
import type { AdOutcome, AdRequest } from './ad-job'

/** Does the work of one ad. Never rejects: whatever goes wrong becomes a failed outcome. */
export function runAd(request: AdRequest, shop: Workshop): Promise<AdOutcome> {
  return outcomeOf(() => look(request, shop), shop.report)
}

async function look({ file, format }: AdRequest, shop: Workshop): Promise<AdOutcome> {
  const pixels = await decodeImage(file, shop.codec)
  refuseBlank(pixels)
  const score = adVisibility(await shop.drive(perceiveAd(pixels)))
  const input = shop.objects.put(`input.${format}`, { bytes: file, type: `image/${format}` })
  return { status: 'success', score, input }
}
