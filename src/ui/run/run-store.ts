import { computed, type ReadonlySignal, signal } from '@preact/signals'
import { GlanceError } from '../../errors'
import type { JournalEntry, RunKind } from '../../file'
import type { PanelTools } from '../tools/panel-tools'
import type { BatchTarget } from './batch/batch'
import { type Accepted, type BatchRuns, createBatchRuns } from './batch/drive-batch'
import { isAccepted } from './drive-run'
import { planRecovery, type Recovery } from './recovery'
import type { RetryWay } from './retry-way'
import type { Run } from './run'
import type { RunPlan } from './run-plan'

/** Runs of one kind: one batch goes on at a time, mostly of one, and what an earlier session has left can go on. */
export interface RunStore<P extends string = string, I = unknown, R = unknown> extends BatchRuns<
  P,
  I,
  R
> {
  kind: RunKind
  phaseNames: () => Record<P, string>
  /** The run that was asked for alone; null when there is none. */
  run: ReadonlySignal<Run<P, R> | null>
  /** How the run alone may go on, now that it has ended; null when it cannot. */
  retry: ReadonlySignal<RetryWay | null>
  /** Runs that wait for the designer. */
  recoveries: ReadonlySignal<readonly Recovery[]>
  /** True when nothing can be started or resumed now: one is running, or the result could not be placed. */
  busy: ReadonlySignal<boolean>
  /** Runs one alone. `repeat` pays again for what was analysed within the hour. */
  start: (input: I, repeat?: boolean) => void
  /** Runs many; resolves when all have ended, however. Rejects when nobody can analyse. */
  startAll: (inputs: readonly I[]) => Promise<void>
  /**
   * Takes over what an earlier session has left of this kind, and goes on with what can: all where the plan
   * says `together`, else the first. Resolves when that has ended.
   */
  recover: (entries: readonly JournalEntry[]) => Promise<void>
  resume: (entry: JournalEntry) => void
  /** Asks for what an entry asked for as if it were new; null when that cannot be known. */
  repeat: (entry: JournalEntry) => (() => void) | null
  discard: (entry: JournalEntry) => void
}

export function createRunStore<P extends string, I, R>(
  tools: PanelTools,
  plan: RunPlan<P, I, R>
): RunStore<P, I, R> {
  const { bridge, canEdit, errors } = tools
  const unfinished = signal<readonly JournalEntry[]>([])
  const { launch, settled, ...runs } = createBatchRuns(tools, plan, (entry) => {
    unfinished.value = [...unfinished.value, entry]
  })
  const { batch, items, running, wayOf } = runs
  const single = computed(() => (batch.value.alone ? items.value[0] : undefined))
  const busy = computed(() => running.value || (plan.needsEditing === true && !canEdit))
  const recoveries = computed(() =>
    unfinished.value.map((entry) => planRecovery(entry, tools.providerOf(entry)))
  )

  function start(input: I, repeat = false): void {
    const { value } = tools.provider
    if (!value.ok) errors.report(new GlanceError(value.error))
    if (value.ok && !busy.value) launch({ targets: [targetOf(input)], alone: true, repeat })
  }

  function targetOf(input: I): BatchTarget<I> {
    return { ...plan.describe(input), input }
  }

  function resumeAll(entries: readonly JournalEntry[], alone: boolean): void {
    if (busy.value) return
    const fetched = new Map<string, Accepted>()
    for (const entry of entries) {
      const provider = tools.providerOf(entry)
      if (provider === null || !isAccepted(entry)) continue
      forget(entry)
      const older = fetched.get(entry.source)
      if (older !== undefined) discard(older.entry)
      fetched.set(entry.source, { entry, provider })
    }
    if (fetched.size === 0) return
    const targets = [...fetched.values()].map(({ entry }) => {
      const { source, title } = entry
      return { source, title, input: plan.inputOf(entry) }
    })
    launch({ targets, alone, fetched })
  }

  function forget({ runId }: JournalEntry): void {
    unfinished.value = unfinished.value.filter((entry) => entry.runId !== runId)
  }

  function discard(entry: JournalEntry): void {
    forget(entry)
    errors.guard(() => bridge.dropJournal(entry.runId))
  }

  return {
    ...runs,
    kind: plan.kind,
    phaseNames: plan.phaseNames,
    run: computed(() => single.value?.run ?? null),
    retry: computed(() => (single.value === undefined ? null : wayOf(single.value))),
    recoveries,
    busy,
    start,
    startAll: async (inputs) => {
      if (busy.value || inputs.length === 0) return
      launch({ targets: inputs.map(targetOf), alone: false })
      await settled()
    },
    recover: async (entries) => {
      unfinished.value = entries.filter(({ kind }) => kind === plan.kind)
      const ready = recoveries.value.flatMap(({ kind, entry }) =>
        kind === 'resume' ? [entry] : []
      )
      const next = plan.together === true ? ready : ready.slice(0, 1)
      resumeAll(next, next.length === 1)
      await settled()
    },
    resume: (entry) => resumeAll([entry], true),
    repeat: (entry) => {
      const input = plan.inputOf(entry)
      if (input === null) return null
      return () => {
        discard(entry)
        start(input)
      }
    },
    discard
  }
}
