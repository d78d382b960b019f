import {
  type AnalysisId,
  type CompletedTask,
  type GenerationTask,
  generationTaskSchema,
  type TextKind,
  type UnfinishedTask
} from '../../interface'
import type { Deadline } from '../core/deadline'
import { poll, type PollInterval, type WaitOptions } from '../core/poll'
import type { CallOptions, Transport } from '../core/transport'
import {
  AnalysisNotFoundError,
  type ClientError,
  GenerationFailedError,
  TextExpiredError,
  TextNotFoundError
} from '../errors'
import type { ServiceAnswer } from '../errors/service-answer'

/** One kind of written text about analyses: trigger it, then wait for the Markdown. */
export class Generation {
  readonly #transport: Transport
  readonly #kind: TextKind
  readonly #interval: PollInterval

  constructor(transport: Transport, kind: TextKind, interval: PollInterval) {
    this.#transport = transport
    this.#kind = kind
    this.#interval = interval
  }

  /**
   * Starts writing, or tells how far an earlier start has come: calling it again is safe. Throws
   * AnalysisNotFoundError or TextExpiredError.
   */
  trigger(id: AnalysisId, options: CallOptions = {}): Promise<GenerationTask> {
    return this.#call('POST', id, options, this.#transport.deadline(options))
  }

  /** The task as it stands. Throws TextNotFoundError before `trigger`, TextExpiredError after an hour. */
  get(id: AnalysisId, options: CallOptions = {}): Promise<GenerationTask> {
    return this.#call('GET', id, options, this.#transport.deadline(options))
  }

  /**
   * Polls until the text is written and returns it as Markdown. Throws GenerationFailedError or
   * TextExpiredError, after which it can be triggered again.
   */
  async wait(id: AnalysisId, options: WaitOptions = {}): Promise<string> {
    const task = await poll(
      this.#transport,
      (deadline) => this.#call('GET', id, options, deadline, 1),
      isSettled,
      options.pollIntervalMs ?? this.#interval,
      options
    )
    if (task.status === 'completed') return task.data
    if (task.status === 'expired') throw new TextExpiredError(this.#kind, 200)
    throw new GenerationFailedError(this.#kind, this.#transport.scrub(task.msg), 200)
  }

  #call(
    method: 'GET' | 'POST',
    id: AnalysisId,
    options: CallOptions,
    deadline: Deadline,
    attempts?: number
  ): Promise<GenerationTask> {
    return this.#transport.request(
      {
        method,
        path: `/analyses/${this.#kind}/${encodeURIComponent(id)}`,
        schema: generationTaskSchema,
        repeatable: true,
        ...(attempts === undefined ? {} : { attempts }),
        explain: (refusal) => explain(this.#kind, method, refusal)
      },
      options,
      deadline
    )
  }
}

function explain(
  kind: TextKind,
  method: 'GET' | 'POST',
  { status, code, text }: ServiceAnswer
): ClientError | null {
  if (status === 410) return new TextExpiredError(kind, status)
  if (status === 404 && code === `${kind}_not_found`) return new TextNotFoundError(kind)
  if (status === 404 && code === 'analysis_not_found') return new AnalysisNotFoundError()
  // 500 on GET is the task's own failure; one without the service's words comes from a proxy.
  if (status === 500 && method === 'GET' && text !== '') {
    return new GenerationFailedError(kind, text, status)
  }
  return null
}

type SettledTask = CompletedTask | (UnfinishedTask & { status: 'failed' | 'expired' })

function isSettled(task: GenerationTask): task is SettledTask {
  return task.status !== 'started' && task.status !== 'processing'
}
