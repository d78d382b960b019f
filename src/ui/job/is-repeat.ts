import type { ResultRecord } from '../../bridge'

const HOUR_MS = 60 * 60 * 1000

export interface PlannedRun {
  hash: string
  medium: ResultRecord['medium']
  predictions: readonly string[]
  host: string | null
}

/** True when a kept result answers the planned run: same picture, same options, same service, within the hour. */
export function isRepeat(record: ResultRecord, planned: PlannedRun, now: number): boolean {
  return (
    record.picture.hash === planned.hash &&
    record.medium === planned.medium &&
    record.provider.host === planned.host &&
    planned.predictions.every((prediction) => record.predictions.includes(prediction)) &&
    now - record.finishedAt < HOUR_MS
  )
}
