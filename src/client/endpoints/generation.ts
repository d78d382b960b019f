import {
  type AnalysisId,
  type CompletedTask,
  type GenerationTask,
  generationTaskSchema,
  type TextKind,
  type UnfinishedTask
} from '../../interface'
import { poll, type PollInterval } from '../core/poll'
import type { CallOptions, Transport } from '../core/transport'
import type { GlanceError } from '../../errors'
import { clientError, quoted, type ServiceAnswer } from '../errors'

/** One kind of written text about analyses: trigger it, then wait for the Markdown. */
export class Generation {
  constructor(
    private readonly transport: Transport,
    private readonly kind: TextKind,
    private readonly interval: PollInterval
  ) {}

  /**
   * Starts writing, or gives the state of an earlier start: calling it again is safe. Throws
   * `analysis_not_found` or `text_expired`.
   */
  trigger(id: AnalysisId, options: CallOptions = {}): Promise<GenerationTask> {
    return this.call('POST', id, options)
  }

  /** The task as it stands. Throws `text_not_found` before `trigger`, `text_expired` after an hour. */
  get(id: AnalysisId, options: CallOptions = {}): Promise<GenerationTask> {
    return this.call('GET', id, options)
  }

  /**
   * Polls until the text is written and returns it as Markdown. Throws `generation_failed` or
   * `text_expired`, after which it can be triggered again.
   */
  async wait(id: AnalysisId, options: CallOptions = {}): Promise<string> {
    const task = await poll(
      this.transport,
      (call) => this.get(id, call),
      isSettled,
      this.interval,
      options
    )
    if (task.status === 'completed') return task.data
    if (task.status === 'expired') throw clientError(`${this.kind}_expired`, { status: 200 })
    const said = quoted(this.transport.scrub(task.msg))
    throw clientError(`${this.kind}_failed`, { said, status: 200 })
  }

  private call(
    method: 'GET' | 'POST',
    id: AnalysisId,
    options: CallOptions
  ): Promise<GenerationTask> {
    return this.transport.request(
      {
        method,
        path: `/analyses/${this.kind}/${encodeURIComponent(id)}`,
        schema: generationTaskSchema,
        repeatable: true,
        explain: (refusal) => explain(this.kind, method, refusal)
      },
      options
    )
  }
}

function explain(
  kind: TextKind,
  method: 'GET' | 'POST',
  { status, code, text }: ServiceAnswer
): GlanceError | null {
  if (status === 410) return clientError(`${kind}_expired`, { status })
  if (status === 404 && code === `${kind}_not_found`) return clientError(`${kind}_not_found`)
  if (status === 404 && code === 'analysis_not_found') return clientError(code)
  // 500 on GET is the task's own failure; one without the service's words comes from a proxy.
  if (status === 500 && method === 'GET' && text !== '') {
    return clientError(`${kind}_failed`, { said: quoted(text), status })
  }
  return null
}

type SettledTask = CompletedTask | (UnfinishedTask & { status: 'failed' | 'expired' })

function isSettled(task: GenerationTask): task is SettledTask {
  return task.status !== 'started' && task.status !== 'processing'
}
