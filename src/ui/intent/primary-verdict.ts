import type { LayerData } from '../../bridge'
import {
  findMarked,
  type HistoryEntry,
  type LayerShare,
  type LayerShares,
  type PrimaryOutcome
} from '../../file'
import { lastComparable } from '../history/history-facts'
import { findPrimary } from '../layers/find-primary'
import { formatShare, shownPercent } from '../words/format-numbers'
import { formatDay } from '../words/format-time'
import { shareNoise } from '../words/noise'
import { words as shared } from '../words/words'
import { words } from './words'

/** How the marked layer fares, in words for the designer. */
export interface PrimaryVerdict {
  layer: LayerShare
  outcome: PrimaryOutcome
  sentence: string
  /** What takes attention from it: the layers with more, strongest first. */
  above: LayerShare[]
  /** How that moved since the last run it can be compared with; null where there is none. */
  moved: string | null
}

/** null when no layer is marked, or the marked one is not among the shares. */
export function primaryVerdict(shares: LayerShares, data: LayerData): PrimaryVerdict | null {
  const layer = data.primary && findMarked(shares.layers, data.primary)
  const outcome = findPrimary(shares, data)
  if (layer === null || outcome === null) return null
  const { attention } = layer
  const before = lastComparable(data.history, shares.runId, outcome.name)
  return {
    layer,
    outcome,
    sentence: sentenceOf(outcome),
    above:
      attention === null ? [] : shares.layers.filter((one) => (one.attention ?? 0) > attention),
    moved: before && primaryMove(before, outcome)
  }
}

function sentenceOf({ name, attention, rank, of }: PrimaryOutcome): string {
  const quoted = shared().quoted(name)
  if (attention === null || rank === null) return words().unknown(quoted)
  return words().gets(quoted, formatShare(attention), rank, of)
}

/** How the main action's share moved since an earlier run; null where either share is unknown. */
function primaryMove(
  { finishedAt, primary }: HistoryEntry,
  { attention }: PrimaryOutcome
): string | null {
  const before = primary?.attention ?? null
  if (attention === null || before === null) return null
  const points = Math.round((shownPercent(attention) - shownPercent(before)) * 10) / 10
  const noise = shareNoise(Math.max(attention, before))
  const then = [formatDay(finishedAt), formatShare(before)] as const
  return points === 0 || Math.abs(attention - before) <= noise
    ? words().unmoved(...then)
    : words().moved(points, ...then)
}
