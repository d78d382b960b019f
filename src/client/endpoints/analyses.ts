import {
  type Analysis,
  analysisSchema,
  type ScreenshotId,
  screenshotIdSchema
} from '../../interface'
import type { PollInterval } from '../core/poll'
import type { CallOptions, Transport } from '../core/transport'
import { analysisFailed } from '../errors'
import { AnalysisEndpoint } from './analysis-endpoint'
import { type NewAnalysis, writeCreateBody } from './new-analysis'
import { unknownResource } from './unknown-resource'

/** Image and web page analyses: create one, then wait for its result. */
export class Analyses extends AnalysisEndpoint<ScreenshotId, Analysis> {
  constructor(transport: Transport, interval: PollInterval) {
    super(transport, {
      path: '/analyses',
      idSchema: screenshotIdSchema,
      schema: analysisSchema,
      interval,
      failed: (code, text) => analysisFailed(code, text),
      explainGet: unknownResource('analysis')
    })
  }

  /**
   * Creates an analysis and returns its screenshot id. `fetch` is called once, whatever happens: an
   * error whose `sent` is not `no` may stand for an analysis that was accepted. What fetch repeats by itself is in
   * docs/service.md, and cannot be seen here. Input that breaks
   * the interface's limits is refused before it is sent (`invalid_input`). The answer's `location`
   * is not used: `get` goes by the id, below the base URL.
   */
  create(analysis: NewAnalysis, options: CallOptions = {}): Promise<{ id: ScreenshotId }> {
    return this.send(() => writeCreateBody(analysis, options.signal), options)
  }
}
