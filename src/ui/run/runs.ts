import { computed, signal } from '@preact/signals'
import type { JournalEntry } from '../../file'
import { whenFalse } from '../kit/timing'
import type { PanelTools } from '../tools/panel-tools'
import {
  announceBatch,
  type Batch,
  type BatchEvent,
  type BatchItem,
  batchProgress,
  hasEnded,
  isLost,
  nextItem,
  NO_BATCH,
  reduceBatch
} from './batch'
import {
  type DrivenRun,
  fetchAccepted,
  isAccepted,
  newAnalysis,
  type NextRun,
  nextRun,
  type RunPlan,
  type RunRequest
} from './drive-run'
import { createRecoveries } from './recovery'
import type { RetryWay } from './run'
import type { BatchStore } from './run-store'
import { words } from './words'

interface Runs extends BatchStore {
  /** Runs one alone, unless it is busy. */
  start: (request: RunRequest) => void
  /** Runs many; resolves when all have ended, however. Rejects when nobody can analyse. */
  startAll: (requests: readonly RunRequest[]) => Promise<void>
}

/**
 * Runs of one plan: one batch goes on at a time, and one run is a batch of one. `needsEditing`: the result has to be
 * placed, so without edit access nothing is started or resumed.
 */
export function createRuns(tools: PanelTools, plan: RunPlan, { needsEditing = false } = {}): Runs {
  const { canEdit, errors, now } = tools
  const { recoveries, ...waiting } = createRecoveries(tools, plan.kind)
  const batch = signal<Batch>(NO_BATCH)
  /** How the run of each source begins, or has begun. */
  const starts = new Map<string, NextRun>()
  /** The last run of each source. */
  const runs = new Map<string, DrivenRun>()
  const unsettled = signal(0)

  const items = computed(() => batch.value.items)
  const single = computed(() => (batch.value.alone ? items.value[0] : undefined))
  const running = computed(() => batch.value.endedAt === null)
  const busy = computed(() => running.value || (needsEditing && !canEdit))
  const underway = computed(() => running.value || unsettled.value > 0)
  const phaseName = (phase: string): string => plan.phaseNames()[phase] ?? ''
  /** Only frames form batches, and only a frame's new result takes the place of the one before. */
  const ofFrames = plan.kind === 'frame'

  function send(event: BatchEvent): void {
    batch.value = reduceBatch(batch.value, event)
  }

  /** Begins a batch, when none goes on. */
  function launch(next: readonly NextRun[], alone: boolean): void {
    const targets = next.map(({ source, title }) => ({ source, title }))
    const sources = new Set(targets.map(({ source }) => source))
    for (const left of items.value.flatMap((item) => leftOf(item) ?? [])) {
      // A frame that is analysed anew must not be overwritten by its earlier result later.
      if (ofFrames && sources.has(left.source)) waiting.discard(left)
      else waiting.add(left)
    }
    runs.clear()
    starts.clear()
    for (const run of next) starts.set(run.source, run)
    send({ type: 'started', targets, alone, at: now() })
    advance()
  }

  /** Begins the next run of the batch, if one may begin now. */
  function advance(): void {
    const source = nextItem(batch.value)?.target.source ?? ''
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

  function start(request: RunRequest): void {
    if (busy.value) return
    try {
      launch([newAnalysis(tools, plan, request)], true)
    } catch (error) {
      errors.report(error)
    }
  }

  function resumeAll(entries: readonly JournalEntry[], alone: boolean): void {
    if (busy.value) return
    const newest = new Map<string, NextRun>()
    for (const entry of entries.filter(isAccepted)) {
      const next = fetchAccepted(tools, plan, entry)
      if (next === null) continue
      waiting.remove(entry)
      const older = newest.get(entry.source)?.accepted ?? null
      if (older !== null) waiting.discard(older)
      newest.set(entry.source, next)
    }
    if (newest.size > 0) launch([...newest.values()], alone)
  }

  function wayOf(item: BatchItem): RetryWay | null {
    if (!isLost(item)) return null
    const { source } = item.target
    if (item.run === null) return starts.get(source)?.accepted ? 'resume' : 'again'
    return runs.get(source)?.retry.value ?? null
  }

  /** The journal's entry of a run that has ended and may still have a result. */
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

  /** False when it cannot go on now. */
  function prepare(item: BatchItem): boolean {
    const { source } = item.target
    const before = starts.get(source)
    const ended = runs.get(source)
    if (wayOf(item) === null || before === undefined) return false
    // One that has not begun is sent on the terms of now.
    if (item.run === null || ended === undefined) {
      if (before.accepted === null) starts.set(source, newAnalysis(tools, plan, before.request))
      return true
    }
    const next = nextRun(tools, plan, waiting, ended)
    if (next === null) send({ type: 'setAside', source, at: now() })
    else starts.set(source, next)
    return next !== null
  }

  return {
    kind: plan.kind,
    claim: waiting.claim,
    discard: waiting.discard,
    phaseName,
    recoveries,
    batch,
    items,
    running,
    busy,
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
    start,
    startAll: async (requests) => {
      if (busy.value || requests.length === 0) return
      launch(
        requests.map((request) => newAnalysis(tools, plan, request)),
        false
      )
      await whenFalse(underway)
    },
    recover: async (entries) => {
      const ready = waiting.takeOver(entries)
      const together = ofFrames ? ready : ready.slice(0, 1)
      resumeAll(together, together.length === 1)
      await whenFalse(underway)
    },
    resume: (entry) => resumeAll([entry], true),
    repeat: (entry) => {
      const request = plan.requestOf(entry)
      if (request === null) return null
      return () => {
        waiting.discard(entry)
        start(request)
      }
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
