import type { FrameRun } from '../frame'
import { ALREADY_ANALYSED } from '../retry-way'
import { type Batch, type BatchEvent, type BatchItem, hasEnded, isLost, NO_BATCH } from './batch'

/**
 * The next state of a run over many frames. A frame that has ended stays as it ended until it is retried;
 * an event that comes too late or too early changes nothing.
 */
export function reduceBatch(batch: Batch, event: BatchEvent): Batch {
  switch (event.type) {
    case 'started':
      return batch.endedAt === null ? batch : startOf(event)
    case 'stepped':
      return step(batch, event.nodeId, event.run)
    case 'dropped':
      return settle(
        change(batch, (item) =>
          item.state === 'queued' && (event.nodeId === null || event.nodeId === item.target.id)
            ? { ...item, state: 'cancelled' }
            : item
        ),
        event.at
      )
    case 'retried':
      return retry(batch, new Set(event.nodeIds), event.at)
    case 'wentOn':
      return { ...batch, paused: null }
    case 'dismissed':
      return batch.endedAt === null ? batch : NO_BATCH
  }
}

function startOf({ targets, at }: Extract<BatchEvent, { type: 'started' }>): Batch {
  const once = new Map(targets.map((target) => [target.id, target]))
  const items = [...once.values()].map((target): BatchItem => newItem(target))
  return settle({ items, startedAt: at, endedAt: null, paused: null }, at)
}

function newItem(target: BatchItem['target']): BatchItem {
  return { target, state: 'queued', run: null, error: null }
}

function step(batch: Batch, nodeId: string, run: FrameRun): Batch {
  const next = change(batch, (item) => (item.target.id === nodeId ? advance(item, run) : item))
  if (next === batch) return batch
  const pause = run.state === 'failed' && run.common && next.items.some(isQueued)
  return settle(pause ? { ...next, paused: run.error } : next, run.endedAt ?? 0)
}

function advance(item: BatchItem, run: FrameRun): BatchItem {
  const own = item.state === 'running' && item.run?.id === run.id
  const begins = item.state === 'queued' && run.state === 'running'
  return own || begins ? { ...item, run, ...outcomeOf(run) } : item
}

function outcomeOf({ state, error }: FrameRun): Pick<BatchItem, 'state' | 'error'> {
  const kept = state === 'failed' && error?.code === ALREADY_ANALYSED
  return kept ? { state: 'kept', error: null } : { state, error }
}

function retry(batch: Batch, ids: ReadonlySet<string>, at: number): Batch {
  const next = change(batch, (item) =>
    isLost(item) && ids.has(item.target.id) ? newItem(item.target) : item
  )
  if (next === batch) return batch
  // A new stretch of work is timed on its own; what was paused goes on with it.
  const startedAt = batch.endedAt === null ? batch.startedAt : at
  return { ...next, startedAt, endedAt: null, paused: null }
}

/** The same batch when no item changes. */
function change(batch: Batch, next: (item: BatchItem) => BatchItem): Batch {
  const items = batch.items.map(next)
  return items.some((item, index) => item !== batch.items[index]) ? { ...batch, items } : batch
}

function settle(batch: Batch, at: number): Batch {
  if (batch.endedAt !== null || !batch.items.every(hasEnded)) return batch
  return { ...batch, endedAt: at, paused: null }
}

function isQueued({ state }: BatchItem): boolean {
  return state === 'queued'
}
