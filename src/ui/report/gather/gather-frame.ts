import type { LayerData, StoredResult } from '../../../bridge'
import { GlanceError } from '../../../errors'
import type { Primary } from '../../../file'
import type { Screen } from '../../../workers/engine/share-order'
import { primaryVerdict } from '../../intent/primary-verdict'
import { describeError } from '../../words/describe-error'
import type { ReportFrame, ReportText, ReportTools } from '../report'
import { words } from '../words'

type Layers = Pick<ReportFrame, 'shares' | 'why'> & { data: LayerData | null }

/** All that the file has for an analysed frame, but its pictures. Rejects when there is no result to read. */
export async function gatherFrame(
  nodeId: string,
  name: string,
  tools: ReportTools
): Promise<ReportFrame> {
  const result = await tools.pictures.check(await readResult(nodeId, name, tools))
  const { shares, why, data } = await readLayers(result, tools)
  return {
    nodeId,
    name,
    record: result.record,
    texts: {
      summary: await reportText(result.texts.summary, tools),
      recommendations: await reportText(result.texts.recommendations, tools)
    },
    shares,
    why,
    primary: data?.primary
      ? primaryOf(shares, { ...data, primary: data.primary }, result.record)
      : null,
    history: data?.history ?? [],
    faults: (data?.faults ?? []).map(({ message }) => message),
    pictures: null
  }
}

async function readResult(
  nodeId: string,
  name: string,
  { bridge }: ReportTools
): Promise<StoredResult> {
  const read = await bridge.readResult(nodeId)
  if (read.state === 'found') return read.result
  if (read.state === 'broken') throw new GlanceError(read.error)
  throw new GlanceError({ code: 'no_result', ...words().noResult(name), sent: 'no' })
}

/** Layers that cannot be measured leave the rest of the report as it is. */
async function readLayers(result: StoredResult, tools: ReportTools): Promise<Layers> {
  try {
    const answer = await tools.layers.frames.of(result)
    if (answer.state === 'measured') return { shares: answer.shares, why: null, data: answer.data }
    const why = words().layers.notMeasuredThen
    return { ...keptShares(answer.data, result, why), data: answer.data }
  } catch (error) {
    const why = words().layers.notMeasurable(describeError(error).message)
    // Without what the file keeps of the frame, the report says just that.
    const data = await tools.bridge.readLayerData(result.nodeId).catch(() => null)
    return { ...keptShares(data, result, why), data }
  }
}

function keptShares(
  data: LayerData | null,
  { nodeId, record }: StoredResult,
  why: string
): Pick<ReportFrame, 'shares' | 'why'> {
  const shares = data?.shares ?? null
  const own = shares?.runId === record.runId && shares.nodeId === nodeId
  return own ? { shares, why: null } : { shares: null, why }
}

function primaryOf(
  shares: ReportFrame['shares'],
  data: LayerData & { primary: Primary },
  screen: Screen
): ReportFrame['primary'] {
  const verdict = shares && primaryVerdict(shares, data, screen)
  return { name: verdict?.outcome.name ?? data.primary.name, verdict }
}

async function reportText(
  markdown: string | null,
  { lex }: ReportTools
): Promise<ReportText | null> {
  if (markdown === null) return null
  // A text that keeps the lexer busy for too long is shown as it came.
  return { markdown, tokens: await lex(markdown).catch(() => null) }
}
