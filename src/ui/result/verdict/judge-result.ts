import { useMemo } from 'preact/hooks'
import type { LayerData, StoredResult } from '../../../bridge'
import { isTooSmall } from '../../../engine/engine-facts'
import { judgeLayers, type Judgement } from '../../../engine/texts/judge-layers'
import { verdict } from '../../../engine/texts/verdict'
import { findMarked, type LayerShares, type ResultRecord } from '../../../file'
import { language } from '../../../language'
import { useBrief } from '../../brief/brief-store'
import type { LayersNow } from '../../frames/frame-known'
import { useLayers } from '../../layers/layer-store'
import { isFlat } from '../../layers/layer-words'
import { movedSince } from '../../history/run-changes'
import { words as shared } from '../../words/words'
import { words } from '../words'

/** State of judging a result's layers. */
export type Judged =
  | {
      state: 'measuring' | 'tooSmall' | 'noMap' | 'unreadable' | 'noLayers' | 'outOfDate' | 'failed'
    }
  | { state: 'judged'; judgement: Judgement; shares: LayerShares; data: LayerData }

/** Judges the layers of the shown result, again when the mark, the goal or the language changes. */
export function useJudgement({ record }: StoredResult): Judged {
  const now = useLayers().now.value
  const goal = useBrief().holding.value?.goal ?? ''
  const { medium, picture, maps } = record
  return useMemo(
    () => judgeResult({ medium, picture, maps }, now, goal),
    [medium, picture, maps, now, goal, language()]
  )
}

/** How the known layers of a result fare. `goal`: of the brief that applies; empty without one. */
export function judgeResult(
  { medium, picture, maps }: Pick<ResultRecord, 'medium' | 'picture' | 'maps'>,
  layers: LayersNow,
  goal: string
): Judged {
  if (isTooSmall(picture)) return { state: 'tooSmall' }
  if (!('attention' in maps)) return { state: 'noMap' }
  if (layers.state === 'nothing') return { state: 'measuring' }
  if (layers.state !== 'measured') return { state: layers.state }
  const { shares, data } = layers
  if (isFlat(shares)) return { state: 'noLayers' }
  if (shares.readings.attention?.method === 'unreadable') return { state: 'unreadable' }
  const judgement = judgeLayers({
    medium,
    picture,
    layers: shares.layers,
    marked: (data.mainAction && findMarked(shares.layers, data.mainAction))?.id ?? null,
    goal
  })
  return { state: 'judged', judgement, shares, data }
}

/** The answer in one or two sentences, or why there is none. `nameOf`: a layer's name in them, by default the judgement's. */
export function verdictWords(judged: Judged, nameOf?: Judgement['nameOf']): string {
  if (judged.state === 'judged') {
    return verdict(judged.judgement, nameOf ?? judged.judgement.nameOf)
  }
  return judged.state === 'tooSmall' ? shared().tooSmall : words().why[judged.state]
}

/** How the number of people who see the main action moved since the last run; null where it is only suggested. */
export function actionMoved(
  { action }: Judgement,
  { runId }: LayerShares,
  { history }: LayerData
): string | null {
  return action?.by === 'mark' ? movedSince(history, runId, action.layer) : null
}
