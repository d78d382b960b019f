import { perceive } from '../../perception'
import { decodeImage } from '../images/decode-image'
import { readImageHeader } from '../images/image-header'
import { refuseBlank } from '../images/refuse-blank'
import { failed, outcomeOf } from '../results/outcome-of'
import { timed } from '../run/timed'
import type { Workshop } from '../run/workshop'
import type { StoredObject } from '../storage/object-store'
import { measuredOf } from '../texts/measured'
import type { AnalysisRequest, Outcome } from './analysis-job'
import { drawOutputs } from './draw-outputs'

/** Does the work of one analysis. Never rejects: whatever goes wrong becomes a failed outcome. */
export function runAnalysis(request: AnalysisRequest, shop: Workshop): Promise<Outcome> {
  return outcomeOf(() => analyse(request, shop), shop.report)
}

async function analyse(request: AnalysisRequest, shop: Workshop): Promise<Outcome> {
  const { image, medium, predictions } = request
  if (image === null) {
    return failed(
      'page_capture_unavailable',
      'This service cannot capture web pages. Send an image, or use a service with page capture.'
    )
  }
  const pixels = await timed('glance:decode', () => decodeImage(image, shop.codec))
  refuseBlank(pixels)
  const perception = await timed('glance:perceive', () => shop.drive(perceive(pixels, { medium })))
  const { format } = readImageHeader(image)
  const kept: string[] = []
  const keep = (name: string, object: StoredObject): string => {
    const path = shop.objects.put(name, object)
    kept.push(path)
    return path
  }
  try {
    const input = { image: keep(`input.${format}`, { bytes: image, type: `image/${format}` }) }
    const maps = await timed('glance:draw', () =>
      drawOutputs(predictions, perception, shop.drive, (name, bytes) =>
        keep(name, { bytes, type: 'image/png' })
      )
    )
    const measured = measuredOf(perception, medium)
    return { status: 'success', outputs: { ...maps, input }, measured }
  } catch (error) {
    // Nobody will ever ask for the pictures of an analysis that failed half-way.
    kept.forEach((path) => shop.objects.drop(path))
    throw error
  }
}
