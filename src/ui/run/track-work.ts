import { type ReadonlySignal, signal } from '@preact/signals'
import { type ErrorKind, isClientError, mayBeAccepted } from '../../client'
import { GlanceError, toErrorData } from '../../errors'
import type { RunSteps } from '../provider/provider'
import {
  newRun,
  type NewRun,
  type Phases,
  reduceRun,
  type Run,
  type RunEvent,
  type StepEvent
} from './run'

const MARK = 'glance:'

/** Work reports its progress by these, and hears that it is cancelled. */
export interface Steps extends Omit<RunSteps<string>, 'send'> {
  startedAt: number
  emit: (event: StepEvent) => void
}

export interface TrackedWork {
  run: ReadonlySignal<Run>
  cancel: () => void
  /** Resolves when nothing of it goes on, however it ended. */
  settled: Promise<void>
}

/** Starts work and keeps its record. What goes on after a cancel is not heard any more. */
export function trackWork(
  { phases, first, now }: { phases: Phases; first: NewRun; now: () => number },
  work: (steps: Steps) => Promise<void>
): TrackedWork {
  const control = new AbortController()
  const run = signal(newRun(first, phases))
  markPhase(phases[0], true)

  function emit(event: RunEvent): void {
    const before = nameOf(run.value)
    run.value = reduceRun(run.value, event)
    if (nameOf(run.value) !== before) markPhase(nameOf(run.value))
  }

  function fail(error: unknown): void {
    const { asked, serviceId } = run.value
    const common = hitsEveryRun(error, serviceId !== null)
    const final = isFinal(error)
    const described = toErrorData(error)
    const unknown = asked && serviceId === null && mayBeAccepted(error)
    // Whatever failed after the service had accepted it: the picture did leave.
    const known = serviceId !== null ? ('yes' as const) : described.sent
    const told = { ...described, sent: unknown ? ('maybe' as const) : known }
    emit({ type: 'failed', error: told, final, common, at: now() })
    // What it has begun beside its own way, such as other downloads and texts, ends with it.
    control.abort(new DOMException('Failed.', 'AbortError'))
  }

  const steps: Steps = {
    id: first.id,
    startedAt: first.startedAt,
    signal: control.signal,
    emit,
    enter: (phase) => emit({ type: 'entered', phase }),
    progress: (done, of) => emit({ type: 'progressed', done, of })
  }
  return {
    run,
    cancel: () => {
      if (run.value.state !== 'running') return
      emit({ type: 'cancelled', at: now() })
      control.abort(new DOMException('Cancelled.', 'AbortError'))
    },
    settled: work(steps).then(() => emit({ type: 'done', at: now() }), fail)
  }
}

function nameOf({ state, phase }: Run): string {
  return state === 'running' ? phase : state
}

/**
 * Notes in the browser's User Timing when a run entered a phase or ended, for its developer tools and the
 * bench. Only the last run is kept: `first` forgets the one before.
 */
function markPhase(name: string, first = false): void {
  if (first) {
    for (const mark of performance.getEntriesByType('mark')) {
      if (mark.name.startsWith(MARK)) performance.clearMarks(mark.name)
    }
  }
  performance.mark(MARK + name)
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
 * Whether another run would fail in the same way, so that going on would be in vain. `accepted`: the service
 * has taken on the one that failed.
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
