import type { Medium, ReadResult, ResultRecord } from '../../bridge'

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
  /** Its result was made with other choices, or by somebody else. */
  | 'otherwise'
  | 'outOfDate'
  | 'broken'

export interface PlannedFrame {
  medium: Medium
  predictions: readonly string[]
  /** Host of the service; null on this device. */
  host: string | null
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
    provider.host === planned.host &&
    planned.predictions.every((name) => predictions.includes(name))
  return same ? 'fresh' : 'otherwise'
}
