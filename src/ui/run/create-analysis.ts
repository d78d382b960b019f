import { GlanceError, type LayerTree, type PictureFrame, unpackLayers } from '../../bridge'
import type { JournalEntry } from '../../file'
import type { ScreenshotId } from '../../interface'
import { abortable } from '../kit/timing/abortable'
import { createPatiently } from './create-patiently'
import { isRepeat } from './is-repeat'
import type { Job } from './job'
import { askFor } from './predictions'
import { ALREADY_ANALYSED } from './retry-way'
import type { Run, RunPlan } from './run-tools'

export interface Accepted {
  entry: JournalEntry
  screenshotId: ScreenshotId
  png: Uint8Array
  /** The frame's layers as they were exported; null when they could not be read. */
  tree: LayerTree | null
}

/** First half of a run: exports the frame and has the service accept it. The journal is written before the call. */
export async function createAnalysis(run: Run, plan: RunPlan, job: Job): Promise<Accepted> {
  const { tools, signal, emit } = run
  const { bridge, provider } = tools
  const { png, ...exported } = await abortable(bridge.exportPicture(job.node.id), signal)
  const { title, width, height, scale } = exported
  const tree = await layersOf(run, job.node.id, exported)
  const picture = { width, height, scale, bytes: png.length, hash: await tools.hash(png) }
  signal.throwIfAborted()
  const entry: JournalEntry = {
    version: 1,
    jobId: job.id,
    fileId: tools.fileId,
    nodeId: job.node.id,
    nodeName: job.node.name,
    provider: provider.info,
    baseUrl: provider.baseUrl,
    phase: 'creating',
    screenshotId: null,
    analysisId: null,
    title,
    medium: plan.medium,
    predictions: [...plan.predictions],
    picture,
    startedAt: job.startedAt
  }
  if (provider.charges && !plan.repeat) await refuseRepeat(run, entry)
  emit({ type: 'exported', picture })
  await abortable(bridge.writeJournal(entry), signal)
  if (tree !== null) provider.notes?.picture(picture, tree.nodes)
  const create = (): Promise<{ id: ScreenshotId }> =>
    provider.client.analyses.create(
      {
        type: 'image',
        bytes: png,
        medium: plan.medium,
        title,
        predictions: askFor(plan.predictions)
      },
      { signal }
    )
  const { id } = await (plan.patient ? createPatiently(run, create) : create())
  emit({ type: 'accepted', screenshotId: id })
  return { entry: { ...entry, phase: 'waiting', screenshotId: id }, screenshotId: id, png, tree }
}

/** Read right after the export, so that they lie where the picture shows them. No run fails for them. */
function layersOf(
  { tools, signal }: Run,
  nodeId: string,
  picture: PictureFrame
): Promise<LayerTree | null> {
  const { width, height, scale } = picture
  const read = tools.bridge
    .readLayers(nodeId, { width, height, scale })
    .then(unpackLayers)
    .catch(() => null)
  return abortable(read, signal)
}

async function refuseRepeat({ tools, signal }: Run, entry: JournalEntry): Promise<void> {
  const read = await abortable(tools.bridge.readResult(entry.nodeId), signal)
  if (read.state !== 'found') return
  const planned = { ...entry, hash: entry.picture.hash }
  if (!isRepeat(read.result.record, planned, tools.now())) return
  throw new GlanceError({
    code: ALREADY_ANALYSED,
    message: 'This exact picture was analysed within the last hour with the same options.',
    advice: 'The result in the file is the one you would get. A new run may be charged.',
    sent: 'no'
  })
}
