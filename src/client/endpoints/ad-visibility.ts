import { type Ad, type AdId, adIdSchema, adSchema } from '../../interface'
import type { PollInterval } from '../core/poll'
import type { Transport } from '../core/transport'
import { adFailed, clientError } from '../errors'
import { AnalysisEndpoint } from './analysis-endpoint'
import { encodePicture } from './encode-picture'
import { trimTitle } from './analyses'
import { unknownResource } from '../core/refuse'

/** An ad to score: the bytes of a PNG or JPEG file, and any name for it. */
export interface NewAd {
  bytes: Uint8Array
  title: string
}

/** Ad visibility analyses. A picture that the service cannot use is `ad_refused`. */
export function adVisibility(transport: Transport, interval: PollInterval) {
  return new AnalysisEndpoint<AdId, Ad, NewAd>(transport, {
    path: '/ad-visibility',
    idSchema: adIdSchema,
    schema: adSchema,
    write: writeAdBody,
    interval,
    failed: adFailed,
    explainCreate: ({ status, code }) =>
      status === 400 && code === 'invalid_configuration' ? clientError('ad_refused') : null,
    explainGet: unknownResource('unknown_ad')
  })
}

async function writeAdBody(ad: NewAd, signal: AbortSignal | undefined): Promise<Blob> {
  const title = JSON.stringify(trimTitle(ad.title))
  const content = await encodePicture(ad.bytes, signal)
  return new Blob(['{"input":{"content":"', content, `","title":${title}}}`])
}
