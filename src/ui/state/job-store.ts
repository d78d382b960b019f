import { computed, signal } from '@preact/signals'
import { parse } from 'valibot'
import type { Brief, JournalEntry } from '../../bridge'
import { screenshotIdSchema, TEXT_KINDS } from '../../client'
import { describeError } from '../describe-error'
import { createAnalysis } from '../job/create-analysis'
import { type Finished, finishAnalysis } from '../job/finish-analysis'
import { isFinal } from '../job/is-final'
import { isRunning, type Job, type JobEvent, newJob, resumedJob } from '../job/job'
import { markPhase } from '../job/mark-phase'
import { once } from '../job/once'
import { planRecovery } from '../job/recovery'
import { reduceJob } from '../job/reduce-job'
import { retryWay } from '../job/retry-way'
import type { Run } from '../job/run-tools'
import type { Provider } from '../provider/provider'
import { deferred } from './deferred'
import type { JobStore, JobStoreTools, JobTarget } from './job-store-types'

interface Current {
  provider: Provider
  target: JobTarget
  controller: AbortController
  entry: JournalEntry | null
}

export function createJobStore(tools: JobStoreTools): JobStore {
  const { bridge, results, texts, errors, now } = tools
  const job = signal<Job | null>(null)
  const unfinished = signal<readonly JournalEntry[]>([])
  const recoveries = computed(() =>
    unfinished.value.map((entry) => planRecovery(entry, tools.providerOf(entry)))
  )
  const running = computed(() => job.value !== null && isRunning(job.value))
  let current: Current | null = null

  const retry = computed(() => {
    if (job.value === null || current === null) return null
    return retryWay(job.value, current.provider.charges, current.provider.outlivesPanel)
  })

  const cancelNote = computed(() => {
    if (job.value === null || current === null) return ''
    return job.value.phase === 'exporting'
      ? 'Nothing was handed over.'
      : current.provider.words.cancelled
  })

  function start(target: JobTarget, repeat = false): void {
    const provider = tools.provider()
    const first = newJob({
      id: tools.newId(),
      node: target,
      provider: provider.info,
      startedAt: now()
    })
    drive(first, provider, target, async (run, own) => {
      const { map, opacity, predictions } = tools.settings()
      const overlay = { map, opacity }
      const plan = { medium: target.medium, predictions, repeat, overlay }
      const accepted = await createAnalysis(run, plan, first)
      own.entry = accepted.entry
      results.keepPicture(target.id, accepted.entry.picture.hash, accepted.png)
      return finishAnalysis(run, accepted.entry, accepted.screenshotId, overlay)
    })
  }

  function resume(entry: JournalEntry): void {
    if (running.value) return
    const provider = tools.providerOf(entry)
    const { screenshotId, picture, jobId, nodeId, nodeName, medium, startedAt } = entry
    if (provider === null || screenshotId === null) return
    forget(entry)
    const target = { id: nodeId, name: nodeName, medium }
    const start = { id: jobId, node: target, provider: provider.info, startedAt }
    drive(resumedJob(start, picture, screenshotId), provider, target, (run, own) => {
      own.entry = entry
      const { map, opacity } = tools.settings()
      return finishAnalysis(run, entry, parse(screenshotIdSchema, screenshotId), { map, opacity })
    })
  }

  function step(next: Job): void {
    if (next.state !== job.value?.state) markPhase(next.state)
    job.value = next
  }

  type Work = (run: Run, own: Current) => Promise<Finished>

  function drive(first: Job, provider: Provider, target: JobTarget, work: Work): void {
    if (running.value) return
    const own: Current = { provider, target, controller: new AbortController(), entry: null }
    current = own
    step(first)
    errors.guard(() => follow(first, own, work))
  }

  async function follow(first: Job, own: Current, work: Work): Promise<void> {
    const { signal } = own.controller
    const placed = deferred()
    const removable = results.isEmpty(first.node.id)
    const brief = once(() => tools.briefFor(first.node.id))
    const emit = (event: JobEvent): void => {
      if (job.value?.id === first.id) step(reduceJob(job.value, event))
      if (event.type === 'succeeded') write(first, own, event.analysisId, brief(), placed.promise)
    }
    try {
      const run = { tools: { ...tools, provider: own.provider }, signal, emit, brief }
      const finished = await work(run, own)
      if (signal.aborted) await takeBack(first, removable)
      placed.resolve(!signal.aborted)
      if (!signal.aborted) results.placed(finished)
      await bridge.dropJournal(first.id)
    } catch (error) {
      placed.resolve(false)
      emit({ type: 'failed', error: describeError(error), final: isFinal(error), at: now() })
      if (retry.value !== 'resume' && retry.value !== 'ask') await bridge.dropJournal(first.id)
    }
  }

  /** Placing cannot be stopped half-way: what was placed after a cancel is removed again. */
  async function takeBack(cancelled: Job, removable: boolean): Promise<void> {
    if (removable) await bridge.removeResult(cancelled.node.id)
    else
      await bridge.notify(
        'It was placed before it could be cancelled. Undo brings the old one back.'
      )
    results.refresh(cancelled.node.id)
  }

  function write(
    first: Job,
    own: Current,
    analysisId: string,
    brief: Promise<Brief | null>,
    placed: Promise<boolean>
  ): void {
    const { provider, controller } = own
    errors.guard(() =>
      texts.write({
        provider,
        runId: first.id,
        nodeId: first.node.id,
        analysisId,
        kinds: TEXT_KINDS,
        earlier: { summary: null, recommendations: null },
        brief,
        replaces: false,
        placed,
        signal: controller.signal
      })
    )
  }

  function forget(entry: JournalEntry): void {
    unfinished.value = unfinished.value.filter(({ jobId }) => jobId !== entry.jobId)
  }

  return {
    job,
    running,
    retry,
    cancelNote,
    recoveries,
    start,
    resume,
    cancel: () => {
      if (job.value === null || current === null) return
      job.value = reduceJob(job.value, { type: 'cancelled', at: now() })
      current.controller.abort(new DOMException('Cancelled.', 'AbortError'))
    },
    again: () => {
      const way = retry.value
      if (job.value === null || current === null || way === null) return
      const { entry, target } = current
      if (way === 'resume' && entry !== null) {
        resume(entry)
        return
      }
      const left = job.value.id
      errors.guard(() => bridge.dropJournal(left))
      start(target, way === 'repeated')
    },
    dismiss: () => {
      if (job.value === null || running.value) return
      const left = job.value.id
      job.value = null
      errors.guard(() => bridge.dropJournal(left))
    },
    recover: (entries) => {
      unfinished.value = entries
      const next = recoveries.value.find(({ kind }) => kind === 'resume')
      if (next !== undefined) resume(next.entry)
    },
    discard: (entry) => {
      forget(entry)
      errors.guard(() => bridge.dropJournal(entry.jobId))
    }
  }
}
