import type { LayerData, StoredResult } from '../../../bridge'
import { GlanceError } from '../../../errors'
import type { MainAction } from '../../../file'
import type { Screen } from '../../../engine/share-order'
import type { ComparedFrame, Comparison } from '../../compare/comparison'
import { type FrameKnown, layersIn, type LayersNow } from '../../frames/frame-known'
import { mainActionVerdict } from '../../main-action/main-action-verdict'
import { takeApart } from '../../kit/markdown/portions'
import { listShort } from '../../words/list-words'
import type { Report, ReportFrame, ReportText, ReportTools } from '../report'
import { words } from '../words'
import { gatherPictures, pictureCount } from './gather-pictures'

export type ReportSource =
  { kind: 'frame'; nodeId: string; name: string } | { kind: 'comparison'; comparison: Comparison }

/** How a report comes along, and how it is ended. */
interface Making {
  signal: AbortSignal
  /** How many of how many steps are done. */
  onProgress: (done: number, of: number) => void
}

/** Reads all that a report says, frame by frame and picture by picture. Rejects when cancelled. */
export async function gatherReport(
  source: ReportSource,
  withPictures: boolean,
  tools: ReportTools,
  { signal, onProgress }: Making
): Promise<Report> {
  const comparison = source.kind === 'comparison' ? source.comparison : null
  const wanted = source.kind === 'comparison' ? source.comparison.frames : [source]
  const frames: ReportFrame[] = []
  for (const { nodeId, name } of wanted) {
    signal.throwIfAborted()
    const frame = await gatherFrame(nodeId, name, tools)
    frames.push(comparison === null ? frame : asCompared(frame, comparison))
    if (!withPictures) onProgress(frames.length, wanted.length)
  }
  if (withPictures) await addPictures(frames, tools, { signal, onProgress })
  const title = titleOf(wanted.map(({ name }) => name))
  return { title, madeAt: tools.now(), frames, comparison }
}

async function addPictures(
  frames: readonly ReportFrame[],
  tools: ReportTools,
  { signal, onProgress }: Making
): Promise<void> {
  const count = frames.reduce((sum, frame) => sum + pictureCount(frame), 0)
  let done = 0
  for (const frame of frames) {
    frame.pictures = await gatherPictures(frame, tools, signal, () => onProgress(++done, count))
  }
}

/** The comparison's own numbers: a variant without a mark of its own has the base's main action. */
function asCompared(frame: ReportFrame, { frames, mainActionName }: Comparison): ReportFrame {
  const compared = frames.find(({ nodeId }) => nodeId === frame.nodeId)
  if (compared?.record.runId !== frame.record.runId)
    throw new GlanceError({
      code: 'comparison_outdated',
      ...words().comparisonOutdated(frame.name),
      sent: 'no'
    })
  const { shares, why } = compared
  return { ...frame, shares, why, mainAction: comparedMainAction(frame, compared, mainActionName) }
}

function comparedMainAction(
  { history, mainAction: own }: ReportFrame,
  { mainAction: outcome, record, shares }: ComparedFrame,
  mainActionName: string | null
): ReportFrame['mainAction'] {
  if (outcome === null)
    return mainActionName === null ? own : { name: mainActionName, verdict: null }
  const { name, layer } = outcome
  if (shares === null) return { name, verdict: null }
  const mainAction: MainAction = { version: 1, id: layer.id, name: layer.name, type: layer.type }
  return {
    name,
    verdict: mainActionVerdict(shares, { shares, mainAction, history, faults: [] }, record)
  }
}

function titleOf(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? ''
  return words().compared(listShort(names))
}

/** All that the file has for an analysed frame, but its pictures. Rejects when there is no result to read. */
async function gatherFrame(nodeId: string, name: string, tools: ReportTools): Promise<ReportFrame> {
  const known = await tools.cache.known(nodeId, 'checked')
  const { record, texts } = resultOf(known, name)
  const { data } = known
  const { shares, why } = sharesOf(layersIn(known))
  return {
    nodeId,
    name,
    record,
    texts: {
      summary: await reportText(texts.summary),
      recommendations: await reportText(texts.recommendations)
    },
    shares,
    why,
    mainAction: data?.mainAction
      ? mainActionOf(shares, { ...data, mainAction: data.mainAction }, record)
      : null,
    history: data?.history ?? [],
    faults: (data?.faults ?? []).map(({ message }) => message),
    pictures: null
  }
}

function resultOf(known: FrameKnown, name: string): StoredResult {
  const { error, read } = known
  if (read?.state === 'found') return read.result
  if (read?.state === 'broken') throw new GlanceError(read.error)
  throw new GlanceError(error ?? { code: 'no_result', ...words().noResult(name), sent: 'no' })
}

/** Layers that cannot be measured leave the rest of the report as it is. */
function sharesOf(layers: LayersNow): Pick<ReportFrame, 'shares' | 'why'> {
  if (layers.state === 'measured') return { shares: layers.shares, why: null }
  const why =
    layers.state === 'failed'
      ? words().layers.notMeasurable(layers.error.message)
      : words().layers.notMeasuredThen
  return { shares: null, why }
}

function mainActionOf(
  shares: ReportFrame['shares'],
  data: LayerData & { mainAction: MainAction },
  screen: Screen
): ReportFrame['mainAction'] {
  const verdict = shares && mainActionVerdict(shares, data, screen)
  return { name: verdict?.outcome.name ?? data.mainAction.name, verdict }
}

async function reportText(markdown: string | null): Promise<ReportText | null> {
  return markdown === null ? null : { markdown, tokens: await takeApart(markdown) }
}
