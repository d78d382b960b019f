import { unpackLayers } from '../../bridge'
import { GlanceError } from '../../errors'
import type { LayerTree, PictureFrame } from '../../file'
import { until } from '../../waiting'
import type { PanelTools } from '../tools/panel-tools'
import { describePicture, samePicture } from '../tools/thumbnail'
import type { ExportedFrame, FramePhase } from '../provider/frames'
import type { FrameTarget } from './frame'
import type { RunTools } from './handover'
import { asksTheSame, type PlannedRun } from './is-repeat'
import { ALREADY_ANALYSED } from './retry-way'
import type { RunContext } from './run-plan'
import { words } from './words'

type Context = RunContext<FramePhase>

/**
 * Exports a frame and reads its layers. Its picture is described meanwhile, but before what is charged, where the same
 * picture may not be sent again: then rejects with `already_analysed`.
 */
export async function exportFrame(
  tools: RunTools,
  { provider, repeat, settings, signal }: Context,
  { id: nodeId, medium }: FrameTarget
): Promise<ExportedFrame> {
  const { bridge } = tools
  const predictions = [...settings.predictions]
  const exported = await until(signal, bridge.exportPicture(nodeId))
  const { png, title } = exported
  const tree = await layersOf(tools, signal, nodeId, exported)
  const picture = until(signal, describePicture(tools, nodeId, exported))
  // Whoever waits for it hears of its failure.
  picture.catch(() => undefined)
  if (provider.charges && !repeat) {
    const planned = { picture: await picture, medium, predictions, provider: provider.info }
    await refuseRepeat(tools, signal, nodeId, planned)
  }
  return { title, png, tree, picture, medium, predictions }
}

/** Read right after the export, so that they lie where the picture shows them. No run fails for them. */
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
