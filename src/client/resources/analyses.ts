import * as v from 'valibot'
import type { Deadline } from '../core/deadline'
import { poll, type PollInterval, type WaitOptions } from '../core/poll'
import type { CallOptions, Transport } from '../core/transport'
import { AnalysisFailedError, ResourceNotFoundError, UnexpectedAnswerError } from '../errors'
import {
  type Analysis,
  analysisSchema,
  createdAnalysisSchema,
  type FailedAnalysis,
  type FinishedAnalysis,
  type ScreenshotId
} from '../schemas'
import { type NewAnalysis, writeCreateBody } from './new-analysis'

// The result's address follows from the id; `location` may name a host that the key must not go to.
const createdSchema = v.pick(createdAnalysisSchema, ['id'])

/** Image and web page analyses: create one, then wait for its result. */
export class Analyses {
  readonly #transport: Transport
  readonly #interval: PollInterval

  constructor(transport: Transport, interval: PollInterval) {
    this.#transport = transport
    this.#interval = interval
  }

  /**
   * Creates an analysis and returns its screenshot id. `fetch` is called once, whatever happens: an
   * error whose `sent` is not `no` may stand for an analysis that was accepted. (Fetch itself sends
   * again after 421, Chromium also after 408, with which a server says that it did not act.) Input that breaks
   * the interface's limits is refused before it is sent (InvalidInputError). The answer's `location`
   * is not used: `get` goes by the id, below the base URL.
   */
  async create(analysis: NewAnalysis, options: CallOptions = {}): Promise<{ id: ScreenshotId }> {
    const deadline = this.#transport.deadline(options)
    const body = await writeCreateBody(analysis, options.signal)
    return this.#transport.request(
      { method: 'POST', path: '/analyses', body, schema: createdSchema, repeatable: false },
      options,
      deadline
    )
  }

  /** The analysis as it stands: pending, success or failed. An hour after completion: ResultExpiredError. */
  async get(id: ScreenshotId, options: CallOptions = {}): Promise<Analysis> {
    return this.#get(id, options, this.#transport.deadline(options))
  }

  /**
   * Polls until the analysis has succeeded. Throws AnalysisFailedError when it failed, DeadlineError
   * when it took too long; the service goes on computing in that case, and after an abort.
   */
  async wait(id: ScreenshotId, options: WaitOptions = {}): Promise<FinishedAnalysis> {
    const settled = await poll(
      this.#transport,
      (deadline) => this.#get(id, options, deadline, 1),
      isSettled,
      options.pollIntervalMs ?? this.#interval,
      options
    )
    if (settled.status === 'success') return settled
    throw new AnalysisFailedError(
      this.#transport.scrub(settled.error.code),
      this.#transport.scrub(settled.error.message)
    )
  }

  async #get(
    id: ScreenshotId,
    options: CallOptions,
    deadline: Deadline,
    attempts?: number
  ): Promise<Analysis> {
    const analysis = await this.#transport.request(
      {
        method: 'GET',
        path: `/analyses/${encodeURIComponent(id)}`,
        schema: analysisSchema,
        repeatable: true,
        ...(attempts === undefined ? {} : { attempts }),
        explain: ({ status, code }) =>
          status === 404 && code === 'resource_not_found'
            ? new ResourceNotFoundError('this analysis')
            : null
      },
      options,
      deadline
    )
    if (analysis.id !== id) throw new UnexpectedAnswerError(this.#transport.host, ['“id”'], 200)
    return analysis
  }
}

function isSettled(analysis: Analysis): analysis is FinishedAnalysis | FailedAnalysis {
  return analysis.status !== 'pending'
}
