import { computed, signal } from '@preact/signals'
import type { JournalEntry } from '../../../file'
import { whenFalse } from '../../kit/timing/when-false'
import type { Provider } from '../../provider/provider'
import type { FrameRun } from '../frame-run'
import type { FrameTools } from '../frame-tools'
import type { JobTarget } from '../job'
import type { JobStoreTools } from '../job-store-types'
import type { RetryWay } from '../retry-way'
import type { Overlay, RunPlan } from '../run-tools'
import { resumeFrame, startFrame, targetOf } from '../start-frame'
import { announceBatch } from './announce-batch'
import { type Batch, type BatchEvent, type BatchItem, isLost, NO_BATCH } from './batch'
import { batchProgress } from './batch-progress'
import type { BatchStore } from './batch-store-types'
import { begunItems } from './begun-items'
import { nextItem } from './next-item'
import { createPlacingTurns } from './placing-turns'
import { reduceBatch } from './reduce-batch'

export type { BatchItem } from './batch'
export type { BatchStore } from './batch-store-types'

/** What holds for all frames of a batch, whatever is changed in the settings meanwhile. */
interface Terms {
  provider: Provider
  plan: Omit<RunPlan, 'medium'>
}

/** A result to be fetched, not paid for again. */
interface Accepted {
  entry: JournalEntry
  provider: Provider
}

export function createBatchStore(tools: JobStoreTools): BatchStore {
  const { bridge, errors, now } = tools
  const frameTools: FrameTools = { ...tools, inTurn: createPlacingTurns() }
  const batch = signal<Batch>(NO_BATCH)
  const unsettled = signal(0)
  const running = computed(() => batch.value.endedAt === null || unsettled.value > 0)
  /** The last run of each frame. */
  const runs = new Map<string, FrameRun>()
  const accepted = new Map<string, Accepted>()
  let terms: Terms | null = null

  function send(event: BatchEvent): void {
    batch.value = reduceBatch(batch.value, event)
  }

  function advance(): void {
    const item = nextItem(batch.value)
    if (item !== null) begin(item.target)
  }

  function begin(target: JobTarget): void {
    const run = runOf(target)
    runs.set(target.id, run)
    unsettled.value += 1
    const stop = run.job.subscribe((job) => {
      send({ type: 'stepped', nodeId: target.id, job })
      advance()
    })
    void run.settled.then(() => {
      stop()
      unsettled.value -= 1
    })
  }

  function runOf(target: JobTarget): FrameRun {
    const known = accepted.get(target.id)
    if (known !== undefined) {
      accepted.delete(target.id)
      return resumeFrame(frameTools, known.provider, known.entry, overlay())
    }
    const { provider, plan } = (terms ??= readTerms())
    return startFrame(frameTools, { id: tools.newId(), provider, target, plan })
  }

  function readTerms(): Terms {
    const { predictions } = tools.settings()
    const plan = { predictions, repeat: false, patient: true, overlay: overlay() }
    return { provider: tools.provider(), plan }
  }

  function overlay(): Overlay {
    const { map, opacity } = tools.settings()
    return { map, opacity }
  }

  async function start(targets: readonly JobTarget[]): Promise<void> {
    runs.clear()
    const ids = new Set(targets.map(({ id }) => id))
    for (const { target, job } of batch.value.items) {
      // A frame that is run anew must not be overwritten by its earlier result at the next start.
      if (ids.has(target.id) && job?.state === 'failed') leave(job.id)
    }
    send({ type: 'started', targets, at: now() })
    advance()
    await whenFalse(running)
  }

  function wayOf(item: BatchItem): RetryWay | null {
    if (!isLost(item)) return null
    const { id } = item.target
    const run = runs.get(id)
    if (accepted.has(id)) return 'resume'
    if (item.job === null || run === undefined) return 'again'
    // What was cancelled after it was accepted can still be fetched.
    const waits = item.state === 'cancelled' && run.provider.outlivesPanel && run.entry() !== null
    return waits ? 'resume' : run.retry.value
  }

  async function again(items: readonly BatchItem[]): Promise<void> {
    terms = null
    const ready = items.filter(prepare)
    send({ type: 'retried', nodeIds: ready.map(({ target }) => target.id), at: now() })
    advance()
    await whenFalse(running)
  }

  /** False when its service is not connected any more: it stays as it is, and is not paid for twice. */
  function prepare(item: BatchItem): boolean {
    const { id } = item.target
    if (accepted.has(id)) return true
    const entry = wayOf(item) === 'resume' ? runs.get(id)?.entry() : null
    if (entry) {
      const provider = tools.providerOf(entry)
      if (provider !== null) accepted.set(id, { entry, provider })
      return provider !== null
    }
    terms ??= readTerms()
    if (item.job !== null) leave(item.job.id)
    return true
  }

  const leave = (jobId: string): void => errors.guard(() => bridge.dropJournal(jobId))
  const mayStart = (): boolean => !running.value && !tools.blocked()
  return {
    batch,
    items: computed(() => batch.value.items),
    running,
    progress: computed(() => batchProgress(batch.value)),
    cancelNote: computed(() => {
      const begun = begunItems(batch.value).map(({ target }) => runs.get(target.id))
      return begun[0]?.provider.words.cancelled ?? 'Nothing was handed over.'
    }),
    says: computed(() => announceBatch(batch.value)),
    wayOf,
    start: async (targets) => {
      if (!mayStart() || targets.length === 0) return
      terms = readTerms()
      accepted.clear()
      await start(targets)
    },
    resume: async (entries) => {
      if (!mayStart()) return
      accepted.clear()
      for (const entry of entries) {
        const provider = tools.providerOf(entry)
        const { nodeId } = entry
        const older = accepted.get(nodeId)
        if (older !== undefined) leave(older.entry.jobId)
        if (provider !== null) accepted.set(nodeId, { entry, provider })
      }
      await start([...accepted.values()].map(({ entry }) => targetOf(entry)))
    },
    cancel: (nodeId) => {
      send({ type: 'dropped', nodeId: nodeId ?? null, at: now() })
      for (const { target, state } of batch.value.items) {
        const meant = nodeId === undefined || nodeId === target.id
        if (meant && state === 'running') runs.get(target.id)?.cancel()
      }
    },
    retry: async (nodeId) => {
      if (!mayStart()) return
      const all = batch.value.items.filter(isLost)
      const safe = all.filter((item) => wayOf(item) !== 'ask')
      await again(nodeId === undefined ? safe : all.filter(({ target }) => target.id === nodeId))
    },
    goOn: async () => {
      const hit = batch.value.items.filter(({ state, job }) => state === 'failed' && job?.common)
      const safe = hit.filter((item) => wayOf(item) !== 'ask')
      send({ type: 'wentOn' })
      await again(safe)
    },
    dismiss: () => {
      if (running.value) return
      for (const { entry } of accepted.values()) leave(entry.jobId)
      for (const { state, job } of batch.value.items) {
        if (state === 'failed' && job !== null) leave(job.id)
      }
      accepted.clear()
      runs.clear()
      send({ type: 'dismissed' })
    }
  }
}
