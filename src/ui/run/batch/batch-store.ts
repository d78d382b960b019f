import { computed, signal } from '@preact/signals'
import { GlanceError } from '../../../bridge'
import { whenFalse } from '../../kit/timing/when-false'
import type { Provider } from '../../provider/provider'
import { type DrivenRun, isAccepted, resumeRun, startRun } from '../drive-run'
import type { FramePhase, FramePlan, FrameTarget, PlacedFrame } from '../frame'
import { createFramePlan } from '../frame-plan'
import type { RunTools } from '../handover'
import type { RetryWay } from '../retry-way'
import type { AcceptedEntry } from '../run-plan'
import { type Batch, type BatchEvent, type BatchItem, isLost, NO_BATCH } from './batch'
import { announceBatch, batchProgress } from './batch-progress'
import type { BatchStore } from './batch-store-types'
import { nextItem } from './next-item'
import { createPlacingTurns } from './placing-turns'
import { reduceBatch } from './reduce-batch'

export type { BatchItem } from './batch'
export type { BatchStore } from './batch-store-types'

/** What holds for all frames of a batch, whatever is changed in the settings meanwhile. */
interface Terms {
  provider: Provider
  plan: FramePlan
}

/** A result to be fetched, not paid for again. */
interface Accepted {
  entry: AcceptedEntry
  provider: Provider
}

/** `blocked` is true while a single run goes on. */
export function createBatchStore(tools: RunTools, blocked: () => boolean): BatchStore {
  const { bridge, errors, now, settings } = tools
  const inTurn = createPlacingTurns()
  const batch = signal<Batch>(NO_BATCH)
  const unsettled = signal(0)
  const running = computed(() => batch.value.endedAt === null || unsettled.value > 0)
  /** The last run of each frame. */
  const runs = new Map<string, DrivenRun<FramePhase, FrameTarget, PlacedFrame>>()
  const accepted = new Map<string, Accepted>()
  let terms: Terms | null = null

  function send(event: BatchEvent): void {
    batch.value = reduceBatch(batch.value, event)
  }

  function advance(): void {
    const item = nextItem(batch.value)
    if (item !== null) begin(item.target)
  }

  function begin(target: FrameTarget): void {
    const run = runOf(target)
    runs.set(target.id, run)
    unsettled.value += 1
    const stop = run.run.subscribe((next) => {
      send({ type: 'stepped', nodeId: target.id, run: next })
      advance()
    })
    void run.settled.then(() => {
      stop()
      unsettled.value -= 1
    })
  }

  function runOf(target: FrameTarget): DrivenRun<FramePhase, FrameTarget, PlacedFrame> {
    const known = accepted.get(target.id)
    if (known !== undefined) {
      accepted.delete(target.id)
      return resumeRun(tools, planNow(), known.provider, known.entry)
    }
    const { provider, plan } = (terms ??= readTerms())
    return startRun(tools, plan, { provider, input: target })
  }

  function readTerms(): Terms {
    const { value } = tools.provider
    if (!value.ok) throw new GlanceError(value.error)
    return { provider: value.provider, plan: planNow() }
  }

  function planNow(): FramePlan {
    const chosen = settings.settings.value
    return createFramePlan(tools, { settings: () => chosen, patient: true, inTurn })
  }

  async function start(targets: readonly FrameTarget[]): Promise<void> {
    runs.clear()
    const ids = new Set(targets.map(({ id }) => id))
    for (const { target, run } of batch.value.items) {
      // A frame that is run anew must not be overwritten by its earlier result at the next start.
      if (ids.has(target.id) && run?.state === 'failed') leave(run.id)
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
    if (item.run === null || run === undefined) return 'again'
    // What was cancelled after it was accepted can still be fetched.
    const waits =
      item.state === 'cancelled' && run.provider.outlivesPanel && isAccepted(run.entry())
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
    const entry = runs.get(id)?.entry() ?? null
    if (wayOf(item) === 'resume' && isAccepted(entry)) {
      const provider = tools.providerOf(entry)
      if (provider !== null) accepted.set(id, { entry, provider })
      return provider !== null
    }
    terms ??= readTerms()
    if (item.run !== null) leave(item.run.id)
    return true
  }

  const leave = (runId: string): void => errors.guard(() => bridge.dropJournal(runId))
  const mayStart = (): boolean => !running.value && !blocked()
  return {
    batch,
    items: computed(() => batch.value.items),
    running,
    progress: computed(() => batchProgress(batch.value)),
    cancelNote: computed(() => {
      const { items } = batch.value
      const going = items.filter(({ state }) => state === 'running')
      const about = going.length > 0 ? going : items.filter(({ state }) => state === 'cancelled')
      const begun = about.find(({ run }) => run?.asked === true)
      return runs.get(begun?.target.id ?? '')?.cancelNote.value ?? 'Nothing was handed over.'
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
        if (provider === null || !isAccepted(entry)) continue
        const older = accepted.get(entry.source)
        if (older !== undefined) leave(older.entry.runId)
        accepted.set(entry.source, { entry, provider })
      }
      const targets = [...accepted.values()].map(({ entry }) => planNow().inputOf(entry))
      await start(targets.filter((target) => target !== null))
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
      const hit = batch.value.items.filter(({ state, run }) => state === 'failed' && run?.common)
      const safe = hit.filter((item) => wayOf(item) !== 'ask')
      send({ type: 'wentOn' })
      await again(safe)
    },
    dismiss: () => {
      if (running.value) return
      for (const { entry } of accepted.values()) leave(entry.runId)
      for (const { state, run } of batch.value.items) {
        if (state === 'failed' && run !== null) leave(run.id)
      }
      accepted.clear()
      runs.clear()
      send({ type: 'dismissed' })
    }
  }
}
