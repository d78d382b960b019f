import { FRAME_PHASES } from '../frame'
import { runProgress } from '../run'
import { type Batch, type BatchItem, hasEnded } from './batch'

const PHASES = Object.keys(FRAME_PHASES)

/** How far all frames are together, 0 to 1. */
export function batchProgress({ items }: Batch): number {
  if (items.length === 0) return 0
  const done = items.reduce((sum, item) => sum + itemProgress(item), 0)
  return done / items.length
}

function itemProgress(item: BatchItem): number {
  if (hasEnded(item)) return 1
  return item.run === null ? 0 : runProgress(PHASES, item.run)
}

/** How many frames are in each state. */
export function countStates({ items }: Pick<Batch, 'items'>): Record<BatchItem['state'], number> {
  const counts = { queued: 0, running: 0, done: 0, kept: 0, failed: 0, cancelled: 0 }
  for (const { state } of items) counts[state] += 1
  return counts
}
