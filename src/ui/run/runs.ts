import { computed, signal } from '@preact/signals'
import { GlanceError } from '../../errors'
import type { JournalEntry } from '../../file'
import { whenFalse } from '../kit/timing'
import type { PanelTools } from '../tools/panel-tools'
import { driveRun, isAccepted, type RunPlan } from './drive-run'
import { type Job, leftOf, newJob, type RunRequest, wayOf } from './job'
import {
  announce,
  groupOf,
  groupProgress,
  isWaiting,
  nextJob,
  NO_JOBS,
  reduceJobs,
  type TableEvent
} from './job-table'
import type { Recovery, RunStore } from './run-store'
import { words } from './words'

interface Runs extends RunStore {
  /** Runs one alone, unless it is busy. */
  start: (request: RunRequest) => void
  /** Runs many; resolves when all have ended, however. Rejects when no provider can be used. */
  startAll: (requests: readonly RunRequest[]) => Promise<void>
}

/**
 * Runs of one plan: one group goes on at a time, and one run is a group of one. `needsEditing`: the result has to be
 * placed, so without edit access nothing is started or resumed.
 */
export function createRuns(tools: PanelTools, plan: RunPlan, { needsEditing = false } = {}): Runs {
  const { bridge, canEdit, errors, now, providerOf } = tools
  const { fileName } = tools.startup
  const table = signal(NO_JOBS)
  /** Of the jobs that have begun and still do something, by their id. */
  const controls = new Map<string, AbortController>()
  const unsettled = signal(0)
  let isBeginning = false

  const items = computed(() => groupOf(table.value))
  const single = computed(() => (table.value.alone ? items.value[0] : undefined))
  const running = computed(() => table.value.endedAt === null)
  const busy = computed(() => running.value || (needsEditing && !canEdit))
  const underway = computed(() => running.value || unsettled.value > 0)
  const recoveries = computed(() =>
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
    void driveRun(tools, plan, job, control, (step) => send({ ...step, id }))
      .then(async (isDealtWith) => {
        // A run that was cancelled and is fetched again needs its entry.
        if (controls.get(id) !== control) return
        controls.delete(id)
        if (isDealtWith) await bridge.dropJournal(id)
      })
      .catch(errors.report)
      .then(() => (unsettled.value -= 1))
  }

  /** A job from the beginning. Throws when no provider can be used. */
  function jobFor(request: RunRequest, repeat = false): Job {
    const { value } = tools.provider
    if (!value.ok) throw new GlanceError(value.error)
    const { provider } = value
    const { title, source } = request
    const terms = { provider, settings: tools.settings.settings.value, repeat }
    const phases = plan.phases(provider)
    return newJob({ id: tools.newId(), title, source, request, entry: null, phases, ...terms })
  }

  /** A job that fetches what a service has accepted; null when that is not connected. */
  function fetchFor(entry: JournalEntry): Job | null {
    const provider = providerOf(entry)
    if (provider === null) return null
    const { runId: id, title, source } = entry
    const terms = { provider, settings: tools.settings.settings.value, repeat: false }
    const request = plan.requestOf(entry)
    return newJob({ id, title, source, request, entry, phases: plan.phases(provider), ...terms })
  }

  /** Starts a group, when none goes on. */
  function launch(jobs: readonly Job[], alone: boolean): void {
    const sources = new Set(jobs.map(({ source }) => source))
    // A frame that is analysed anew must not be overwritten by its earlier result later.
    if (ofFrames) discardLeft(items.value.filter(({ source }) => sources.has(source)))
    send({ type: 'started', jobs, alone, at: now() })
  }

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

  /** Goes on with ended jobs, each in its way. */
  async function runAgain(ended: readonly Job[]): Promise<void> {
    const jobs = ended.flatMap((job) => nextTry(job) ?? [])
    send({ type: 'retried', jobs, at: now() })
    await whenFalse(underway)
  }

  /** null when it cannot go on now. Where its service is not connected any more, it waits. */
  function nextTry(job: Job): Job | null {
    const way = wayOf(job)
    if (way === 'resume' && isAccepted(job.entry)) {
      const { entry } = job
      // Cancelling took it out of the journal.
      if (job.begun && job.state === 'cancelled') errors.guard(() => bridge.writeJournal(entry))
      const next = fetchFor(entry)
      if (next === null) send({ type: 'setAside', entry, at: now() })
      return next
    }
    if (way === null || job.request === null) return null
    const next = jobFor(job.request, way === 'repeated')
    discardLeft([job])
    return next
  }

  function discard({ runId }: JournalEntry): void {
    send({ type: 'forgotten', runId })
    errors.guard(() => bridge.dropJournal(runId))
  }

  function discardLeft(jobs: readonly Job[]): void {
    jobs.flatMap((job) => leftOf(job) ?? []).forEach(discard)
  }

  function recoveryKind(entry: JournalEntry): Recovery['kind'] {
    if ((entry.fileName ?? fileName) !== fileName) return 'otherName'
    const provider = providerOf(entry)
    if (provider === null) return 'elsewhere'
    if (!provider.outlivesPanel) return 'interrupted'
    return isAccepted(entry) ? 'resume' : 'unknown'
  }

  return {
    kind: plan.kind,
    phaseName,
    recoveries,
    batch: table,
    items,
    running,
    busy,
    progress: computed(() => groupProgress(items.value)),
    run: computed(() => (single.value?.begun ? single.value : null)),
    retry: computed(() => (single.value === undefined ? null : wayOf(single.value))),
    cancelNote: computed(() => {
      const going = items.value.filter(({ state }) => state === 'running')
      const meant =
        going.length > 0 ? going : items.value.filter(({ state }) => state === 'cancelled')
      const told = meant.find(({ asked }) => asked) ?? meant[0]
      const isHandedOver = told?.begun && (told.asked || !told.provider.outlivesPanel)
      return isHandedOver ? told.provider.words.cancelled : words().nothingHandedOver
    }),
    says: computed(() => announce(table.value, phaseName)),
    start,
    startAll: async (requests) => {
      if (busy.value || requests.length === 0) return
      launch(
        requests.map((request) => jobFor(request)),
        false
      )
      await whenFalse(underway)
    },
    recover: async (journal) => {
      const entries = journal.filter(({ kind }) => kind === plan.kind)
      send({ type: 'found', entries })
      const ready = recoveries.value.flatMap(({ kind, entry }) => (kind === 'resume' ? entry : []))
      const together = ofFrames ? ready : ready.slice(0, 1)
      resumeAll(together, together.length === 1)
      await whenFalse(underway)
    },
    resume: (entry) => resumeAll([entry], true),
    repeat: (entry) => {
      const request = plan.requestOf(entry)
      if (request === null) return null
      return () => {
        discard(entry)
        start(request)
      }
    },
    claim: (entry) => send({ type: 'claimed', entry, fileName }),
    discard,
    cancel: (source) => {
      send({ type: 'dropped', source: source ?? null, at: now() })
      for (const { id, state, source: own } of items.value) {
        if (state !== 'running' || (source ?? own) !== own) continue
        send({ type: 'cancelled', id, at: now() })
        controls.get(id)?.abort(new DOMException('Cancelled.', 'AbortError'))
      }
    },
    dismiss: () => {
      if (running.value) return
      discardLeft(items.value)
      send({ type: 'dismissed' })
    },
    again: async (source) => {
      if (running.value) return
      const { alone } = table.value
      await runAgain(
        items.value.filter((job) =>
          source === undefined ? alone || wayOf(job) !== 'ask' : job.source === source
        )
      )
    },
    goOn: async () => {
      const hit = items.value.filter(({ state, common }) => state === 'failed' && common)
      await runAgain(hit.filter((job) => wayOf(job) !== 'ask'))
    }
  }
}
