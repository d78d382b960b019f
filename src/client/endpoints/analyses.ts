import {
  type Analysis,
  analysisSchema,
  type FinishedAnalysis,
  type ScreenshotId,
  screenshotIdSchema
} from '../../interface'
import type { PollInterval, WaitOptions } from '../core/poll'
import type { CallOptions, Transport } from '../core/transport'
import { AnalysisFailedError } from '../errors'
import { AnalysisEndpoint } from './analysis-endpoint'
import { type NewAnalysis, writeCreateBody } from './new-analysis'
import { unknownResource } from './unknown-resource'

/** Image and web page analyses: create one, then wait for its result. */
export class Analyses {
  readonly #transport: Transport
  readonly #endpoint: AnalysisEndpoint<ScreenshotId, Analysis>

  constructor(transport: Transport, interval: PollInterval) {
    this.#transport = transport
    this.#endpoint = new AnalysisEndpoint(transport, {
      path: '/analyses',
      idSchema: screenshotIdSchema,
      schema: analysisSchema,
      interval,
      failed: (code, text) => new AnalysisFailedError(code, text),
      explainGet: unknownResource('analysis')
    })
  }

  /**
   * Creates an analysis and returns its screenshot id. `fetch` is called once, whatever happens: an
   * error whose `sent` is not `no` may stand for an analysis that was accepted. What fetch repeats by itself is in
   * docs/service.md, and cannot be seen here. Input that breaks
   * the interface's limits is refused before it is sent (InvalidInputError). The answer's `location`
   * is not used: `get` goes by the id, below the base URL.
   */
  async create(analysis: NewAnalysis, options: CallOptions = {}): Promise<{ id: ScreenshotId }> {
    const deadline = this.#transport.deadline(options)
    const body = await writeCreateBody(analysis, options.signal)
    return this.#endpoint.create(body, options, deadline)
  }

  /** The analysis as it stands: pending, success or failed. An hour after completion: ResultExpiredError. */
  get(id: ScreenshotId, options: CallOptions = {}): Promise<Analysis> {
    return this.#endpoint.get(id, options)
  }

  /**
   * Polls until the analysis has succeeded. Throws AnalysisFailedError when it failed, DeadlineError
   * when it took too long; the service goes on computing in that case, and after an abort.
   */
  wait(id: ScreenshotId, options: WaitOptions = {}): Promise<FinishedAnalysis> {
    return this.#endpoint.wait(id, options)
  }
}
