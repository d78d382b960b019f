import type { Batch, BatchItem } from './batch'

/** Enough to keep a service busy, and a picture and five maps each: memory stays flat however many follow. */
export const MOST_IN_FLIGHT = 3

/** The frame to begin with now, if one may begin: one is exported at a time, and few are on their way. */
export function nextItem({ items, paused }: Batch): BatchItem | null {
  if (paused !== null) return null
  const running = items.filter(({ state }) => state === 'running')
  if (running.length >= MOST_IN_FLIGHT) return null
  if (running.some(({ run }) => run?.phase === 'exporting')) return null
  return items.find(({ state }) => state === 'queued') ?? null
}
