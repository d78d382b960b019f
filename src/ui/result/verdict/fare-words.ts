import type { LayerData } from '../../../bridge'
import type { LayerShare, LayerShares } from '../../../file'
import { movedSince } from '../../history/moved-since'
import { formatShare } from '../../words/format-numbers'
import { words } from '../words'

interface Known {
  shares: LayerShares
  data: LayerData
  /** Whether somebody marked it. */
  confirmed: boolean
}

/** The main action's share, and how that moved since the last run. */
export function fareWords(layer: LayerShare, { shares, data, confirmed }: Known): string {
  const moved = confirmed ? movedSince(data.history, shares.runId, layer) : null
  const share = layer.attention === null ? [] : [words().gets(formatShare(layer.attention))]
  return [
    ...(confirmed ? [] : [words().suggested]),
    ...share,
    ...(moved === null ? [] : [moved])
  ].join(' ')
}
