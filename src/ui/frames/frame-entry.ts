import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { FrameDocument } from '../../bridge'
import type { ErrorData } from '../../errors'
import type { MainAction } from '../../file'
import { type FrameKnown, layersIn, type Measured, resultIn } from './frame-known'

/** Levels of data a view may need of a frame; each includes those before it. */
export const NEEDS = [
  /** What the file keeps of it. */
  'result',
  /** Attention by layer, measured where the file does not keep it. */
  'layers',
  /** Whether the frame still looks as it was analysed. */
  'checked'
] as const

export type Need = (typeof NEEDS)[number]

/**
 * Outcome of comparing a frame with a run's picture. It stays in the panel's memory, since another computer may draw the
 * same design a little differently.
 */
interface Finding {
  runId: string
  same: boolean
  /** False where it is only known that the frame may look different. */
  sure: boolean
}

/** A frame in the cache: its document, findings about it, and the views that need it. */
export class FrameEntry {
  private readonly known: Signal<FrameKnown>
  private readonly watching = NEEDS.map(() => 0)
  private readonly views = NEEDS.map((_, need) =>
    computed(() => this.known.value, {
      watched: () => this.watch(need, 1),
      unwatched: () => this.watch(need, -1)
    })
  )
  /** Pending requests by the data they need. */
  readonly waiting = new Set<{ need: Need; known: (known: FrameKnown) => void }>()
  document: FrameDocument | null = null
  /** Why the file could not be read. */
  error: ErrorData | null = null
  /** The file may have another document. */
  stale = true
  reading = false
  finding: Finding | null = null
  measured: Measured | null = null
  measuring = false
  looking: Promise<Uint8Array | null> | null = null
  /** The run whose frame could not be exported for comparison. */
  unseen: string | null = null
  /** When the frame was last edited, ms since 1970. */
  editedAt = -Infinity
  /** The latest main action, and the number of pending writes of marks. */
  mark: MainAction | null = null
  marks = 0

  constructor(
    readonly nodeId: string,
    private readonly onWatch: (entry: FrameEntry) => void
  ) {
    this.known = signal(this.describe())
  }

  private watch(need: number, by: number): void {
    this.watching[need]! += by
    this.onWatch(this)
  }

  /** The signal for views that need this much of the frame. */
  view(need: Need): ReadonlySignal<FrameKnown> {
    return this.views[NEEDS.indexOf(need)]!
  }

  /** What is known of it; reading it subscribes but requests nothing. */
  get current(): FrameKnown {
    return this.known.value
  }

  get now(): FrameKnown {
    return this.known.peek()
  }

  /** The run whose result the frame has. */
  get runId(): string | null {
    return resultIn(this.now)?.record.runId ?? null
  }

  asksFor(need: Need): boolean {
    const wanted = NEEDS.slice(NEEDS.indexOf(need))
    const waits = [...this.waiting].some((one) => wanted.includes(one.need))
    return waits || wanted.some((one) => this.watching[NEEDS.indexOf(one)]! > 0)
  }

  /** Whether to measure its layers now: the file is read and the frame compared. */
  get mustMeasure(): boolean {
    if (this.stale || this.reading || this.measuring) return false
    if (this.asksFor('checked') && this.now.pending) return false
    return this.asksFor('layers') && layersIn(this.now).state === 'measuring'
  }

  satisfies(need: Need): boolean {
    if (this.stale || this.reading) return false
    if (this.runId === null || need === 'result') return true
    if (need === 'checked' && this.now.pending) return false
    return layersIn(this.now).state !== 'measuring'
  }

  /** Publishes changes to views. Keeps the object identical if equal, so that signals do not fire. */
  publish(): void {
    const before = this.now
    const next = this.describe()
    const read = keep(before.read, next.read)
    const data = keep(before.data, next.data)
    const known = { ...next, read, data }
    const keys = Object.keys(known) as (keyof FrameKnown)[]
    if (keys.some((key) => known[key] !== before[key])) this.known.value = known
  }

  private describe(): FrameKnown {
    const { nodeId, document, error, finding, mark, marks, measured, unseen } = this
    const about = { nodeId, error, measured }
    if (document === null) return { ...about, read: null, data: null, pending: false }
    const data = marks > 0 ? { ...document.data, mainAction: mark } : document.data
    const { read } = document
    if (read.state !== 'found') return { ...about, read, data, pending: false }
    const { record } = read.result
    const found = finding?.runId === record.runId ? finding : null
    // Earlier versions wrote into the file that a result is out of date.
    const outOfDate = record.outOfDate || found?.same === false
    const isKnown = record.outOfDate || found?.sure === true || unseen === record.runId
    return {
      ...about,
      data,
      pending: !isKnown,
      read: { state: 'found', result: { ...read.result, record: { ...record, outOfDate } } }
    }
  }

  /** Clears failures, so that they are tried again. */
  tryAnew(): void {
    this.unseen = null
    if (this.measured?.state !== 'measured') this.measured = null
  }

  /** Drops what was read, but keeps shares: they belong to a run and stay valid. */
  forget(): void {
    this.document = null
    this.error = null
    this.finding = null
    this.stale = true
    this.publish()
    // A computed signal holds its last value until it is read again.
    this.views.forEach((view) => view.peek())
  }
}

function keep<T>(before: T, next: T): T {
  if (before === next || before === null || next === null) return next
  return JSON.stringify(before) === JSON.stringify(next) ? before : next
}
