import type { LayerData } from '../../bridge'
import { layerNames } from '../../engine/order/layer-names'
import { lookedAt } from '../../engine/order/order'
import { areLevel } from '../../engine/order/share-noise'
import {
  findMarked,
  type HistoryEntry,
  type LayerShare,
  type LayerShares,
  type MainActionOutcome
} from '../../file'
import type { Screen } from '../../engine/share-order'
import { lastComparable } from '../history/history-facts'
import { findMainAction } from '../frames/find-main-action'
import { formatShare, pointsOf, shownPercent } from '../words/format-numbers'
import { formatDay } from '../words/format-time'
import { standingWords } from '../words/standing-words'
import { words as shared } from '../words/words'
import { words } from './words'

/** How the marked layer fares, in words for the designer. */
export interface MainActionVerdict {
  layer: LayerShare
  outcome: MainActionOutcome
  sentence: string
  /** Layers with clearly more attention, most first. */
  above: LayerShare[]
  /** How that moved since the last run it can be compared with; null where there is none. */
  moved: string | null
}

/** null when no layer is marked, or the marked one is not among the shares. */
export function mainActionVerdict(
  shares: LayerShares,
  data: LayerData,
  screen: Screen
): MainActionVerdict | null {
  const { layers, runId } = shares
  const layer = data.mainAction && findMarked(layers, data.mainAction)
  const outcome = findMainAction(shares, data, screen)
  if (layer === null || outcome === null) return null
  const { attention } = layer
  return {
    layer,
    outcome,
    sentence: sentenceOf(outcome, layerNames(layers).get(layer) ?? layer.name),
    above:
      attention === null
        ? []
        : lookedAt(layers).filter((one) => isMore(one.attention ?? 0, attention)),
    moved: movedSince(data.history, runId, outcome)
  }
}

function isMore(share: number, than: number): boolean {
  return share > than && !areLevel(share, than)
}

function sentenceOf(outcome: MainActionOutcome, name: string): string {
  const { attention } = outcome
  const quoted = shared().quoted(name)
  if (attention === null) return words().unknown(quoted)
  return words().gets(quoted, formatShare(attention), standingWords(outcome))
}

/** How a main action's share moved since the last run that this one can be compared with; null where there is none. */
export function movedSince(
  history: readonly HistoryEntry[],
  runId: string,
  now: Pick<MainActionOutcome, 'name' | 'attention'>
): string | null {
  const before = lastComparable(history, runId, now.name)
  return before && mainActionMove(before, now)
}

/** How the main action's share moved since an earlier run; null where either share is unknown. */
function mainActionMove(
  { finishedAt, primary: mainAction }: HistoryEntry,
  { attention }: Pick<MainActionOutcome, 'attention'>
): string | null {
  const before = mainAction?.attention ?? null
  if (attention === null || before === null) return null
  const points = Math.round((shownPercent(attention) - shownPercent(before)) * 10) / 10
  const then = [formatDay(finishedAt), formatShare(before)] as const
  if (points === 0 || areLevel(attention, before)) return words().unmoved(...then)
  const size = pointsOf(Math.abs(points))
  return points > 0 ? words().up(size, ...then) : words().down(size, ...then)
}
