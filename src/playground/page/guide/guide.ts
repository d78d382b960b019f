import { computed, effect, signal } from '@preact/signals'
import type { Session } from '../state/session'
import { subscribeTo } from '../state/listen'
import type { DesignDocument } from '../../host/open-document'

/** Storage key that the guide has been left or completed. */
const KEPT = 'playground-guide'

/** The guide: one step at a time, each until the document shows it as done or the user presses Next. */
export class Guide {
  /** The place of the shown step among `STEPS`; null when the guide is not shown. */
  private readonly at = signal<number | null>(null)
  /** The shown step's count when it began. */
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

  /** Starts unless it was left or completed before. */
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

  /** Leaves the guide, which then no longer starts by itself in this browser. */
  leave(): void {
    localStorage.setItem(KEPT, 'left')
    this.at.value = null
  }

  private show(at: number): void {
    this.before = this.count(at)
    this.at.value = at
  }

  private count(at = this.at.peek()): number {
    return STEPS[at ?? -1]?.count(this.session.document) ?? 0
  }
}

/** A step is judged by the document, by nothing of the panel. */
type Seen = Pick<DesignDocument, 'graph' | 'currentPageId'>

interface Step {
  title: string
  text: string
  /** A count that grows when the step is done. */
  count: (seen: Seen) => number
}

/** The first minute, in order; the last step is only to be read. */
const STEPS: readonly Step[] = [
  {
    title: 'What do people see first?',
    text: 'A design is selected. Press Analyse in the panel.',
    count: (seen) => layersWith(seen, 'record')
  },
  {
    title: 'Say what matters most',
    text: 'On top of the result, confirm the main action, or choose another layer.',
    count: (seen) => layersWith(seen, 'primary')
  },
  {
    title: 'Try a fix',
    text: 'Under “What to change” press Try on a copy: your design stays as it is. Apply to my frame changes the design itself.',
    count: frames
  },
  {
    title: 'Keep it or discard it',
    text: 'The card shows what the copy gains. Keep makes it a frame of its own, Discard takes it away with its result.',
    count: (seen) => -frames(seen)
  },
  {
    title: 'Compare two designs',
    text: 'Shift-click another frame on the canvas and press Compare: it says which one wins, and where attention moved.',
    count: (seen) => layersWith(seen, 'record')
  },
  {
    title: 'That was it',
    text: 'Everything here can be undone. Drop a .fig file or a picture to look at your own design.',
    count: () => 0
  }
]

/** Layers on which a plugin keeps something under this key. */
function layersWith({ graph }: Seen, key: string): number {
  return [...graph.nodes.values()].filter(({ pluginData }) =>
    pluginData.some((entry) => entry.key === key && entry.value !== '')
  ).length
}

/** Frames on the page: a fix that is tried makes one. */
function frames({ graph, currentPageId }: Seen): number {
  return graph.getChildren(currentPageId).filter(({ type }) => type === 'FRAME').length
}
