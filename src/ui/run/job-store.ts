import { computed, signal } from '@preact/signals'
import type { JournalEntry } from '../../file'
import type { FrameRun } from './frame-run'
import type { FrameTools } from './frame-tools'
import { isRunning, type JobTarget } from './job'
import type { JobStore, JobStoreTools } from './job-store-types'
import { planRecovery } from './recovery'
import { resumeFrame, startFrame } from './start-frame'

export function createJobStore(tools: JobStoreTools): JobStore {
  const { bridge, errors } = tools
  const frameTools: FrameTools = { ...tools, inTurn: (place) => place() }
  const run = signal<FrameRun | null>(null)
  const unfinished = signal<readonly JournalEntry[]>([])
  const recoveries = computed(() =>
    unfinished.value.map((entry) => planRecovery(entry, tools.providerOf(entry)))
  )
  const job = computed(() => run.value?.job.value ?? null)
  const running = computed(() => job.value !== null && isRunning(job.value))
  const retry = computed(() => run.value?.retry.value ?? null)

  function start(target: JobTarget, repeat = false): void {
    if (running.value || tools.blocked()) return
    const { map, opacity, predictions } = tools.settings()
    run.value = startFrame(frameTools, {
      id: tools.newId(),
      provider: tools.provider(),
      target,
      plan: { predictions, repeat, patient: false, overlay: { map, opacity } }
    })
  }

  function resume(entry: JournalEntry): void {
    if (running.value || tools.blocked()) return
    const provider = tools.providerOf(entry)
    if (provider === null || entry.screenshotId === null) return
    const { map, opacity } = tools.settings()
    forget(entry)
    run.value = resumeFrame(frameTools, provider, entry, { map, opacity })
  }

  function forget(entry: JournalEntry): void {
    unfinished.value = unfinished.value.filter(({ jobId }) => jobId !== entry.jobId)
  }

  return {
    job,
    running,
    retry,
    cancelNote: computed(() => run.value?.cancelNote.value ?? ''),
    recoveries,
    start,
    resume,
    cancel: () => run.value?.cancel(),
    again: () => {
      const way = retry.value
      if (run.value === null || way === null || tools.blocked()) return
      const { job, target } = run.value
      const entry = run.value.entry()
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
      run.value = null
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
