import { useMemo } from 'preact/hooks'
import type { LayerData, StoredResult } from '../../../bridge'
import { findMarked, type LayerShares } from '../../../file'
import { language } from '../../../language'
import { type Judgement, judgeLayers } from '../../../workers/engine/judge-layers'
import { useBrief } from '../../brief/brief-store'
import { type LayersNow, useLayers } from '../../layers/layer-store'
import { isFlat } from '../../layers/layer-words'
import { isUnjudged } from '../../words/judged-scores'

/** What is known of how a result's layers fare. */
export type Judged =
  | {
      state: 'measuring' | 'tooSmall' | 'noMap' | 'unreadable' | 'noLayers' | 'outOfDate' | 'failed'
    }
  | { state: 'judged'; judgement: Judgement; shares: LayerShares; data: LayerData }

/** Judges the layers of the shown result, anew when another one is marked, or goal or language change. */
export function useJudgement({ record }: StoredResult): Judged {
  const now = useLayers().now.value
  const goal = useBrief().holding.value?.goal ?? ''
  const { picture, maps } = record
  const small = isUnjudged(record)
  const seen = 'attention' in maps
  return useMemo(
    () => (small ? { state: 'tooSmall' } : seen ? judge(now, picture, goal) : { state: 'noMap' }),
    [now, picture, goal, small, seen, language()]
  )
}

function judge(
  now: LayersNow,
  { width, height }: { width: number; height: number },
  goal: string
): Judged {
  if (now.state === 'nothing') return { state: 'measuring' }
  if (now.state !== 'measured') return { state: now.state }
  const { shares, data } = now
  if (isFlat(shares)) return { state: 'noLayers' }
  if (shares.readings.attention?.method === 'unreadable') return { state: 'unreadable' }
  const judgement = judgeLayers({
    picture: { width, height },
    layers: shares.layers,
    marked: (data.primary && findMarked(shares.layers, data.primary))?.id ?? null,
    goal
  })
  return { state: 'judged', judgement, shares, data }
}
