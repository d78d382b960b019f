import { type ErrorKind, isClientError, mayBeAccepted } from '../../client'
import { GlanceError, toErrorData } from '../../errors'
import type { JournalEntry, Picture, RunKind } from '../../file'
import { until } from '../../waiting'
import type { AcceptedEntry, Provider } from '../provider/provider'
import type { PanelTools } from '../tools/panel-tools'
import {
  type Ending,
  type Job,
  type JobStep,
  leftOf,
  type Phases,
  reduceJob,
  type RunContext,
  type RunRequest
} from './job'
import { words } from './words'

/** How one kind of thing is analysed. */
export interface RunPlan {
  kind: RunKind
  /** Those that a provider goes through. */
  phases: (provider: Provider) => Phases
  /** In the designer's words. */
  phaseNames: () => Record<string, string>
  /** The phase of an accepted run, where a resumed one continues. */
  waiting: string
  /** Fetches the result of a run that the service has accepted. */
  resume: (context: RunContext, entry: AcceptedEntry) => Promise<void>
  /** The request of a journal entry, to send it again; null when it cannot be known from the entry. */
  requestOf: (entry: JournalEntry) => RunRequest | null
}

/**
 * Does the work of a queued job and reports its steps until the controller aborts, as it does when the job is cancelled or
 * fails, so that other downloads and texts it has started end too. Writes the journal before the create call leaves and
 * when it is accepted. Resolves to true when the journal's entry can be dropped. Never rejects. `alone`: it was started by
 * itself, not in a group.
 */
export async function driveRun(
  { bridge, errors, fileId, now }: PanelTools,
  plan: RunPlan,
  { queued, alone }: { queued: Job; alone: boolean },
  control: AbortController,
  onStep: (step: JobStep) => void
): Promise<boolean> {
  const { id, title, source, provider, request } = queued
  const { signal } = control
  let job = queued

  function emit(step: JobStep): void {
    if (signal.aborted && step.type !== 'journalled') return
    const before = job
    job = reduceJob(job, step)
    if (job.state !== before.state || job.phase !== before.phase) mark(job)
    onStep(step)
  }

  function went(change: Extract<JobStep, { type: 'went' }>['change']): void {
    emit({ type: 'went', change })
  }

  function write(entry: JournalEntry): Promise<void> {
    emit({ type: 'journalled', entry })
    return until(signal, bridge.writeJournal(entry))
  }

  /** Reports that an accepted run is not in the journal: closing the panel now would lose its id. */
  function reportUnnoted(error: unknown): void {
    signal.throwIfAborted()
    const { code, message } = toErrorData(error)
    errors.report(new GlanceError({ code, ...words().unnoted(title, message), sent: 'yes' }))
  }

  const send: RunContext['send'] = async (facts, create) => {
    const planned: JournalEntry = {
      version: 1,
      runId: id,
      fileId,
      kind: plan.kind,
      title,
      source,
      startedAt: job.startedAt,
      baseUrl: provider.baseUrl,
      provider: provider.info,
      serviceId: null,
      predictions: [],
      picture: null,
      ...facts
    }
    await write(planned)
    went({ asked: true })
    const { id: serviceId } = await create()
    const accepted = { ...planned, serviceId }
    await write(accepted).catch(reportUnnoted)
    return accepted
  }

  emit({ type: 'begun', at: now() })
  const context: RunContext = {
    id,
    startedAt: job.startedAt,
    provider,
    settings: queued.settings,
    repeat: queued.repeat,
    signal,
    alone,
    now,
    held: (until) => went({ heldUntil: until }),
    enter: (phase) => emit({ type: 'entered', phase }),
    progress: (done, of) => went({ progress: { done: Math.min(Math.max(done, 0), of), of } }),
    send
  }
  try {
    if (isAccepted(queued.entry)) {
      emit({ type: 'entered', phase: plan.waiting })
      await plan.resume(context, queued.entry)
    } else await request?.work(context)
    emit({ type: 'ended', state: 'done', at: now() })
  } catch (error) {
    emit({ type: 'ended', ...failureOf(error, job), at: now() })
    control.abort(new DOMException('Failed.', 'AbortError'))
  }
  return job.entry !== null && leftOf(job) === null
}

export function isAccepted(entry: JournalEntry | null): entry is AcceptedEntry {
  return entry !== null && entry.serviceId !== null
}

/** The picture that a frame's or an ad's run exported. Throws for an entry without one. */
export function pictureOf({ kind, picture }: JournalEntry): Picture {
  if (picture === null) throw new Error(`The journal of this ${kind} has no picture.`)
  return picture
}

function failureOf(error: unknown, { asked, entry }: Job): Ending {
  const accepted = isAccepted(entry)
  const described = toErrorData(error)
  const unknown = asked && !accepted && mayBeAccepted(error)
  // After the service has accepted it, the picture has left.
  const known = accepted ? ('yes' as const) : described.sent
  return {
    state: 'failed',
    error: { ...described, sent: unknown ? 'maybe' : known },
    final: isFinal(error),
    common: hitsEveryRun(error, accepted)
  }
}

const MARK = 'glance:'

/**
 * Marks in the browser's User Timing that a run entered a phase or ended, for developer tools and the bench. The marks of
 * the run before are cleared.
 */
function mark({ state, phase, phases }: Job): void {
  if (state === 'running' && phase === phases[0]) {
    for (const { name } of performance.getEntriesByType('mark')) {
      if (name.startsWith(MARK)) performance.clearMarks(name)
    }
  }
  performance.mark(MARK + (state === 'running' ? phase : state))
}

/** Faults of the connection, the key, the account or the service. */
const OF_THE_SERVICE: readonly ErrorKind[] = [
  'authentication_failed',
  'insecure_address',
  'invalid_address',
  'invalid_key',
  'network_failed',
  'not_json',
  'rate_limited',
  'redirect_refused',
  // Codes the interface does not name, such as 402 and 403: no credit, not allowed.
  'request_refused',
  'service_down',
  'unexpected_answer'
]

/** Faults of the file or this machine. */
const OF_THE_FILE = new Set(['view_only', 'storage_full', 'storage_unwritable'])

/**
 * Whether any other run would fail in the same way. `accepted`: the service has accepted the one that failed.
 */
function hitsEveryRun(error: unknown, accepted: boolean): boolean {
  // When nothing can be created, the address is wrong; later, one analysis is unknown.
  if (isClientError(error, 'resource_not_found')) return !accepted
  if (isClientError(error)) return isClientError(error, ...OF_THE_SERVICE)
  return error instanceof GlanceError && OF_THE_FILE.has(error.code)
}

/** The service has no result for this run and never will. */
function isFinal(error: unknown): boolean {
  return isClientError(
    error,
    'analysis_failed',
    'video_failed',
    'ad_failed',
    'result_expired',
    'resource_not_found'
  )
}
