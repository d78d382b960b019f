import { GlanceError } from '../../errors'
import type { Picture, ProviderInfo, ResultRecord } from '../../file'
import type { PredictionName } from '../../interface'
import { until } from '../../waiting'
import { sameMaker } from '../provider/same-maker'
import { samePicture } from '../tools/thumbnail'
import type { PanelTools } from '../tools/panel-tools'
import { ALREADY_ANALYSED } from './job'
import { words } from './words'

/** Rejects with `already_analysed` if the planned run would pay again for a result that the frame has. */
export async function refuseRepeat(
  { bridge, measure, now }: PanelTools,
  signal: AbortSignal,
  nodeId: string,
  planned: PlannedRun
): Promise<void> {
  const { read } = await until(signal, bridge.readFrame(nodeId))
  if (read.state !== 'found' || !asksTheSame(read.result.record, planned, now())) return
  const { picture } = read.result.record
  if (!(await until(signal, samePicture({ measure }, picture, planned.picture)))) return
  throw new GlanceError({
    code: ALREADY_ANALYSED,
    message: words().analysed.message,
    advice: words().analysed.advice,
    sent: 'no'
  })
}

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
