import { type AnalysisId, RESULT_LIFETIME_MS, type TextKind } from '../../interface'
import { language, type Language } from '../../language'
import { nextTask } from '../run/next-task'
import { GoneNames } from '../results/gone-names'
import type { ResultCache } from '../results/result-cache'
import { type Brief, briefBytes, isSameBrief } from '../texts/brief'
import type { MeasuredLayer } from '../texts/measured-layer'

/** What a text is written with, besides the analysis itself. */
export interface Material {
  brief: Brief
  layers?: readonly MeasuredLayer[] | undefined
}

/** One text being written. Times are ms since 1970. */
interface GenerationTask {
  startedAt: number
  material: Material
  state: TextState
}

export type TextState =
  | { status: 'started' | 'processing' | 'failed' | 'expired' }
  | { status: 'completed'; markdown: string; language: Language }

const EXPIRED: TextState = { status: 'expired' }

type Write = (material: Material) => string

/** Written texts by analysis and kind. A task expires an hour after its start, or when room is needed before. */
export class GenerationStore {
  private readonly tasks = new Map<string, GenerationTask>()
  private readonly gone = new GoneNames()

  constructor(
    private readonly cache: ResultCache,
    private readonly clock: () => number,
    private readonly report: (error: unknown) => void
  ) {}

  /** How a text stands now, `expired` once its task is over an hour old; undefined when never triggered. */
  find(kind: TextKind, id: AnalysisId): TextState | undefined {
    const name = `${kind} ${id}`
    const task = this.tasks.get(name)
    if (task === undefined) return this.gone.why(name) && EXPIRED
    return this.isExpired(task) ? EXPIRED : task.state
  }

  /**
   * Starts writing, unless it has been started, has neither failed nor expired, and was not completed
   * with another brief, about other layers or in another language.
   */
  trigger(kind: TextKind, id: AnalysisId, material: Material, write: Write): TextState {
    const name = `${kind} ${id}`
    const known = this.tasks.get(name)
    if (known && !this.isExpired(known) && stands(known, material)) return known.state
    const at = this.clock()
    const task: GenerationTask = { startedAt: at, material, state: { status: 'started' } }
    this.tasks.set(name, task)
    const isHeld = (): boolean => this.tasks.get(name) === task
    this.cache.put({
      ...{ at, paths: [], bytes: () => (isHeld() ? bytesOf(task) : 0) },
      onDrop: (why) => {
        if (!isHeld()) return
        this.tasks.delete(name)
        this.gone.add(name, why)
      }
    })
    void this.run(task, write)
    return { status: 'started' }
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
}

/** What is held of a text: what it is written with, and itself. */
function bytesOf({ material, state }: GenerationTask): number {
  return briefBytes(material.brief) + (state.status === 'completed' ? 2 * state.markdown.length : 0)
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
