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
import { ordinal } from '../words/ordinal'

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
  if (attention === null || rank === null) {
    return `What share of attention “${name}” gets cannot be told from this result.`
  }
  return `“${name}” gets an estimated ${formatShare(attention)} of attention, ${placeOf(rank, of)}.`
}

function placeOf(rank: number, of: number): string {
  if (of === 1) return 'the only layer there is'
  const all = `${of.toLocaleString('en-GB')} layers`
  return rank === 1 ? `the most of ${all}` : `${ordinal(rank)} of ${all}`
}

/** How the primary element's share moved since an earlier run; null where either share is unknown. */
function primaryMove(
  { finishedAt, primary }: HistoryEntry,
  { attention }: PrimaryOutcome
): string | null {
  const before = primary?.attention ?? null
  if (attention === null || primary === null || before === null) return null
  const points = Math.round((shownPercent(attention) - shownPercent(before)) * 10) / 10
  const rank = primary.rank === null ? '' : `, ${ordinal(primary.rank)} of ${primary.of}`
  const then = `the run of ${formatDay(finishedAt)} (${formatShare(before)}${rank})`
  const noise = shareNoise(Math.max(attention, before))
  if (points === 0 || Math.abs(attention - before) <= noise) {
    return `No change to speak of since ${then}.`
  }
  const unit = Math.abs(points) === 1 ? 'point' : 'points'
  return `${points > 0 ? 'Up' : 'Down'} ${Math.abs(points)} ${unit} since ${then}.`
}
