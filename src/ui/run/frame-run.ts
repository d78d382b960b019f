import { computed, type ReadonlySignal, signal } from '@preact/signals'
import type { LayerTree } from '../../bridge'
import type { JournalEntry } from '../../file'
import { TEXT_KINDS } from '../../interface'
import { deferred } from '../kit/timing/deferred'
import { once } from '../kit/timing/once'
import type { Provider } from '../provider/provider'
import { describeError } from '../words/describe-error'
import type { FrameTools } from './frame-tools'
import type { Finished, KnownLayers } from './handover'
import { hitsEveryFrame } from './hits-every-frame'
import { isFinal } from './is-final'
import type { Job, JobEvent, JobTarget } from './job'
import { markPhase } from './mark-phase'
import { reduceJob } from './reduce-job'
import { type RetryWay, retryWay } from './retry-way'
import type { Run } from './run-tools'

/** One frame on its way from export to placed. */
export interface FrameRun {
  provider: Provider
  target: JobTarget
  job: ReadonlySignal<Job>
  /** How it may go on when it has ended without a result. */
  retry: ReadonlySignal<RetryWay | null>
  /** What cancelling means now, and what it meant when it was cancelled. */
  cancelNote: ReadonlySignal<string>
  /** As kept in the journal; null until the service has accepted it. */
  entry: () => JournalEntry | null
  cancel: () => void
  /** Resolves when nothing of it goes on but its texts. */
  settled: Promise<void>
}

/** What there is to do: all of a run, or what is left of one that the service has accepted. */
export type Work = (run: Run, accepted: (entry: JournalEntry) => void) => Promise<Done>

interface Done extends Finished {
  tree: LayerTree | null
}

/** Starts the work on a frame, and sees to what belongs to it: journal, texts, and what a cancel leaves. */
export function driveFrame(
  tools: FrameTools,
  { provider, target, first }: Pick<FrameRun, 'provider' | 'target'> & { first: Job },
  work: Work
): FrameRun {
  const { bridge, errors, layers, now, results, texts } = tools
  const controller = new AbortController()
  const cancelled = controller.signal
  const placed = deferred()
  const known = deferred<KnownLayers | null>()
  const brief = once(() => tools.briefFor(target.id))
  const job = signal(first)
  const retry = computed(() => retryWay(job.value, provider.charges, provider.outlivesPanel))
  let entry: JournalEntry | null = null
  let written: Promise<unknown> = Promise.resolve()

  function emit(event: JobEvent): void {
    const next = reduceJob(job.value, event)
    if (next.state !== job.value.state) markPhase(next.state)
    job.value = next
    if (event.type === 'succeeded') written = write(event.analysisId).catch(errors.report)
  }

  async function follow(): Promise<void> {
    const wasEmpty = isEmpty()
    try {
      const run: Run = {
        tools: { ...tools, provider },
        signal: cancelled,
        emit,
        brief,
        inTurn: (place) => tools.inTurn(place, () => written, cancelled)
      }
      const done = await work(run, (accepted) => (entry = accepted))
      if (cancelled.aborted) await takeBack(await wasEmpty)
      placed.resolve(!cancelled.aborted)
      known.resolve(cancelled.aborted ? null : show(done))
      await bridge.dropJournal(first.id)
    } catch (error) {
      known.resolve(null)
      placed.resolve(false)
      const common = hitsEveryFrame(error, job.value.phase)
      const final = isFinal(error)
      emit({ type: 'failed', error: describeError(error), final, common, at: now() })
      if (retry.value !== 'resume' && retry.value !== 'ask') await bridge.dropJournal(first.id)
    }
  }

  /** Resolves with its layers when they are measured. */
  async function show({ tree, ...finished }: Done): Promise<KnownLayers | null> {
    results.placed(finished)
    if (tree === null) return null
    const { attention, perception } = finished.maps
    return layers.placed(finished.result, {
      tree,
      attention: attention?.bytes ?? null,
      perception: perception?.bytes ?? null
    })
  }

  /** Whether the frame has no result that a cancelled run would take with it. */
  async function isEmpty(): Promise<boolean> {
    if (results.isEmpty(target.id)) return true
    const read = await bridge.readResult(target.id).catch(() => null)
    return read?.state === 'none'
  }

  /** Placing cannot be stopped half-way: what was placed after a cancel is removed again. */
  async function takeBack(removable: boolean): Promise<void> {
    if (removable) await bridge.removeResult({ nodeId: target.id, runId: first.id })
    else
      await bridge.notify(
        'It was placed before it could be cancelled. Undo brings the old one back.'
      )
    results.refresh(target.id)
  }

  function write(analysisId: string): Promise<void> {
    return texts.write({
      provider,
      runId: first.id,
      nodeId: target.id,
      analysisId,
      kinds: TEXT_KINDS,
      earlier: { summary: null, recommendations: null },
      brief: brief(),
      layers: () => known.promise,
      replaces: false,
      placed: placed.promise,
      signal: cancelled
    })
  }

  markPhase(first.state)
  return {
    provider,
    target,
    job,
    retry,
    cancelNote: computed(() =>
      job.value.phase === 'exporting' ? 'Nothing was handed over.' : provider.words.cancelled
    ),
    entry: () => entry,
    cancel: () => {
      job.value = reduceJob(job.value, { type: 'cancelled', at: now() })
      controller.abort(new DOMException('Cancelled.', 'AbortError'))
    },
    settled: follow().catch(errors.report)
  }
}
