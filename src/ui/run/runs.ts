import { computed, type ReadonlySignal, signal } from '@preact/signals'
import { GlanceError } from '../../errors'
import type { JournalEntry } from '../../file'
import { whenFalse } from '../kit/timing'
import type { Provider } from '../provider/provider'
import type { PanelTools } from '../tools/panel-tools'
import { driveRun, isAccepted, type RunPlan } from './drive-run'
import {
  isAsked,
  isFetched,
  isLeftOut,
  type Job,
  leftOf,
  type NewJob,
  newJob,
  type Recovery,
  type RunRequest,
  wayOf
} from './job'
import {
  announce,
  groupOf,
  groupProgress,
  isWaiting,
  type JobTable,
  nextJob,
  NO_JOBS,
  reduceJobs,
  type TableEvent
} from './job-table'
import { words } from './words'

/** Runs of one kind for views: the current or last group, and those that wait for the designer. */
export type RunStore = Omit<ReturnType<typeof createRuns>, 'start' | 'startAll'>

/**
 * Creates the runs of one plan: one group at a time, a single run being a group of one. `needsEditing`: results are
 * placed in the file, so nothing starts or resumes without edit access.
 */
export function createRuns(tools: PanelTools, plan: RunPlan, { needsEditing = false } = {}) {
  const { bridge, canEdit, errors, now, providerOf } = tools
  const { fileName } = tools.startup
  const table = signal(NO_JOBS)
  /** Of the jobs that have begun and still do something, by their id. */
  const controls = new Map<string, AbortController>()
  const unsettled = signal(0)
  let isBeginning = false

  /** The running group, or the last one until it is dismissed; empty when there is none. */
  const items = computed((): readonly Job[] => groupOf(table.value))
  const single = computed(() => (table.value.alone ? items.value[0] : undefined))
  const running = computed(() => table.value.endedAt === null)
  /** True when nothing can be started or resumed now. */
  const busy = computed(() => running.value || (needsEditing && !canEdit))
  const underway = computed(() => running.value || unsettled.value > 0)
  /** Unfinished runs of an earlier session, or set aside in this one. */
  const recoveries = computed((): readonly Recovery[] =>
    table.value.jobs.filter(isWaiting).map(({ entry }) => ({ kind: recoveryKind(entry), entry }))
  )
  const phaseName = (phase: string): string => plan.phaseNames()[phase] ?? ''
  /** Only frames form groups, and only a frame's new result takes the place of the one before. */
  const ofFrames = plan.kind === 'frame'

  /** Changes the table, and begins the jobs that may begin then, one after the other. */
  function send(event: TableEvent): void {
    table.value = reduceJobs(table.value, event)
    if (isBeginning) return
    isBeginning = true
    for (let next = nextJob(table.value); next; next = nextJob(table.value)) begin(next)
    isBeginning = false
  }

  function begin(job: Job): void {
    const { id } = job
    const control = new AbortController()
    controls.set(id, control)
    unsettled.value += 1
    const { alone } = table.value
    void driveRun(tools, plan, { queued: job, alone }, control, (step) => send({ ...step, id }))
      .then(async (isDealtWith) => {
        // A run that was cancelled and is fetched again needs its entry.
        if (controls.get(id) !== control) return
        controls.delete(id)
        if (isDealtWith) await bridge.dropJournal(id)
      })
      .catch(errors.report)
      .then(() => (unsettled.value -= 1))
  }

  /** A job that is sent. Throws when no provider can be used. */
  function jobFor(request: RunRequest, repeat = false): Job {
    const { value } = tools.provider
    if (!value.ok) throw new GlanceError(value.error)
    const { title, source } = request
    return queue(value.provider, { id: tools.newId(), title, source, request, entry: null, repeat })
  }

  /** A job that fetches what a service has accepted; null when that is not connected. */
  function fetchFor(entry: JournalEntry, repeat = false): Job | null {
    const provider = providerOf(entry)
    const { runId: id, title, source } = entry
    const request = plan.requestOf(entry)
    return provider && queue(provider, { id, title, source, request, entry, repeat })
  }

  function queue(provider: Provider, job: Omit<NewJob, 'provider' | 'settings' | 'phases'>): Job {
    const { value: settings } = tools.settings.settings
    return newJob({ ...job, provider, settings, phases: plan.phases(provider) })
  }

  /** Starts a group when none is running. */
  function launch(jobs: readonly Job[], alone: boolean): void {
    const sources = new Set(jobs.map(({ source }) => source))
    // A frame that is analysed anew must not be overwritten by its earlier result later.
    if (ofFrames) discardLeft(items.value.filter(({ source }) => sources.has(source)))
    send({ type: 'started', jobs, alone, at: now() })
  }

  /** Runs one alone, unless it is busy. */
  function start(request: RunRequest): void {
    if (busy.value) return
    try {
      launch([jobFor(request)], true)
    } catch (error) {
      errors.report(error)
    }
  }

  function resumeAll(entries: readonly JournalEntry[], alone: boolean): void {
    if (busy.value) return
    const newest = new Map<string, Job>()
    for (const entry of entries.filter(isAccepted)) {
      const job = fetchFor(entry)
      if (job === null) continue
      send({ type: 'forgotten', runId: entry.runId })
      const older = newest.get(entry.source)?.entry ?? null
      if (older !== null) discard(older)
      newest.set(entry.source, job)
    }
    if (newest.size > 0) launch([...newest.values()], alone)
  }

  /** null when it cannot go on now. Where its service is not connected any more, it waits. */
  function nextTry(job: Job): Job | null {
    const way = wayOf(job)
    if (isFetched(way) && isAccepted(job.entry)) {
      const { entry } = job
      // Cancelling took it out of the journal.
      if (job.begun && job.state === 'cancelled') errors.guard(() => bridge.writeJournal(entry))
      const next = fetchFor(entry, way === 'history')
      if (next === null) send({ type: 'found', entries: [entry], at: now() })
      return next
    }
    if (way === null || job.request === null) return null
    const next = jobFor(job.request, way === 'repeated')
    discardLeft([job])
    return next
  }

  /** Drops an entry from the journal, too. */
  function discard({ runId }: JournalEntry): void {
    send({ type: 'forgotten', runId })
    errors.guard(() => bridge.dropJournal(runId))
  }

  function discardLeft(jobs: readonly Job[]): void {
    jobs.flatMap((job) => leftOf(job) ?? []).forEach(discard)
  }

  function recoveryKind(entry: JournalEntry): Recovery['kind'] {
    if ((entry.fileName ?? fileName) !== fileName) return 'otherName'
    if (providerOf(entry) === null) return 'elsewhere'
    return isAccepted(entry) ? 'resume' : 'unknown'
  }

  return {
    kind: plan.kind,
    /** In the designer's words. */
    phaseName,
    recoveries,
    batch: table as ReadonlySignal<JobTable>,
    items,
    running,
    busy,
    /** 0 to 1 over all items. */
    progress: computed(() => groupProgress(items.value)),
    /** The run started by itself; null when there is none, and when it was dismissed. */
    run: computed(() => (single.value?.begun ? single.value : null)),
    /** How that run may go on, now that it has ended; null when it cannot. */
    retry: computed(() => (single.value === undefined ? null : wayOf(single.value))),
    /** What cancelling does now; after cancelling, what it did. */
    cancelNote: computed(() => {
      const going = items.value.filter(({ state }) => state === 'running')
      const meant =
        going.length > 0 ? going : items.value.filter(({ state }) => state === 'cancelled')
      const told = meant.find(({ asked }) => asked) ?? meant[0]
      const isHandedOver = told?.begun && (told.asked || !told.provider.sends)
      return isHandedOver ? told.provider.words.cancelled : words().nothingHandedOver
    }),
    /** The sentence for screen readers. */
    says: computed(() => announce(table.value, phaseName)),
    start,
    /** Runs many; resolves when all have ended, however. Rejects when no provider can be used. */
    startAll: async (requests: readonly RunRequest[]): Promise<void> => {
      if (busy.value || requests.length === 0) return
      const jobs = requests.map((request) => jobFor(request))
      launch(jobs, false)
      await whenFalse(underway)
    },
    /** Adopts unfinished runs of earlier sessions and resumes those it can. Resolves when they have ended. */
    recover: async (journal: readonly JournalEntry[]): Promise<void> => {
      const entries = journal.filter(({ kind }) => kind === plan.kind)
      send({ type: 'found', entries, at: now() })
      const ready = recoveries.value.flatMap(({ kind, entry }) => (kind === 'resume' ? entry : []))
      const together = ofFrames ? ready : ready.slice(0, 1)
      resumeAll(together, together.length === 1)
      await whenFalse(underway)
    },
    resume: (entry: JournalEntry) => resumeAll([entry], true),
    /** Sends an entry's request as a new one; null when that is not known. */
    repeat: (entry: JournalEntry): (() => void) | null => {
      const request = plan.requestOf(entry)
      if (request === null) return null
      return () => {
        discard(entry)
        start(request)
      }
    },
    /** Claims a run begun under the file's earlier name, after the file was renamed. */
    claim: (entry: JournalEntry) =>
      send({ type: 'found', entries: [{ ...entry, fileName }], at: now() }),
    discard,
    /** Cancels one, or all that have not ended. */
    cancel: (source?: string): void => {
      send({ type: 'dropped', source: source ?? null, at: now() })
      for (const { id, state, source: own } of items.value) {
        if (state !== 'running' || (source ?? own) !== own) continue
        send({ type: 'ended', state: 'cancelled', id, at: now() })
        controls.get(id)?.abort(new DOMException('Cancelled.', 'AbortError'))
      }
    },
    dismiss: (): void => {
      if (running.value) return
      discardLeft(items.value.filter((job) => !isLeftOut(job)))
      send({ type: 'dismissed' })
    },
    /**
     * Goes on with what failed or was cancelled, each in its way: the one that is named, the one alone, or all but those
     * about which the designer is asked. Resolves when all have ended. Rejects when no provider can be used.
     */
    again: async (source?: string): Promise<void> => {
      if (running.value) return
      const { alone } = table.value
      const meant = items.value.filter((job) =>
        source === undefined ? alone || !isAsked(wayOf(job)) : job.source === source
      )
      send({ type: 'retried', jobs: meant.flatMap((job) => nextTry(job) ?? []), at: now() })
      await whenFalse(underway)
    }
  }
}
