import { computed, type ReadonlySignal } from '@preact/signals'
import { GlanceError, toErrorData } from '../../errors'
import type { JournalEntry } from '../../file'
import type { Provider } from '../provider/provider'
import type { PanelTools } from '../tools/panel-tools'
import { type RetryWay, retryWay } from './retry-way'
import type { NewRun } from './run'
import type { AcceptedEntry, RunContext, RunPlan, RunTerms } from './run-plan'
import { until } from '../../waiting'
import { trackWork, type TrackedWork } from './track-work'
import { words } from './words'

/** A run together with what its end means: its place in the journal, and how it may go on. */
export interface DrivenRun<P extends string, I, R> extends TrackedWork<P, R> {
  provider: Provider
  /** What was asked for; null when an earlier session asked and it cannot be known. */
  input: I | null
  /** How it may go on when it has ended without a result. */
  retry: ReadonlySignal<RetryWay | null>
  /** What cancelling means now, and what it meant when it was cancelled. */
  cancelNote: ReadonlySignal<string>
  /** As kept in the journal; null until it is written. */
  entry: () => JournalEntry | null
}

interface Begin<I> {
  first: NewRun
  terms: RunTerms
  input: I | null
  entry: JournalEntry | null
  repeat: boolean
}

/** Analyses from the beginning. */
export function startRun<P extends string, I, R>(
  tools: PanelTools,
  plan: RunPlan<P, I, R>,
  { input, repeat, ...terms }: RunTerms & { input: I; repeat: boolean }
): DrivenRun<P, I, R> {
  const start = { id: tools.newId(), provider: terms.provider.info, startedAt: tools.now() }
  const begin = { first: { ...start, ...plan.describe(input) }, terms, input, repeat }
  return drive(tools, plan, { ...begin, entry: null }, (context) => plan.start(context, input))
}

/** Fetches what the service has accepted. */
export function resumeRun<P extends string, I, R>(
  tools: PanelTools,
  plan: RunPlan<P, I, R>,
  { entry, ...terms }: RunTerms & { entry: AcceptedEntry }
): DrivenRun<P, I, R> {
  const { runId: id, title, source, serviceId, startedAt } = entry
  const first = { id, title, source, provider: terms.provider.info, startedAt }
  const begin = { first, terms, entry, input: plan.inputOf(entry), repeat: false }
  return drive(tools, plan, begin, (context) => {
    context.enter(plan.waiting)
    context.emit({ type: 'asked' })
    context.emit({ type: 'accepted', serviceId })
    return plan.resume(context, entry)
  })
}

function drive<P extends string, I, R>(
  { bridge, errors, fileId, now }: PanelTools,
  { kind, phases: all, phasesBy }: RunPlan<P, I, R>,
  { first, terms, input, repeat, ...begin }: Begin<I>,
  work: (context: RunContext<P>) => Promise<R>
): DrivenRun<P, I, R> {
  const { provider } = terms
  const phases = phasesBy?.(provider) ?? all
  let { entry } = begin

  const started = trackWork<P, R>({ phases, first, now }, (steps) => {
    const { emit, signal } = steps
    const write = (next: JournalEntry): Promise<void> => {
      entry = next
      return until(signal, bridge.writeJournal(next))
    }
    /** It is accepted and goes on; only closing the panel now would lose what it is called. */
    const unnoted = (error: unknown): void => {
      signal.throwIfAborted()
      const { code, message } = toErrorData(error)
      errors.report(
        new GlanceError({ code, ...words().unnoted(first.title, message), sent: 'yes' })
      )
    }
    const send: RunContext<P>['send'] = async (facts, create) => {
      const { id: runId, title, source, startedAt } = first
      const known = { runId, fileId, kind, title, source, startedAt, baseUrl: provider.baseUrl }
      const planned: JournalEntry = {
        version: 1,
        ...known,
        provider: provider.info,
        serviceId: null,
        predictions: [],
        picture: null,
        ...facts
      }
      await write(planned)
      emit({ type: 'asked' })
      const { id: serviceId } = await create()
      emit({ type: 'accepted', serviceId })
      const accepted = { ...planned, serviceId }
      // A run that ends with the panel cannot be taken up again: that it began is all there is to know of it.
      if (provider.outlivesPanel) await write(accepted).catch(unnoted)
      return accepted
    }
    return work({ ...steps, ...terms, repeat, send })
  })

  const { run } = started
  const retry = computed(() => {
    const way = retryWay(run.value, provider)
    return way !== 'resume' && input === null ? null : way
  })
  return {
    ...started,
    provider,
    input,
    retry,
    cancelNote: computed(() =>
      run.value.asked || !provider.outlivesPanel
        ? provider.words.cancelled
        : words().nothingHandedOver
    ),
    entry: () => entry,
    settled: started.settled
      .then(async () => {
        // What may have been accepted, or can still be fetched, stays known until it is dismissed.
        const waits = retry.value === 'resume' || retry.value === 'ask'
        if (entry !== null && !waits) await bridge.dropJournal(first.id)
      })
      .catch(errors.report)
  }
}

export function isAccepted(entry: JournalEntry | null): entry is AcceptedEntry {
  return entry !== null && entry.serviceId !== null
}
