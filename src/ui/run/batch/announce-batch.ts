import { type Batch, hasEnded } from './batch'
import { countStates } from './batch-progress'

/** What screen readers are told: the beginning, every quarter, and how it ended. */
export function announceBatch(batch: Batch): string {
  const total = batch.items.length
  if (total === 0) return ''
  const frames = total === 1 ? '1 frame' : `${total} frames`
  if (batch.endedAt !== null) return `${outcomeWords(batch)}.`
  const ended = batch.items.filter(hasEnded).length
  const quarter = Math.floor((4 * ended) / total)
  const reached = Math.ceil((quarter * total) / 4)
  return quarter === 0 ? `Analysing ${frames}.` : `${reached} of ${frames} have ended.`
}

/** How many frames ended how, such as “5 frames analysed, 1 failed”. */
export function outcomeWords(batch: Pick<Batch, 'items'>): string {
  const { done, kept, failed, cancelled } = countStates(batch)
  const parts = [
    done > 0 && `${frames(done)} analysed`,
    kept > 0 && `${done > 0 ? kept : frames(kept)} kept`,
    failed > 0 && `${done + kept > 0 ? failed : frames(failed)} failed`,
    cancelled > 0 && `${done + kept + failed > 0 ? cancelled : frames(cancelled)} cancelled`
  ]
  return parts.filter(Boolean).join(', ')
}

function frames(count: number): string {
  return count === 1 ? '1 frame' : `${count} frames`
}
