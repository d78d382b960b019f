import { type AnalysisId, RESULT_LIFETIME_MS, type TextKind } from '../../interface'
import { language, type Language } from '../../language'
import { nextTask } from '../run/next-task'
import { type Brief, isSameBrief } from '../texts/brief'
import type { MeasuredLayer } from '../texts/measured-layer'

/** What a text is written with, besides the analysis itself. */
export interface Material {
  brief: Brief
  layers?: readonly MeasuredLayer[] | undefined
}

/** One text being written. Times are ms since 1970. */
export interface GenerationTask {
  startedAt: number
  material: Material
  state:
    | { status: 'started' | 'processing' | 'failed' | 'expired' }
    | { status: 'completed'; markdown: string; language: Language }
}

type Write = (material: Material) => string

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
   * with another brief, about other layers or in another language.
   */
  trigger(kind: TextKind, id: AnalysisId, material: Material, write: Write): GenerationTask {
    const known = this.find(kind, id)
    if (known && stands(known, material)) return known
    this.dropExpired()
    const task: GenerationTask = { startedAt: this.clock(), material, state: { status: 'started' } }
    this.tasks.set(`${kind} ${id}`, task)
    void this.run(task, write)
    return task
  }

  private async run(task: GenerationTask, write: Write): Promise<void> {
    await nextTask()
    task.state = { status: 'processing' }
    await nextTask()
    try {
      const markdown = write(task.material)
      task.state = { status: 'completed', markdown, language: language() }
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

/** Whether a task need not be started anew: it is under way, or was completed with the same material in what is spoken. */
function stands({ state, material }: GenerationTask, now: Material): boolean {
  switch (state.status) {
    case 'started':
    case 'processing':
      return true
    case 'completed':
      return (
        state.language === language() &&
        isSameBrief(material.brief, now.brief) &&
        isSame(material.layers, now.layers)
      )
    default:
      return false
  }
}

function isSame(one: Material['layers'], other: Material['layers']): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}
