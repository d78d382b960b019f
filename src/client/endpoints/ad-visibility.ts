import { type Ad, type AdId, adIdSchema, adSchema, type FinishedAd } from '../../interface'
import type { PollInterval, WaitOptions } from '../core/poll'
import type { CallOptions, Transport } from '../core/transport'
import { AdFailedError, AdRefusedError } from '../errors'
import { checkPicture } from '../images/check-picture'
import { AnalysisEndpoint } from './analysis-endpoint'
import { encodePicture } from './encode-picture'
import { trimTitle } from './trim-title'
import { unknownResource } from './unknown-resource'

/** An ad to score: the bytes of a PNG or JPEG file, and any name for it. */
export interface NewAd {
  bytes: Uint8Array
  title: string
}

/** Ad visibility analyses: create one, then wait for its score. */
export class AdVisibility {
  readonly #transport: Transport
  readonly #endpoint: AnalysisEndpoint<AdId, Ad>

  constructor(transport: Transport, interval: PollInterval) {
    this.#transport = transport
    this.#endpoint = new AnalysisEndpoint(transport, {
      path: '/ad-visibility',
      idSchema: adIdSchema,
      schema: adSchema,
      interval,
      failed: (code, text) => new AdFailedError(code, text),
      explainCreate: ({ status, code }) =>
        status === 400 && code === 'invalid_configuration' ? new AdRefusedError() : null,
      explainGet: unknownResource('ad')
    })
  }

  /**
   * Creates an analysis and returns its id. Sent once, as `analyses.create` is. A picture that breaks
   * the interface's limits is refused before it is sent (InvalidInputError); AdRefusedError when the
   * service cannot use it.
   */
  async create(ad: NewAd, options: CallOptions = {}): Promise<{ id: AdId }> {
    const deadline = this.#transport.deadline(options)
    checkPicture(ad.bytes)
    const title = JSON.stringify(trimTitle(ad.title))
    const content = await encodePicture(ad.bytes, options.signal)
    const body = new Blob(['{"input":{"content":"', content, `","title":${title}}}`])
    return this.#endpoint.create(body, options, deadline)
  }

  /** The analysis as it stands: pending, success or failed. An hour after completion: ResultExpiredError. */
  get(id: AdId, options: CallOptions = {}): Promise<Ad> {
    return this.#endpoint.get(id, options)
  }

  /** Polls until there is a score. Throws AdFailedError, or DeadlineError when it took too long. */
  wait(id: AdId, options: WaitOptions = {}): Promise<FinishedAd> {
    return this.#endpoint.wait(id, options)
  }
}
