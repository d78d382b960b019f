import { GlanceError } from '../../../errors'
import type { Primary } from '../../../file'
import type { ComparedFrame, Comparison } from '../../compare/comparison'
import { primaryVerdict } from '../../intent/primary-verdict'
import { listWords } from '../../words/list-words'
import type { Report, ReportFrame, ReportTools } from '../report'
import { gatherFrame } from './gather-frame'
import { gatherPictures, pictureCount } from './gather-pictures'
import { words } from '../words'

/** What a report is about. */
export type ReportSource =
  { kind: 'frame'; nodeId: string; name: string } | { kind: 'comparison'; comparison: Comparison }

/** How a report comes along, and how it is ended. */
interface Gathering {
  signal: AbortSignal
  /** How many of how many steps are done. */
  onProgress: (done: number, of: number) => void
}

/** More names than these make a title too long. */
const MAX_NAMES = 3

/** Reads all that a report says, frame by frame and picture by picture. Rejects when cancelled. */
export async function gatherReport(
  source: ReportSource,
  withPictures: boolean,
  tools: ReportTools,
  { signal, onProgress }: Gathering
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
  { signal, onProgress }: Gathering
): Promise<void> {
  const count = frames.reduce((sum, frame) => sum + pictureCount(frame), 0)
  let done = 0
  for (const frame of frames) {
    frame.pictures = await gatherPictures(frame, tools, signal, () => onProgress(++done, count))
  }
}

/** The comparison's own numbers: a variant without a mark of its own has the base's main action. */
function asCompared(frame: ReportFrame, { frames, primaryName }: Comparison): ReportFrame {
  const compared = frames.find(({ nodeId }) => nodeId === frame.nodeId)
  if (compared?.record.runId !== frame.record.runId)
    throw new GlanceError({
      code: 'comparison_outdated',
      ...words().comparisonOutdated(frame.name),
      sent: 'no'
    })
  const { shares, why } = compared
  return { ...frame, shares, why, primary: comparedPrimary(frame, compared, primaryName) }
}

function comparedPrimary(
  { history, primary: own }: ReportFrame,
  { primary: outcome, record, shares }: ComparedFrame,
  primaryName: string | null
): ReportFrame['primary'] {
  if (outcome === null) return primaryName === null ? own : { name: primaryName, verdict: null }
  const { name, layer } = outcome
  if (shares === null) return { name, verdict: null }
  const primary: Primary = { version: 1, id: layer.id, name: layer.name, type: layer.type }
  return { name, verdict: primaryVerdict(shares, { shares, primary, history, faults: [] }, record) }
}

function titleOf(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? ''
  const left = names.length - MAX_NAMES
  const shown = left > 0 ? [...names.slice(0, MAX_NAMES - 1), words().more(left + 1)] : names
  return words().compared(listWords(shown))
}
