import { computed, type ReadonlySignal, signal } from '@preact/signals'
import { GlanceError } from '../../bridge'
import type { JournalEntry, RunKind } from '../../file'
import type { PanelTools } from '../tools/panel-tools'
import { type DrivenRun, isAccepted, resumeRun, startRun } from './drive-run'
import { planRecovery, type Recovery } from './recovery'
import type { RetryWay } from './retry-way'
import { announceRun, type Run } from './run'
import type { RunPlan } from './run-plan'

/** Runs of one kind: one goes on at a time, and what an earlier session has left can go on. */
export interface RunStore<P extends string = string, I = unknown, R = unknown> {
  kind: RunKind
  phases: Record<P, string>
  /** The run that goes on, or the last one until it is dismissed. */
  run: ReadonlySignal<Run<P, R> | null>
  running: ReadonlySignal<boolean>
  /** How the ended run may go on; null when it cannot. */
  retry: ReadonlySignal<RetryWay | null>
  /** What cancelling means now, and what it meant when the run was cancelled. */
  cancelNote: ReadonlySignal<string>
  /** Runs that wait for the designer. */
  recoveries: ReadonlySignal<readonly Recovery[]>
  /** True when nothing can be started or resumed now: one is running, or the result could not be placed. */
  busy: ReadonlySignal<boolean>
  /** What screen readers are told of it, wherever the designer is. */
  says: ReadonlySignal<string>
  /** `repeat` pays again for what was analysed within the hour. */
  start: (input: I, repeat?: boolean) => void
  cancel: () => void
  dismiss: () => void
  /** Goes on with the ended run in the way `retry` names. */
  again: () => void
  /** Takes over what an earlier session has left of this kind, and goes on with the first that can. */
  recover: (entries: readonly JournalEntry[]) => void
  resume: (entry: JournalEntry) => void
  /** Asks for what an entry asked for as if it were new; null when that cannot be known. */
  repeat: (entry: JournalEntry) => (() => void) | null
  discard: (entry: JournalEntry) => void
}

/** `blocked` is true while runs of another store have to end first. */
export function createRunStore<P extends string, I, R>(
  tools: PanelTools,
  plan: RunPlan<P, I, R>,
  blocked: () => boolean = () => false
): RunStore<P, I, R> {
  const { bridge, errors } = tools
  const current = signal<DrivenRun<P, I, R> | null>(null)
  const unfinished = signal<readonly JournalEntry[]>([])
  const run = computed(() => current.value?.run.value ?? null)
  const running = computed(() => run.value?.state === 'running')
  const retry = computed(() => current.value?.retry.value ?? null)
  const busy = computed(
    () => running.value || blocked() || (plan.needsEditing === true && !tools.canEdit)
  )
  const recoveries = computed(() =>
    unfinished.value.map((entry) => planRecovery(entry, tools.providerOf(entry)))
  )

  function start(input: I, repeat = false): void {
    const { value } = tools.provider
    if (!value.ok) errors.report(new GlanceError(value.error))
    if (!value.ok || busy.value) return
    setAside()
    current.value = startRun(tools, plan, { provider: value.provider, input, repeat })
  }

  function resume(entry: JournalEntry): void {
    const provider = tools.providerOf(entry)
    if (busy.value || provider === null || !isAccepted(entry)) return
    forget(entry)
    current.value = resumeRun(tools, plan, provider, entry)
  }

  /** Its service may not be connected any more: then it waits, and says for what. */
  function fetchAgain(entry: JournalEntry): void {
    if (tools.providerOf(entry) !== null) {
      resume(entry)
      return
    }
    setAside()
    current.value = null
  }

  /** An ended run that may still have a result makes room for a new one, and waits with the others. */
  function setAside(): void {
    const entry = current.value?.entry() ?? null
    const waits = retry.value === 'resume' || retry.value === 'ask'
    if (entry !== null && waits) unfinished.value = [...unfinished.value, entry]
  }

  function forget({ runId }: JournalEntry): void {
    unfinished.value = unfinished.value.filter((entry) => entry.runId !== runId)
  }

  function discard(entry: JournalEntry): void {
    forget(entry)
    errors.guard(() => bridge.dropJournal(entry.runId))
  }

  function dismiss(): void {
    if (running.value) return
    const waits = retry.value === 'resume' || retry.value === 'ask'
    const entry = current.value?.entry() ?? null
    current.value = null
    if (entry !== null && waits) discard(entry)
  }

  return {
    kind: plan.kind,
    phases: plan.phases,
    run,
    running,
    retry,
    cancelNote: computed(() => current.value?.cancelNote.value ?? ''),
    recoveries,
    busy,
    says: computed(() => (run.value === null ? '' : announceRun(run.value, plan.phases))),
    start,
    cancel: () => current.value?.cancel(),
    dismiss,
    again: () => {
      const way = retry.value
      if (way === null || current.value === null || busy.value) return
      const { input } = current.value
      const entry = current.value.entry()
      if (way === 'resume' && entry !== null) {
        fetchAgain(entry)
      } else if (input !== null) {
        dismiss()
        start(input, way === 'repeated')
      }
    },
    recover: (entries) => {
      unfinished.value = entries.filter(({ kind }) => kind === plan.kind)
      const next = recoveries.value.find(({ kind }) => kind === 'resume')
      if (next !== undefined) resume(next.entry)
    },
    resume,
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
