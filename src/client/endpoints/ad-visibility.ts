import { type Ad, type AdId, adIdSchema, adSchema } from '../../interface'
import type { PollInterval } from '../core/poll'
import type { CallOptions, Transport } from '../core/transport'
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

/** Ad visibility analyses: create one, then wait for its score. */
export class AdVisibility extends AnalysisEndpoint<AdId, Ad> {
  constructor(transport: Transport, interval: PollInterval) {
    super(transport, {
      path: '/ad-visibility',
      idSchema: adIdSchema,
      schema: adSchema,
      interval,
      failed: adFailed,
      explainCreate: ({ status, code }) =>
        status === 400 && code === 'invalid_configuration' ? clientError('ad_refused') : null,
      explainGet: unknownResource('unknown_ad')
    })
  }

  /**
   * Creates an analysis and returns its id. Sent once, as `analyses.create` is. A picture that breaks
   * the interface's limits is refused before it is sent (`invalid_input`); `ad_refused` when the
   * service cannot use it.
   */
  create(ad: NewAd, options: CallOptions = {}): Promise<{ id: AdId }> {
    return this.send(() => writeAdBody(ad, options.signal), options)
  }
}

async function writeAdBody(ad: NewAd, signal: AbortSignal | undefined): Promise<Blob> {
  const title = JSON.stringify(trimTitle(ad.title))
  const content = await encodePicture(ad.bytes, signal)
  return new Blob(['{"input":{"content":"', content, `","title":${title}}}`])
}
