import { announceRun, runProgress } from '../run'
import { type Batch, type BatchItem, hasEnded } from './batch'
import { words } from './words'

/** How far all runs are together, 0 to 1. */
export function batchProgress({ items }: Pick<Batch, 'items'>): number {
  if (items.length === 0) return 0
  const done = items.reduce((sum, item) => sum + itemProgress(item), 0)
  return done / items.length
}

function itemProgress(item: BatchItem): number {
  if (hasEnded(item)) return 1
  return item.run === null ? 0 : runProgress(item.run)
}

/** How many frames are in each state. */
export function countStates({ items }: Pick<Batch, 'items'>): Record<BatchItem['state'], number> {
  const counts = { queued: 0, running: 0, done: 0, kept: 0, failed: 0, cancelled: 0 }
  for (const { state } of items) counts[state] += 1
  return counts
}

/**
 * What screen readers are told: of one alone every phase, by its name; of many frames the
 * beginning, every quarter, and how it ended.
 */
export function announceBatch(batch: Batch, phaseName: (phase: string) => string): string {
  const [first] = batch.items
  if (first === undefined) return ''
  if (batch.alone) return first.run === null ? '' : announceRun(first.run, phaseName)
  const total = batch.items.length
  if (batch.endedAt !== null) return `${outcomeWords(batch)}.`
  const ended = batch.items.filter(hasEnded).length
  const quarter = Math.floor((4 * ended) / total)
  const reached = Math.ceil((quarter * total) / 4)
  return quarter === 0 ? words().begun(total) : words().ended(reached, total)
}

/** How many frames ended how, such as “5 frames analysed, 1 failed”. */
export function outcomeWords(batch: Pick<Batch, 'items'>): string {
  return words().outcome(countStates(batch))
}
