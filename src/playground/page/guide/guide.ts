import { computed, effect, signal } from '@preact/signals'
import type { Session } from '../state/session'
import { subscribeTo } from '../state/subscribe-to'
import { type Step, STEPS } from './steps'

/** Where the browser remembers that the guide has been left or gone through. */
const KEPT = 'playground-guide'

/** The guided minute: one step at a time, each until the document shows that it was done, or somebody goes on. */
export class Guide {
  /** The place of the shown step among `STEPS`; null when the guide is not shown. */
  private readonly at = signal<number | null>(null)
  /** What the shown step counted when it began. */
  private before = 0
  readonly step = computed<Step | null>(() => STEPS[this.at.value ?? -1] ?? null)
  readonly isLast = computed(() => this.at.value === STEPS.length - 1)
  /** “2 of 4”; the last step is none of them. */
  readonly progress = computed(() => `${(this.at.value ?? 0) + 1} of ${STEPS.length - 1}`)

  constructor(private readonly session: Session) {
    effect(() => {
      subscribeTo(session.revision)
      if (this.step.value && this.count() > this.before) this.next()
    })
  }

  /** Begins unless it was left or gone through before. */
  startOnce(): void {
    if (localStorage.getItem(KEPT) === null) this.start()
  }

  start(): void {
    this.show(0)
  }

  next(): void {
    const at = this.at.peek()
    if (at === null) return
    if (at + 1 < STEPS.length) this.show(at + 1)
    else this.leave()
  }

  /** It does not begin by itself again in this browser. */
  leave(): void {
    localStorage.setItem(KEPT, 'left')
    this.at.value = null
  }

  private show(at: number): void {
    this.before = this.count(at)
    this.at.value = at
  }

  private count(at = this.at.peek()): number {
    const { document } = this.session
    const { graph, currentPageId: pageId, selection } = document
    return STEPS[at ?? -1]?.count({ graph, pageId, selection }) ?? 0
  }
}
