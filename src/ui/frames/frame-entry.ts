import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { ReadResult, StoredResult } from '../../bridge'
import { type FrameKnown, layersIn, resultIn } from './frame-known'

/** How much of a frame is asked for; each takes in those before it. */
export const NEEDS = [
  /** Record, texts and overlays of its result. */
  'result',
  /** Layers, main action and history, as the file keeps them. */
  'data',
  /** Attention by layer, measured where the file does not keep it. */
  'layers',
  /** Whether the frame still looks as it was analysed. */
  'checked'
] as const

export type Need = (typeof NEEDS)[number]

/** Versions of what the file has of a frame: its result, and what is kept beside that. */
type Versions = Record<'result' | 'data', number>

/** Somebody who waits for a frame to be known. */
interface Waiting {
  need: Need
  /** Versions when it was asked for; later changes are not waited for. */
  due: Versions
  known: (known: FrameKnown) => void
}

/**
 * Outcome of comparing a frame with a run's picture. It stays in the panel's memory, since another computer may draw the
 * same design a little differently.
 */
export interface Finding {
  runId: string
  same: boolean
  /** False where it is only known that the frame may look different. */
  sure: boolean
}

type Lesson = Partial<
  Pick<FrameKnown, 'error' | 'data' | 'measured'> &
    Pick<FrameEntry, 'answer' | 'finding' | 'unseen'>
>

/** A frame in the cache: what is known of it, who asks for it, and what is under way. */
export class FrameEntry {
  private readonly known: Signal<FrameKnown>
  private readonly watching = NEEDS.map(() => 0)
  private readonly views = NEEDS.map((_, need) =>
    computed(() => this.known.value, {
      watched: () => this.watch(need, 1),
      unwatched: () => this.watch(need, -1)
    })
  )
  readonly waiting = new Set<Waiting>()
  /** The file's answer, without what was found since. */
  answer: ReadResult | null = null
  finding: Finding | null = null
  /** The latest versions that the panel knows of, and those that it has read. */
  readonly due: Versions = { result: 1, data: 1 }
  done: Versions = { result: 0, data: 0 }
  /** When the frame was last edited, ms since 1970. */
  editedAt = -Infinity
  /** It waits for its turn to be read. */
  queued = false
  reading: Promise<void> | null = null
  /** How often the panel has written: what was read before such a write is no longer true. */
  writes = 0
  /** Marks of the main action that are on their way to the file. */
  marks = 0
  looking: Promise<Uint8Array | null> | null = null
  /** The run whose frame could not be exported when it was looked at. */
  unseen: string | null = null
  measuring = false

  /** `onWatch` is told when somebody begins or stops to watch. */
  constructor(
    readonly nodeId: string,
    private readonly onWatch: (entry: FrameEntry) => void
  ) {
    const empty = { read: null, error: null, data: null, measured: null }
    this.known = signal({ nodeId, checked: true, pending: false, ...empty })
  }

  private watch(need: number, by: number): void {
    this.watching[need]! += by
    this.onWatch(this)
  }

  /** The signal to watch for so much of the frame. */
  view(need: Need): ReadonlySignal<FrameKnown> {
    return this.views[NEEDS.indexOf(need)]!
  }

  /** The state as it is now. */
  get now(): FrameKnown {
    return this.known.peek()
  }

  /** The result as it is known. */
  get result(): StoredResult | null {
    return resultIn(this.now)
  }

  /** The run whose result the frame has. */
  get runId(): string | null {
    return this.result?.record.runId ?? null
  }

  asksFor(need: Need): boolean {
    const wanted = NEEDS.slice(NEEDS.indexOf(need))
    const waits = [...this.waiting].some((one) => wanted.includes(one.need))
    return waits || wanted.some((one) => this.watching[NEEDS.indexOf(one)]! > 0)
  }

  /** True when nobody would miss what is known. */
  get isIdle(): boolean {
    return !this.asksFor('result') && this.marks === 0
  }

  isStale(what: keyof Versions): boolean {
    return this.done[what] < this.due[what]
  }

  /** Whether something that is asked for has to be read from the file. */
  get isLacking(): boolean {
    return (this.isStale('result') && this.asksFor('result')) || this.lacksData
  }

  get lacksData(): boolean {
    return this.isStale('data') && this.result !== null && this.asksFor('data')
  }

  /** Whether its layers are to be measured now: once the file is read, and nothing is found to have changed. */
  get mustMeasure(): boolean {
    if (this.isStale('result') || this.isStale('data') || this.measuring) return false
    if (this.asksFor('checked') && this.now.pending) return false
    return this.asksFor('layers') && layersIn(this.now).state === 'measuring'
  }

  /** Whether all that somebody waits for is known. */
  satisfies({ need, due }: Waiting): boolean {
    const { done, now } = this
    if (done.result < due.result || (now.read === null && now.error === null)) return false
    if (this.result === null || need === 'result') return true
    if (done.data < due.data || (need === 'checked' && now.pending)) return false
    return need === 'data' || layersIn(now).state !== 'measuring'
  }

  /** Changes what is known. What comes to the same stays the very object, so that nobody is told without need. */
  learn(lesson: Lesson): void {
    const { answer, finding, now: before } = this
    if (lesson.answer !== undefined) this.answer = lesson.answer
    if (lesson.finding !== undefined) this.finding = lesson.finding
    if (lesson.unseen !== undefined) this.unseen = lesson.unseen
    const checked = isChecked(this.answer, this.finding)
    const isSame = answer === this.answer && finding === this.finding
    const { error = before.error, data = before.data, measured = before.measured } = lesson
    const read = isSame ? before.read : keep(before.read, withFinding(this.answer, this.finding))
    const next: FrameKnown = {
      nodeId: this.nodeId,
      read,
      error,
      checked,
      pending: !checked && this.unseen !== resultIn({ read })?.record.runId,
      data: keep(before.data, data),
      measured
    }
    const keys = Object.keys(next) as (keyof FrameKnown)[]
    if (keys.some((key) => next[key] !== before[key])) this.known.value = next
  }

  /** Lets go of what was read. Shares stay: they are a run's, whatever becomes of the frame. */
  forget(): void {
    this.done = { result: 0, data: 0 }
    this.learn({ answer: null, error: null, data: null })
    // A computed signal holds its last value until it is asked again.
    this.views.forEach((view) => view.peek())
  }
}

function keep<T>(before: T, next: T): T {
  if (before === next || before === null || next === null) return next
  return JSON.stringify(before) === JSON.stringify(next) ? before : next
}

function isChecked(answer: ReadResult | null, finding: Finding | null): boolean {
  if (answer?.state !== 'found') return true
  const { outOfDate, runId } = answer.result.record
  // Earlier versions wrote it into the file.
  return outOfDate || (finding?.runId === runId && finding.sure)
}

function withFinding(answer: ReadResult | null, finding: Finding | null): ReadResult | null {
  if (answer?.state !== 'found') return answer
  const { record } = answer.result
  if (record.outOfDate || finding?.runId !== record.runId) return answer
  const result = { ...answer.result, record: { ...record, outOfDate: !finding.same } }
  return { state: 'found', result }
}
