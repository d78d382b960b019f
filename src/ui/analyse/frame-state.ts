import type { ReadResult } from '../../bridge'
import type { ProviderInfo, ResultRecord } from '../../file'
import type { Medium, PredictionName } from '../../interface'
import { sameMaker } from '../provider/same-maker'

/** What is known of a frame's result, without its texts. */
export type KnownResult =
  | { state: 'none' | 'broken' }
  | {
      state: 'found'
      record: Pick<ResultRecord, 'outOfDate' | 'medium' | 'predictions' | 'provider' | 'finishedAt'>
    }

/** How a selected frame stands to the run that is planned for it. */
export type FrameState =
  /** Not read yet. */
  | 'unknown'
  | 'none'
  /** It has the result it would get. */
  | 'fresh'
  /** Its result was made with other choices, by somebody else or by another engine. */
  | 'otherwise'
  | 'outOfDate'
  | 'broken'

export interface PlannedFrame {
  medium: Medium
  predictions: readonly PredictionName[]
  /** Who would analyse it; null when nobody can. */
  provider: ProviderInfo | null
}

export function knownResult(read: ReadResult): KnownResult {
  if (read.state !== 'found') return { state: read.state }
  const { outOfDate, medium, predictions, provider, finishedAt } = read.result.record
  return { state: 'found', record: { outOfDate, medium, predictions, provider, finishedAt } }
}

export function frameState(known: KnownResult | undefined, planned: PlannedFrame): FrameState {
  if (known === undefined) return 'unknown'
  if (known.state !== 'found') return known.state
  const { outOfDate, medium, predictions, provider } = known.record
  if (outOfDate) return 'outOfDate'
  const same =
    medium === planned.medium &&
    (planned.provider === null || sameMaker(provider, planned.provider)) &&
    planned.predictions.every((name) => predictions.includes(name))
  return same ? 'fresh' : 'otherwise'
}
