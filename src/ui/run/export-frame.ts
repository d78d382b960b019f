import { unpackLayers } from '../../bridge'
import { GlanceError } from '../../errors'
import type { LayerTree, Picture, PictureFrame, ProviderInfo, ResultRecord } from '../../file'
import type { Medium, PredictionName } from '../../interface'
import { until } from '../../waiting'
import type { PanelTools } from '../tools/panel-tools'
import { describePicture, samePicture } from '../tools/thumbnail'
import type { ExportedFrame } from '../provider/frames'
import { sameMaker } from '../provider/same-maker'
import type { RunContext } from './drive-run'
import type { RunTools } from './run-tools'
import { ALREADY_ANALYSED } from './run'
import { words } from './words'

/** A frame to analyse, and how it will be seen. */
export interface FrameTarget {
  id: string
  name: string
  medium: Medium
}

/**
 * Exports a frame. Its layers are read and its picture is described meanwhile, but before what is charged, where the same
 * picture may not be sent again: then rejects with `already_analysed`.
 */
export async function exportFrame(
  tools: RunTools,
  { provider, repeat, settings, signal }: RunContext,
  { id: nodeId, medium }: FrameTarget
): Promise<ExportedFrame> {
  const { bridge } = tools
  const predictions = [...settings.predictions]
  const exported = await until(signal, bridge.exportPicture(nodeId))
  const { png, title } = exported
  const tree = layersOf(tools, signal, nodeId, exported)
  const picture = tree.then(() => until(signal, describePicture(tools, exported)))
  // Whoever waits for them hears of their failure.
  for (const read of [tree, picture]) read.catch(() => undefined)
  if (provider.charges && !repeat) {
    const planned = { picture: await picture, medium, predictions, provider: provider.info }
    await refuseRepeat(tools, signal, nodeId, planned)
  }
  return { title, png, tree, picture, medium, predictions }
}

/** Asked for right after the export, so that they lie where the picture shows them. No run fails for them. */
function layersOf(
  { bridge }: Pick<PanelTools, 'bridge'>,
  signal: AbortSignal,
  nodeId: string,
  { width, height, scale }: PictureFrame
): Promise<LayerTree | null> {
  const read = bridge
    .readLayers(nodeId, { width, height, scale })
    .then(unpackLayers)
    .catch(() => null)
  return until(signal, read)
}

async function refuseRepeat(
  { bridge, measure, now }: Pick<PanelTools, 'bridge' | 'measure' | 'now'>,
  signal: AbortSignal,
  nodeId: string,
  planned: PlannedRun
): Promise<void> {
  const read = await until(signal, bridge.readResult(nodeId))
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
