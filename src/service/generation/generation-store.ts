import { RESULT_LIFETIME_MS } from '../../client/limits'
import type { AnalysisId, TextKind } from '../../client/schemas'
import { type Brief, isSameBrief } from '../texts/brief'
import { nextTask } from '../run/next-task'

/** One text being written. Times are ms since 1970. */
export interface GenerationTask {
  startedAt: number
  /** The brief it is written with. */
  brief: Brief
  state:
    | { status: 'started' | 'processing' | 'failed' | 'expired' }
    | { status: 'completed'; markdown: string }
}

type Write = (brief: Brief) => string

/** Written texts by analysis and kind. A task expires an hour after its start. */
export class GenerationStore {
  private readonly tasks = new Map<string, GenerationTask>()

  constructor(
    private readonly clock: () => number,
    private readonly report: (error: unknown) => void
  ) {}

  /** The task as it stands now, `expired` once it is over an hour old; undefined when never triggered. */
  find(kind: TextKind, id: AnalysisId): GenerationTask | undefined {
    const task = this.tasks.get(`${kind} ${id}`)
    if (task === undefined || !this.isExpired(task)) return task
    return { ...task, state: { status: 'expired' } }
  }

  /**
   * Starts writing, unless it has been started, has neither failed nor expired, and was not completed
   * with another brief.
   */
  trigger(kind: TextKind, id: AnalysisId, brief: Brief, write: Write): GenerationTask {
    const known = this.find(kind, id)
    if (known && stands(known, brief)) return known
    this.dropExpired()
    const task: GenerationTask = { startedAt: this.clock(), brief, state: { status: 'started' } }
    this.tasks.set(`${kind} ${id}`, task)
    void this.run(task, write)
    return task
  }

  private async run(task: GenerationTask, write: Write): Promise<void> {
    await nextTask()
    task.state = { status: 'processing' }
    await nextTask()
    try {
      task.state = { status: 'completed', markdown: write(task.brief) }
    } catch (error) {
      this.report(error)
      task.state = { status: 'failed' }
    }
  }

  private isExpired({ startedAt }: GenerationTask): boolean {
    return this.clock() - startedAt > RESULT_LIFETIME_MS
  }

  /** Twice the lifetime, so that an expired task is told apart from one that never was for a while. */
  private dropExpired(): void {
    for (const [name, { startedAt }] of this.tasks) {
      if (this.clock() - startedAt > 2 * RESULT_LIFETIME_MS) this.tasks.delete(name)
    }
  }
}

/** Whether a task need not be started anew: it is under way, or was completed with the same brief. */
function stands(task: GenerationTask, brief: Brief): boolean {
  switch (task.state.status) {
    case 'started':
    case 'processing':
      return true
    case 'completed':
      return isSameBrief(task.brief, brief)
    default:
      return false
  }
}
