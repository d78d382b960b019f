import { computed, type ReadonlySignal, signal } from '@preact/signals'
import { GlanceError } from '../../../errors'
import type { JournalEntry } from '../../../file'
import { whenFalse } from '../../kit/timing/when-false'
import type { PanelTools } from '../../tools/panel-tools'
import { type DrivenRun, isAccepted, resumeRun, startRun } from '../drive-run'
import type { RetryWay } from '../retry-way'
import type { AcceptedEntry, RunPlan, RunTerms } from '../run-plan'
import { words } from '../words'
import {
  type Batch,
  type BatchEvent,
  type BatchItem,
  type BatchTarget,
  hasEnded,
  isLost,
  NO_BATCH,
  nextItem,
  reduceBatch
} from './batch'
import { announceBatch, batchProgress } from './batch-progress'

/** The batch that goes on, or the last one until it is dismissed. */
export interface BatchRuns<P extends string = string, I = unknown, R = unknown> {
  /** Without items when there is none. */
  batch: ReadonlySignal<Batch<P, I, R>>
  items: ReadonlySignal<readonly BatchItem<P, I, R>[]>
  /** True until every run has ended; also while the rest waits for the designer. */
  running: ReadonlySignal<boolean>
  /** 0 to 1 over all runs. */
  progress: ReadonlySignal<number>
  /** How one that failed or was cancelled may go on; null for all others. */
  wayOf: (item: BatchItem<P, I, R>) => RetryWay | null
  /** What cancelling means for what has begun, and what it meant. */
  cancelNote: ReadonlySignal<string>
  /** What screen readers are told, wherever the designer is. */
  says: ReadonlySignal<string>
  /** Cancels one, or all that have not ended. */
  cancel: (source?: string) => void
  dismiss: () => void
  /**
   * Goes on with what failed or was cancelled, each in its way: the one that is named, the one alone, or all
   * but those whose sending again may be charged twice. Resolves when all have ended. Rejects when nobody can
   * analyse.
   */
  again: (source?: string) => Promise<void>
  /** Goes on with the rest after a pause, and with what failed for its reason. */
  goOn: () => Promise<void>
}

/** A result to be fetched, not paid for again. */
export interface Accepted extends Pick<RunTerms, 'provider'> {
  entry: AcceptedEntry
}

interface Launch<I> {
  targets: readonly BatchTarget<I>[]
  alone: boolean
  /** Pays again for what was analysed within the hour. */
  repeat?: boolean
  /** What of it services have accepted already, by source. */
  fetched?: ReadonlyMap<string, Accepted>
}

interface DrivenBatch<P extends string, I, R> extends BatchRuns<P, I, R> {
  /** Begins a batch, when none goes on. Throws when nobody can analyse it. */
  launch: (start: Launch<I>) => void
  /** Resolves when nothing of it goes on. */
  settled: () => Promise<void>
}

/** What holds for all runs that are sent, whatever is changed in the settings meanwhile. */
type Terms = Omit<RunTerms, 'alone'> & { repeat: boolean }

/**
 * Runs batches of one kind, one after the other. `setAside` takes what gives way to something else and may
 * still have a result.
 */
export function createBatchRuns<P extends string, I, R>(
  tools: PanelTools,
  plan: RunPlan<P, I, R>,
  setAside: (entry: JournalEntry) => void
): DrivenBatch<P, I, R> {
  const { bridge, errors, now, settings } = tools
  const { phases } = plan
  const batch = signal<Batch<P, I, R>>(NO_BATCH)
  /** The last run of each source. */
  const runs = new Map<string, DrivenRun<P, I, R>>()
  const accepted = new Map<string, Accepted>()
  const unsettled = signal(0)
  let terms: Terms | null = null

  const items = computed(() => batch.value.items)
  const running = computed(() => batch.value.endedAt === null)
  const underway = computed(() => running.value || unsettled.value > 0)

  function send(event: BatchEvent<P, I, R>): void {
    batch.value = reduceBatch(batch.value, event)
  }

  function launch({ targets, alone, repeat = false, fetched = new Map() }: Launch<I>): void {
    terms = targets.every(({ source }) => fetched.has(source)) ? null : readTerms(repeat)
    const sources = new Set(targets.map(({ source }) => source))
    for (const entry of items.value.flatMap((item) => waitingEntry(item) ?? [])) {
      // A frame that is analysed anew must not be overwritten by its earlier result later.
      if (plan.together === true && sources.has(entry.source)) leave(entry)
      else setAside(entry)
    }
    runs.clear()
    accepted.clear()
    for (const [source, known] of fetched) accepted.set(source, known)
    send({ type: 'started', targets, alone, at: now() })
    advance()
  }

  function advance(): void {
    const item = nextItem(batch.value, phases[0])
    if (item !== null) begin(item.target)
  }

  function begin(target: BatchTarget<I>): void {
    const run = runOf(target)
    runs.set(target.source, run)
    unsettled.value += 1
    const stop = run.run.subscribe((next) => {
      send({ type: 'stepped', run: next })
      advance()
    })
    void run.settled.then(() => {
      stop()
      unsettled.value -= 1
    })
  }

  function runOf({ source, input }: BatchTarget<I>): DrivenRun<P, I, R> {
    const { alone } = batch.value
    const known = accepted.get(source)
    if (known !== undefined) {
      accepted.delete(source)
      return resumeRun(tools, plan, { ...known, alone, settings: settings.settings.value })
    }
    if (input === null) throw new Error('Nobody knows what was asked for.')
    return startRun(tools, plan, { ...(terms ??= readTerms(false)), alone, input })
  }

  function readTerms(repeat: boolean): Terms {
    const { value } = tools.provider
    if (!value.ok) throw new GlanceError(value.error)
    return { provider: value.provider, settings: settings.settings.value, repeat }
  }

  function wayOf(item: BatchItem<P, I, R>): RetryWay | null {
    if (!isLost(item)) return null
    const { source } = item.target
    const run = runs.get(source)
    if (accepted.has(source)) return 'resume'
    if (item.run === null || run === undefined) return 'again'
    // What was cancelled after it was accepted can still be fetched.
    const waits =
      item.state === 'cancelled' && run.provider.outlivesPanel && isAccepted(run.entry())
    return waits ? 'resume' : run.retry.value
  }

  /** What the journal keeps of an ended run that may still have a result. */
  function waitingEntry(item: BatchItem<P, I, R>): JournalEntry | null {
    const { source } = item.target
    const known = accepted.get(source)
    if (known !== undefined && hasEnded(item)) return known.entry
    const way = item.state === 'failed' ? wayOf(item) : null
    return way === 'resume' || way === 'ask' ? (runs.get(source)?.entry() ?? null) : null
  }

  async function runAgain(chosen: readonly BatchItem<P, I, R>[]): Promise<void> {
    terms = null
    const ready = chosen.filter((item) => wayOf(item) !== null && prepare(item))
    send({ type: 'retried', sources: ready.map(({ target }) => target.source), at: now() })
    advance()
    await whenFalse(underway)
  }

  /** False when its service is not connected any more: then it waits, and says for what. */
  function prepare(item: BatchItem<P, I, R>): boolean {
    const { source } = item.target
    if (accepted.has(source)) return true
    const way = wayOf(item)
    const entry = runs.get(source)?.entry() ?? null
    if (way === 'resume' && isAccepted(entry)) {
      // Cancelling took it out of the journal.
      if (item.state === 'cancelled') errors.guard(() => bridge.writeJournal(entry))
      const provider = tools.providerOf(entry)
      if (provider !== null) {
        accepted.set(source, { entry, provider })
        return true
      }
      setAside(entry)
      send({ type: 'setAside', source, at: now() })
      return false
    }
    terms ??= readTerms(way === 'repeated')
    const waits = waitingEntry(item)
    if (waits !== null) leave(waits)
    return true
  }

  function leave({ runId }: JournalEntry): void {
    errors.guard(() => bridge.dropJournal(runId))
  }

  return {
    batch,
    items,
    running,
    progress: computed(() => batchProgress(batch.value)),
    wayOf,
    cancelNote: computed(() => {
      const begun = items.value.filter(({ state }) => state === 'running')
      const about =
        begun.length > 0 ? begun : items.value.filter(({ state }) => state === 'cancelled')
      const handed = about.find(({ run }) => run?.asked === true) ?? about[0]
      return runs.get(handed?.target.source ?? '')?.cancelNote.value ?? words().nothingHandedOver
    }),
    says: computed(() => announceBatch(batch.value, plan.phaseNames())),
    launch,
    settled: () => whenFalse(underway),
    cancel: (source) => {
      send({ type: 'dropped', source: source ?? null, at: now() })
      for (const { target, state } of items.value) {
        const meant = source === undefined || source === target.source
        if (meant && state === 'running') runs.get(target.source)?.cancel()
      }
    },
    dismiss: () => {
      if (running.value) return
      items.value.flatMap((item) => waitingEntry(item) ?? []).forEach(leave)
      accepted.clear()
      runs.clear()
      send({ type: 'dismissed' })
    },
    again: async (source) => {
      const { alone } = batch.value
      const safe = (item: BatchItem<P, I, R>): boolean => alone || wayOf(item) !== 'ask'
      if (running.value) return
      await runAgain(
        items.value.filter((item) =>
          source === undefined ? safe(item) : item.target.source === source
        )
      )
    },
    goOn: async () => {
      const hit = items.value.filter(({ state, run }) => state === 'failed' && run?.common)
      const safe = hit.filter((item) => wayOf(item) !== 'ask')
      send({ type: 'wentOn' })
      await runAgain(safe)
    }
  }
}
