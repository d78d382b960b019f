import * as v from 'valibot'
import type { Failure } from '../../interface'
import { poll, type PollInterval } from '../core/poll'
import type { CallOptions, Transport } from '../core/transport'
import type { GlanceError } from '../../errors'
import { unexpectedAnswer } from '../core/parse-answer'
import type { ServiceAnswer } from '../errors'

interface FailedResult {
  id: string
  status: 'failed'
  error: Failure
}

/** The states that every kind of analysis shares. */
export type Result = { id: string; status: 'pending' | 'success' } | FailedResult

/** The endpoints and peculiarities of one kind of analysis. */
export interface AnalysisKind<Id extends string, R extends Result, New> {
  /** Relative to the base URL. */
  path: string
  idSchema: v.GenericSchema<unknown, Id>
  schema: v.GenericSchema<unknown, R>
  /** The body of a create call. Rejects with `invalid_input`, or `aborted`; nothing is sent yet. */
  write: (input: New, signal: AbortSignal | undefined) => Promise<Blob> | string
  interval: PollInterval
  /** The time `wait` has, ms; the client's deadline when left out. */
  waitMs?: number
  /** The error for a result with status `failed`. */
  failed: (code: string, text: string) => GlanceError
  /** The endpoint's own meaning of an error answer; null leaves it to the common one. */
  explainCreate?: (refusal: ServiceAnswer) => GlanceError | null
  explainGet: (refusal: ServiceAnswer) => GlanceError | null
}

/** Image, video or ad analyses: create one, ask for it, wait for it. */
export class AnalysisEndpoint<Id extends string, R extends Result, New> {
  constructor(
    protected readonly transport: Transport,
    private readonly kind: AnalysisKind<Id, R, New>
  ) {}

  /**
   * Creates an analysis and returns its id. `fetch` is called once, whatever happens: an error whose `sent` is not `no` may
   * stand for an analysis that was accepted. What fetch repeats by itself is in docs/service.md, and cannot be seen here.
   * Input that breaks the interface's limits is refused before it is sent (`invalid_input`). Writing the body takes of the
   * same deadline.
   */
  async create(input: New, options: CallOptions = {}): Promise<{ id: Id }> {
    const { path, idSchema, explainCreate } = this.kind
    const deadline = this.transport.deadline(options)
    const body = await this.kind.write(input, options.signal)
    return this.transport.request(
      {
        method: 'POST',
        path,
        body,
        // The result's address follows from the id; `location` may name a host that the key must not go to.
        schema: v.object({ id: idSchema }),
        repeatable: false,
        explain: explainCreate
      },
      options,
      deadline
    )
  }

  /**
   * The analysis as it stands: pending, success or failed. An hour after completion: `result_expired`; but a video's
   * result stays, only its links expire.
   */
  async get(id: Id, options: CallOptions = {}): Promise<R> {
    const { path, schema, explainGet } = this.kind
    const result = await this.transport.request(
      {
        method: 'GET',
        path: `${path}/${encodeURIComponent(id)}`,
        schema,
        // The interface does not say with which HTTP status a failed result comes.
        anyStatus: v.pipe(
          schema,
          v.check(({ status }) => status === 'failed')
        ),
        repeatable: true,
        explain: explainGet
      },
      options
    )
    if (result.id !== id) throw unexpectedAnswer(this.transport.host, ['id'])
    return result
  }

  /**
   * Polls, by default at the kind's own interval, until the analysis has succeeded. Throws `analysis_failed`,
   * `video_failed` or `ad_failed` when it failed, `deadline_exceeded` when it took too long; the service goes on computing
   * in that case, and after an abort.
   */
  async wait(id: Id, options: CallOptions = {}): Promise<Extract<R, { status: 'success' }>> {
    const { interval, waitMs, failed } = this.kind
    const settled = await poll(
      this.transport,
      (call) => this.get(id, call),
      isSettled<R>,
      interval,
      waitMs === undefined ? options : { deadlineMs: waitMs, ...options }
    )
    if (!isFailed(settled)) return settled
    const { code, message } = settled.error
    throw failed(this.transport.scrub(code), this.transport.scrub(message))
  }
}

type Settled<R extends Result> = Extract<R, { status: 'success' }> | Extract<R, FailedResult>

function isSettled<R extends Result>(result: R): result is Settled<R> {
  return result.status !== 'pending'
}

function isFailed<R extends Result>(result: Settled<R>): result is Extract<R, FailedResult> {
  return result.status === 'failed'
}
