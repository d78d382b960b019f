import { useMemo } from 'preact/hooks'
import type { LayerData, StoredResult } from '../../../bridge'
import { findMarked, type LayerShares, type ResultRecord } from '../../../file'
import { language } from '../../../language'
import { type Judgement, judgeLayers } from '../../../engine/texts/judge-layers'
import type { Screen } from '../../../engine/share-order'
import { useBrief } from '../../brief/brief-store'
import type { LayersNow } from '../../frames/frame-known'
import { useLayers } from '../../layers/layer-store'
import { isFlat } from '../../layers/layer-words'
import { isUnjudged } from '../../words/judged-scores'

/** State of judging a result's layers. */
export type Judged =
  | {
      state: 'measuring' | 'tooSmall' | 'noMap' | 'unreadable' | 'noLayers' | 'outOfDate' | 'failed'
    }
  | { state: 'judged'; judgement: Judgement; shares: LayerShares; data: LayerData }

/** Judges the layers of the shown result, anew when another one is marked, or goal or language change. */
export function useJudgement({ record }: StoredResult): Judged {
  const now = useLayers().now.value
  const goal = useBrief().holding.value?.goal ?? ''
  const { medium, picture, maps } = record
  return useMemo(
    () => judgeResult({ medium, picture, maps }, now, goal),
    [medium, picture, maps, now, goal, language()]
  )
}

/** How the layers of a result fare, as far as they are known. `goal`: of the brief that holds; empty without one. */
export function judgeResult(
  { medium, picture, maps }: Pick<ResultRecord, 'medium' | 'picture' | 'maps'>,
  layers: LayersNow,
  goal: string
): Judged {
  if (isUnjudged({ picture })) return { state: 'tooSmall' }
  return 'attention' in maps ? judge(layers, { medium, picture }, goal) : { state: 'noMap' }
}

function judge(
  now: LayersNow,
  { medium, picture: { width, height } }: Screen,
  goal: string
): Judged {
  if (now.state === 'nothing') return { state: 'measuring' }
  if (now.state !== 'measured') return { state: now.state }
  const { shares, data } = now
  if (isFlat(shares)) return { state: 'noLayers' }
  if (shares.readings.attention?.method === 'unreadable') return { state: 'unreadable' }
  const judgement = judgeLayers({
    medium,
    picture: { width, height },
    layers: shares.layers,
    marked: (data.mainAction && findMarked(shares.layers, data.mainAction))?.id ?? null,
    goal
  })
  return { state: 'judged', judgement, shares, data }
}
