import { seenChanged, seenWithin } from '../../order/seen'
import { seenPercent } from '../../engine/texts/people'
import type { HistoryEntry, LayerShare } from '../../file'
import { formatDay } from '../words/format-time'
import { areComparable } from './run-changes'
import { words } from './words'

/**
 * How many more or fewer see a main action than in the last comparable run in which a layer of that name was marked; null
 * where there is none.
 */
export function movedSince(
  history: readonly HistoryEntry[],
  runId: string,
  layer: LayerShare
): string | null {
  const at = history.findIndex((entry) => entry.runId === runId)
  const own = history[at]
  const now = seenWithin(layer)
  if (own === undefined || now === null) return null
  for (const entry of history.slice(0, at).reverse()) {
    const { primary, finishedAt } = entry
    const before = primary?.seen ?? null
    if (before === null || primary?.name !== layer.name || !areComparable(entry, own)) continue
    const [was, is, day] = [seenPercent(before), seenPercent(now), formatDay(finishedAt)]
    if (was === is || !seenChanged(before, now)) return words().unmoved(day, was)
    return now > before ? words().up(was, is, day) : words().down(was, is, day)
  }
  return null
}
