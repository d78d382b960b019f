import type { Picture, ProviderInfo, ResultRecord } from '../../file'
import type { PredictionName } from '../../interface'
import { sameMaker } from '../provider/same-maker'

const HOUR_MS = 60 * 60 * 1000

export interface PlannedRun {
  picture: Picture
  medium: ResultRecord['medium']
  predictions: readonly PredictionName[]
  provider: ProviderInfo
}

/** True when a kept result answers the planned run if the picture is the same: same options, same maker, within the hour. */
export function asksTheSame(record: ResultRecord, planned: PlannedRun, now: number): boolean {
  return (
    record.medium === planned.medium &&
    sameMaker(record.provider, planned.provider) &&
    planned.predictions.every((prediction) => record.predictions.includes(prediction)) &&
    now - record.finishedAt < HOUR_MS
  )
}
