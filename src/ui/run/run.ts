import type { ErrorData } from '../../errors'
import type { ProviderInfo } from '../../file'
import type { Provider } from '../provider/provider'
import { words } from './words'

/**
 * Work on its way: the analysis of a frame, a page, a video or an ad. Everything the panel shows of it is derived from
 * here. Its result is for whoever asked for it to keep.
 */
export interface Run {
  id: string
  title: string
  /** Node id of the frame or the ad, the page's address, the video's file name. */
  source: string
  /** null where the panel does the work alone. */
  provider: ProviderInfo | null
  state: 'running' | 'done' | 'failed' | 'cancelled'
  /** In their order. */
  phases: readonly string[]
  /** The phase it is in, or was in when it ended. */
  phase: string
  /** How far the phase is, in whatever it counts; null when it cannot tell. */
  progress: { done: number; of: number } | null
  /** Milliseconds since 1970. */
  startedAt: number
  endedAt: number | null
  /** The create call has left: from now on the service may have accepted it. */
  asked: boolean
  /** A busy service is asked again then, ms since 1970; null while it is not waited for. */
  heldUntil: number | null
  /** The id the service gave; null until it did. */
  serviceId: string | null
  error: ErrorData | null
  /** True when the service has no result for this run and never will. */
  final: boolean
  /** True when what failed would fail for everything else, too. */
  common: boolean
}

/** The phases of a run, in their order. */
export type Phases = readonly [string, ...string[]]

/** Progress that the work itself reports. */
export type StepEvent =
  | { type: 'entered'; phase: string }
  | { type: 'progressed'; done: number; of: number }
  | { type: 'asked' }
  | { type: 'held'; until: number }
  | { type: 'accepted'; serviceId: string }

export type RunEvent =
  | StepEvent
  | { type: 'done'; at: number }
  | { type: 'failed'; error: ErrorData; final: boolean; common: boolean; at: number }
  | { type: 'cancelled'; at: number }

/** Facts of a run before it begins. */
export type NewRun = Pick<Run, 'id' | 'title' | 'source' | 'provider' | 'startedAt'>

export function newRun(start: NewRun, phases: Phases): Run {
  return {
    ...start,
    state: 'running',
    phases,
    phase: phases[0],
    progress: null,
    endedAt: null,
    asked: false,
    heldUntil: null,
    serviceId: null,
    error: null,
    final: false,
    common: false
  }
}

/**
 * The next state of a run. What has ended stays as it ended, and phases only go forward: an event that comes too late
 * changes nothing.
 */
export function reduceRun(run: Run, event: RunEvent): Run {
  if (run.state !== 'running') return run
  switch (event.type) {
    case 'entered':
      return run.phases.indexOf(event.phase) > run.phases.indexOf(run.phase)
        ? { ...run, phase: event.phase, progress: null }
        : run
    case 'progressed': {
      const { of } = event
      return { ...run, progress: { done: Math.min(Math.max(event.done, 0), of), of } }
    }
    case 'asked':
      return { ...run, asked: true }
    case 'held':
      return { ...run, heldUntil: event.until }
    case 'accepted':
      return { ...run, serviceId: event.serviceId, heldUntil: null }
    case 'done':
      return { ...run, state: 'done', endedAt: event.at }
    case 'failed': {
      const { error, final, common, at } = event
      return { ...run, state: 'failed', error, final, common, endedAt: at }
    }
    case 'cancelled':
      return { ...run, state: 'cancelled', endedAt: event.at }
  }
}

/** How far a run is, 0 to 1: each phase counts alike. */
export function runProgress(run: Run): number {
  if (run.state === 'done') return 1
  const { progress } = run
  const within = progress === null || progress.of === 0 ? 0 : progress.done / progress.of
  return (run.phases.indexOf(run.phase) + within) / run.phases.length
}

/** The sentence for screen readers; empty for a failed run, whose card is read out. */
export function announceRun(
  { state, phase, title }: Run,
  phaseName: (phase: string) => string
): string {
  if (state === 'running') return words().says.running(title, phaseName(phase))
  if (state === 'done') return words().says.done(title)
  return state === 'cancelled' ? words().says.cancelled : ''
}

/**
 * How a run that ended without a result may go on.
 * `resume`: the service has it, so it is fetched again and not paid for twice.
 * `ask`: the create call may have been accepted; only the designer may send it again.
 * `repeated`: the same picture was analysed within the hour; only the designer may pay again.
 * `again`: a new run is safe.
 */
export type RetryWay = 'resume' | 'ask' | 'repeated' | 'again'

export const ALREADY_ANALYSED = 'already_analysed'

/** null while it runs, and when it is done. Who cancels is told what it means, and starts anew knowing it. */
export function retryWay(
  run: Pick<Run, 'state' | 'asked' | 'serviceId' | 'final' | 'error'>,
  { charges, outlivesPanel }: Pick<Provider, 'charges' | 'outlivesPanel'>
): RetryWay | null {
  if (run.state === 'running' || run.state === 'done') return null
  if (run.error?.code === ALREADY_ANALYSED) return 'repeated'
  if (run.serviceId === null) {
    return run.asked && charges && run.error?.sent === 'maybe' ? 'ask' : 'again'
  }
  return run.final || !outlivesPanel ? 'again' : 'resume'
}
