import { computed, type ReadonlySignal, signal } from '@preact/signals'
import type { JournalEntry } from '../../file'
import type { PanelTools } from '../tools/panel-tools'
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
import { createRecoveries, type Recoveries } from './recovery'
import { announceRun, type RetryWay, type Run } from './run'
import { words } from './words'

/** Runs of one kind, as views show them: the one that goes on or was the last, and those that wait for the designer. */
export interface RunStore
  extends Pick<RunPlan, 'kind'>, Pick<Recoveries, 'recoveries' | 'claim' | 'discard'> {
  /** In the designer's words. */
  phaseName: (phase: string) => string
  /** null when there is none, and when it was dismissed. */
  run: ReadonlySignal<Run | null>
  /** How the run may go on, now that it has ended; null when it cannot. */
  retry: ReadonlySignal<RetryWay | null>
  running: ReadonlySignal<boolean>
  /** True when nothing can be started or resumed now: one is running, or the result could not be placed. */
  busy: ReadonlySignal<boolean>
  /** What cancelling means for what has begun, and what it meant. */
  cancelNote: ReadonlySignal<string>
  /** What screen readers are told, wherever the designer is. */
  says: ReadonlySignal<string>
  cancel: () => void
  dismiss: () => void
  /** Goes on with what failed or was cancelled, in its way. Resolves when it has ended. Rejects when nobody can analyse. */
  again: () => Promise<void>
  /** Takes over what an earlier session has left of this kind, and goes on with what can. Resolves when that has ended. */
  recover: (entries: readonly JournalEntry[]) => Promise<void>
  resume: (entry: JournalEntry) => void
  /** Asks for what an entry asked for as if it were new; null when that cannot be known. */
  repeat: (entry: JournalEntry) => (() => void) | null
}

/** A store of which one run goes on at a time. */
export interface SingleRuns extends RunStore {
  /** Unless it is busy. `repeat` pays again for what was analysed within the hour. */
  start: (request: RunRequest, repeat?: boolean) => void
}

/** `needsEditing`: the result has to be placed, so without edit access nothing is started or resumed. */
export function createSingleRuns(
  tools: PanelTools,
  plan: RunPlan,
  { needsEditing = false } = {}
): SingleRuns {
  const { canEdit, errors } = tools
  const { recoveries, ...waiting } = createRecoveries(tools, plan.kind)
  const last = signal<DrivenRun | null>(null)
  const run = computed(() => last.value?.run.value ?? null)
  const running = computed(() => run.value?.state === 'running')
  const busy = computed(() => running.value || (needsEditing && !canEdit))
  const retry = computed(() => last.value?.retry.value ?? null)
  const phaseName = (phase: string): string => plan.phaseNames()[phase] ?? ''

  const settled = async (): Promise<void> => last.value?.settled

  /** Begins a run; the one before it may still have a result. */
  function begin(next: NextRun): void {
    const left = last.value?.left.value ?? null
    last.value = null
    if (left !== null) waiting.add(left)
    last.value = next.begin()
  }

  function start(request: RunRequest, repeat = false): void {
    if (busy.value) return
    try {
      begin(newAnalysis(tools, plan, request, repeat))
    } catch (error) {
      errors.report(error)
    }
  }

  function resume(entry: JournalEntry): void {
    if (busy.value || !isAccepted(entry)) return
    const next = fetchAccepted(tools, plan, entry)
    if (next === null) return
    waiting.remove(entry)
    begin(next)
  }

  /** Nobody wants its result any more. */
  function dismiss(): void {
    if (running.value) return
    const left = last.value?.left.value ?? null
    last.value = null
    if (left !== null) waiting.discard(left)
  }

  return {
    ...waiting,
    kind: plan.kind,
    phaseName,
    recoveries,
    run,
    running,
    busy,
    retry,
    cancelNote: computed(() => last.value?.cancelNote.value ?? words().nothingHandedOver),
    says: computed(() => (run.value === null ? '' : announceRun(run.value, phaseName))),
    start,
    resume,
    cancel: () => last.value?.cancel(),
    dismiss,
    again: async () => {
      const { value: ended } = last
      if (ended === null || retry.value === null) return
      const next = nextRun(tools, plan, waiting, ended)
      last.value = null
      if (next !== null) begin(next)
      await settled()
    },
    recover: async (entries) => {
      const [first] = waiting.takeOver(entries)
      if (first !== undefined) resume(first)
      await settled()
    },
    repeat: (entry) => {
      const request = plan.requestOf(entry)
      if (request === null) return null
      return () => {
        waiting.discard(entry)
        start(request)
      }
    }
  }
}
