import type { Batch, BatchItem } from './batch'

/** What a cancel is or was about: frames on their way, else those cancelled, as far as they were handed over. */
export function begunItems({ items }: Batch): BatchItem[] {
  const running = items.filter(({ state }) => state === 'running')
  const about = running.length > 0 ? running : items.filter(({ state }) => state === 'cancelled')
  return about.filter(({ job }) => job !== null && job.phase !== 'exporting')
}
