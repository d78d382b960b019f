import { computed, type ReadonlySignal, signal } from '@preact/signals'
import { GlanceError, toErrorData } from '../../errors'
import type { JournalEntry, Picture, RunKind, Settings } from '../../file'
import { until } from '../../waiting'
import type { AcceptedEntry, Provider, RunSteps } from '../provider/provider'
import type { PanelTools } from '../tools/panel-tools'
import type { Recoveries } from './recovery'
import { type NewRun, type Phases, type RetryWay, retryWay, type Run } from './run'
import { type Steps, type TrackedWork, trackWork } from './track-work'
import { words } from './words'

/** Provider and settings of a run, fixed when it was asked for. */
export interface RunTerms {
  provider: Provider
  settings: Settings
  /** Pays again for what was analysed within the hour. */
  repeat: boolean
}

/** An analysis gets this to know its terms and to report its progress. */
export interface RunContext extends Steps, RunTerms, RunSteps<string> {}

/** Something to analyse. */
export interface RunRequest extends Pick<Run, 'title' | 'source'> {
  /** All of a run. Whoever asks keeps its result. */
  work: (context: RunContext) => Promise<void>
}

/** How one kind of thing is analysed. */
export interface RunPlan {
  kind: RunKind
  /** Those that a provider goes. */
  phases: (provider: Provider) => Phases
  /** In the designer's words. */
  phaseNames: () => Record<string, string>
  /** The phase a run is in once it is accepted, where a resumed one goes on. */
  waiting: string
  /** Fetches the result of a run that the service has accepted. */
  resume: (context: RunContext, entry: AcceptedEntry) => Promise<void>
  /** The request of a journal entry, to send it again; null when it cannot be known from the entry. */
  requestOf: (entry: JournalEntry) => RunRequest | null
}

/** A run together with what its end means: its place in the journal, and how it may go on. */
export interface DrivenRun extends TrackedWork {
  /** null when an earlier session asked and the request cannot be known. */
  request: RunRequest | null
  /** How it may go on when it has ended without a result. */
  retry: ReadonlySignal<RetryWay | null>
  /** Says what cancelling does now; after cancelling, what it did. */
  cancelNote: ReadonlySignal<string>
  /** As it was last written to the journal; null before. */
  entry: ReadonlySignal<JournalEntry | null>
  /** The entry that stays in the journal until the designer decides: it failed, and may still have a result. */
  left: ReadonlySignal<JournalEntry | null>
}

/** A run that has not begun yet. */
export type NextRun = Pick<Run, 'title' | 'source'> & { begin: () => DrivenRun } & (
    | { accepted: null; request: RunRequest }
    /** Accepted by a service already: fetched, not paid for again. */
    | { accepted: AcceptedEntry }
  )

/** A run from the beginning. Throws when nobody can analyse. */
export function newAnalysis(
  tools: PanelTools,
  plan: RunPlan,
  request: RunRequest,
  repeat = false
): NextRun {
  const { value } = tools.provider
  if (!value.ok) throw new GlanceError(value.error)
  const terms = { provider: value.provider, settings: tools.settings.settings.value, repeat }
  const { title, source, work } = request
  const begin = (): DrivenRun => {
    const first = { id: tools.newId(), title, source, startedAt: tools.now() }
    return drive(tools, plan, terms, { first, request, entry: null, work })
  }
  return { title, source, request, accepted: null, begin }
}

/** A run that fetches what a service has accepted; null when that is not connected. */
export function fetchAccepted(
  tools: PanelTools,
  plan: RunPlan,
  accepted: AcceptedEntry
): NextRun | null {
  const provider = tools.providerOf(accepted)
  if (provider === null) return null
  const { runId: id, title, source, serviceId, startedAt } = accepted
  const terms = { provider, settings: tools.settings.settings.value, repeat: false }
  const request = plan.requestOf(accepted)
  const work = (context: RunContext): Promise<void> => {
    context.enter(plan.waiting)
    context.emit({ type: 'asked' })
    context.emit({ type: 'accepted', serviceId })
    return plan.resume(context, accepted)
  }
  const first = { id, title, source, startedAt }
  const begin = (): DrivenRun =>
    drive(tools, plan, terms, { first, request, entry: accepted, work })
  return { title, source, accepted, begin }
}

/**
 * The next run of one that has ended, in its way; null when it has none. Where its service is not connected any more, it
 * waits among the `recoveries`. Throws when nobody can analyse.
 */
export function nextRun(
  tools: PanelTools,
  plan: RunPlan,
  recoveries: Pick<Recoveries, 'add' | 'discard'>,
  { run, retry, entry: { value: entry }, left, request }: DrivenRun
): NextRun | null {
  const way = retry.value
  if (way === 'resume' && isAccepted(entry)) {
    // Cancelling took it out of the journal.
    if (run.value.state === 'cancelled') tools.errors.guard(() => tools.bridge.writeJournal(entry))
    const next = fetchAccepted(tools, plan, entry)
    if (next === null) recoveries.add(entry)
    return next
  }
  if (way === null || request === null) return null
  const next = newAnalysis(tools, plan, request, way === 'repeated')
  if (left.value !== null) recoveries.discard(left.value)
  return next
}

interface Begin extends Pick<RunRequest, 'work'>, Pick<DrivenRun, 'request'> {
  first: Omit<NewRun, 'provider'>
  entry: JournalEntry | null
}

function drive(
  { bridge, errors, fileId, now }: PanelTools,
  { kind, phases }: RunPlan,
  terms: RunTerms,
  { first, request, work, ...begin }: Begin
): DrivenRun {
  const { provider } = terms
  const entry = signal(begin.entry)
  const about = { first: { ...first, provider: provider.info }, phases: phases(provider), now }

  const { run, cancel, settled } = trackWork(about, (steps) => {
    const { emit, signal } = steps
    const write = (next: JournalEntry): Promise<void> => {
      entry.value = next
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
    const send: RunContext['send'] = async (facts, create) => {
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
      await write(accepted).catch(unnoted)
      return accepted
    }
    return work({ ...steps, ...terms, send })
  })

  const retry = computed(() => {
    // A run that was cancelled hears no more of being accepted; its entry does.
    const serviceId = run.value.serviceId ?? entry.value?.serviceId ?? null
    const way = retryWay({ ...run.value, serviceId }, provider)
    return way !== 'resume' && request === null ? null : way
  })
  const left = computed(() => {
    const waits = retry.value === 'resume' || retry.value === 'ask'
    return run.value.state === 'failed' && waits ? entry.value : null
  })
  return {
    run,
    cancel,
    request,
    retry,
    entry,
    left,
    cancelNote: computed(() =>
      run.value.asked || !provider.outlivesPanel
        ? provider.words.cancelled
        : words().nothingHandedOver
    ),
    settled: settled
      .then(async () => {
        if (entry.value !== null && left.value === null) await bridge.dropJournal(first.id)
      })
      .catch(errors.report)
  }
}

export function isAccepted(entry: JournalEntry | null): entry is AcceptedEntry {
  return entry !== null && entry.serviceId !== null
}

/** The picture that a frame's or an ad's run exported. Throws for an entry without one, which none of them writes. */
export function pictureOf({ kind, picture }: JournalEntry): Picture {
  if (picture === null) throw new Error(`The journal of this ${kind} has no picture.`)
  return picture
}
