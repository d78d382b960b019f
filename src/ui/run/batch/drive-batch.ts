import { computed, signal } from '@preact/signals'
import type { JournalEntry } from '../../../file'
import { whenFalse } from '../../kit/timing/when-false'
import {
  type AcceptedEntry,
  chosenTerms,
  type DrivenRun,
  isAccepted,
  resumeRun,
  type RunRequest,
  startRun
} from '../drive-run'
import { createFramePlan } from '../frame-plan'
import type { RunTools } from '../handover'
import { createRecoveries } from '../recovery'
import type { RetryWay } from '../run'
import type { FrameRuns } from '../use-runs'
import { words } from '../words'
import {
  type Batch,
  type BatchEvent,
  type BatchItem,
  hasEnded,
  isLost,
  NO_BATCH,
  nextItem,
  reduceBatch
} from './batch'
import { announceBatch, batchProgress } from './batch-progress'

/** How the next run of a frame begins. */
interface Start {
  request: RunRequest
  /** What a service has accepted of it already: fetched, not paid for again. */
  accepted: AcceptedEntry | null
  begin: () => DrivenRun
}

/** Runs batches of frames, one after the other. */
export function createFrameRuns(tools: RunTools): Omit<FrameRuns, 'analyse'> {
  const { bridge, errors, now, providerOf } = tools
  const batch = signal<Batch>(NO_BATCH)
  const plan = createFramePlan(tools, () => batch.value.alone)
  const { recoveries, ...waiting } = createRecoveries(tools, plan.kind)
  /** By frame, for all of the batch. */
  const starts = new Map<string, Start>()
  /** The last run of each frame that has begun. */
  const runs = new Map<string, DrivenRun>()
  const unsettled = signal(0)

  const items = computed(() => batch.value.items)
  const single = computed(() => (batch.value.alone ? items.value[0] : undefined))
  const running = computed(() => batch.value.endedAt === null)
  const underway = computed(() => running.value || unsettled.value > 0)
  const phaseName = (phase: string): string => plan.phaseNames()[phase] ?? ''

  function send(event: BatchEvent): void {
    batch.value = reduceBatch(batch.value, event)
  }

  /** Begins a batch, when none goes on. */
  function launch(next: readonly Start[], alone: boolean): void {
    const sources = new Set(next.map(({ request }) => request.source))
    for (const left of items.value.flatMap((item) => leftOf(item) ?? [])) {
      // A frame that is analysed anew must not be overwritten by its earlier result later.
      if (sources.has(left.source)) waiting.discard(left)
      else waiting.add(left)
    }
    runs.clear()
    starts.clear()
    for (const start of next) starts.set(start.request.source, start)
    const targets = next.map(({ request: { source, title } }) => ({ source, title }))
    send({ type: 'started', targets, alone, at: now() })
    advance()
  }

  function advance(): void {
    const item = nextItem(batch.value)
    if (item !== null) begin(item.target.source)
  }

  function begin(source: string): void {
    const run = starts.get(source)?.begin()
    if (run === undefined) return
    runs.set(source, run)
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

  /** For frames that are sent; throws when nobody can analyse. */
  function sending(requests: readonly RunRequest[], repeat = false): Start[] {
    const terms = chosenTerms(tools, repeat)
    return requests.map((request) => {
      return { request, accepted: null, begin: () => startRun(tools, plan, request, terms) }
    })
  }

  /** For a result that is fetched; null when its service is not connected. */
  function fetching(accepted: AcceptedEntry): Start | null {
    const provider = providerOf(accepted)
    if (provider === null) return null
    const begin = (): DrivenRun => resumeRun(tools, plan, accepted, provider)
    return { request: plan.requestOf(accepted), accepted, begin }
  }

  function start(request: RunRequest, repeat = false): void {
    if (running.value) return
    try {
      launch(sending([request], repeat), true)
    } catch (error) {
      errors.report(error)
    }
  }

  function resumeAll(entries: readonly JournalEntry[], alone: boolean): void {
    if (running.value) return
    const newest = new Map<string, Start>()
    for (const entry of entries.filter(isAccepted)) {
      const start = fetching(entry)
      if (start === null) continue
      waiting.remove(entry)
      const older = newest.get(entry.source)?.accepted ?? null
      if (older !== null) waiting.discard(older)
      newest.set(entry.source, start)
    }
    if (newest.size > 0) launch([...newest.values()], alone)
  }

  function wayOf(item: BatchItem): RetryWay | null {
    if (!isLost(item)) return null
    const { source } = item.target
    if (item.run === null) return starts.get(source)?.accepted ? 'resume' : 'again'
    return runs.get(source)?.retry.value ?? null
  }

  /** What the journal keeps of a frame that has ended and may still have a result. */
  function leftOf(item: BatchItem): JournalEntry | null {
    const { source } = item.target
    if (item.run !== null) return runs.get(source)?.left.value ?? null
    return hasEnded(item) ? (starts.get(source)?.accepted ?? null) : null
  }

  async function runAgain(chosen: readonly BatchItem[]): Promise<void> {
    const sources = chosen.flatMap((item) => (prepare(item) ? [item.target.source] : []))
    send({ type: 'retried', sources, at: now() })
    advance()
    await whenFalse(underway)
  }

  /** False when it cannot go on; where its service is not connected any more, it waits, and says for what. */
  function prepare(item: BatchItem): boolean {
    const { source } = item.target
    const way = wayOf(item)
    const before = starts.get(source)
    if (way === null || before === undefined) return false
    if (way !== 'resume') {
      const [next] = sending([before.request], way === 'repeated')
      const left = leftOf(item)
      if (left !== null) waiting.discard(left)
      if (next !== undefined) starts.set(source, next)
      return true
    }
    const entry = item.run === null ? before.accepted : (runs.get(source)?.entry.value ?? null)
    if (!isAccepted(entry)) return false
    // Cancelling took it out of the journal.
    if (item.state === 'cancelled') errors.guard(() => bridge.writeJournal(entry))
    const next = fetching(entry)
    if (next === null) {
      waiting.add(entry)
      send({ type: 'setAside', source, at: now() })
      return false
    }
    starts.set(source, next)
    return true
  }

  return {
    ...waiting,
    kind: plan.kind,
    phaseName,
    recoveries,
    batch,
    items,
    running,
    busy: running,
    progress: computed(() => batchProgress(batch.value)),
    run: computed(() => single.value?.run ?? null),
    retry: computed(() => (single.value === undefined ? null : wayOf(single.value))),
    wayOf,
    cancelNote: computed(() => {
      const begun = items.value.filter(({ state }) => state === 'running')
      const about =
        begun.length > 0 ? begun : items.value.filter(({ state }) => state === 'cancelled')
      const handed = about.find(({ run }) => run?.asked === true) ?? about[0]
      return runs.get(handed?.target.source ?? '')?.cancelNote.value ?? words().nothingHandedOver
    }),
    says: computed(() => announceBatch(batch.value, phaseName)),
    start: (frame, repeat) => start(plan.ask(frame), repeat),
    startAll: async (frames) => {
      if (running.value || frames.length === 0) return
      launch(sending(frames.map(plan.ask)), false)
      await whenFalse(underway)
    },
    recover: async (entries) => {
      const ready = waiting.takeOver(entries)
      resumeAll(ready, ready.length === 1)
      await whenFalse(underway)
    },
    resume: (entry) => resumeAll([entry], true),
    repeat: (entry) => () => {
      waiting.discard(entry)
      start(plan.requestOf(entry))
    },
    cancel: (source) => {
      send({ type: 'dropped', source: source ?? null, at: now() })
      for (const { target, state } of items.value) {
        const meant = source === undefined || source === target.source
        if (meant && state === 'running') runs.get(target.source)?.cancel()
      }
    },
    dismiss: () => {
      if (running.value) return
      items.value.flatMap((item) => leftOf(item) ?? []).forEach(waiting.discard)
      starts.clear()
      runs.clear()
      send({ type: 'dismissed' })
    },
    again: async (source) => {
      if (running.value) return
      const { alone } = batch.value
      const meant = (item: BatchItem): boolean =>
        source === undefined ? alone || wayOf(item) !== 'ask' : item.target.source === source
      await runAgain(items.value.filter(meant))
    },
    goOn: async () => {
      const hit = items.value.filter(({ state, run }) => state === 'failed' && run?.common)
      const safe = hit.filter((item) => wayOf(item) !== 'ask')
      send({ type: 'wentOn' })
      await runAgain(safe)
    }
  }
}
