import type { StoredResult } from '../../../bridge'
import { GlanceError } from '../../../errors'
import type { Comparison } from '../../compare/comparison'
import { words as compareWords } from '../../compare/words'
import { type FrameKnown, layersIn } from '../../frames/frame-known'
import { judgeResult } from '../../result/verdict/judge-result'
import { listShort } from '../../words/list-words'
import type { Making, Report, ReportFrame, ReportTools } from '../report'
import { words } from '../words'
import { gatherFixes } from './gather-fixes'
import { gatherPictures } from './gather-pictures'

export type ReportSource =
  | { kind: 'frame'; nodeId: string; name: string }
  | { kind: 'comparison'; comparison: Comparison }

/** Steps of a report that looking for fixes counts as. */
const LOOKING = 4

/**
 * Reads all that a report says: frame by frame, with their pictures where they are wanted, then what would help the frame
 * where it is one; while that is being looked for, it waits. Rejects when cancelled.
 */
export async function gatherReport(
  source: ReportSource,
  withPictures: boolean,
  tools: ReportTools,
  { signal, onProgress }: Making
): Promise<Report> {
  const comparison = source.kind === 'comparison' ? source.comparison : null
  const wanted = source.kind === 'comparison' ? source.comparison.frames : [source]
  const steps = wanted.length + (comparison === null ? LOOKING : 0)
  const frames: ReportFrame[] = []
  for (const { nodeId, name } of wanted) {
    signal.throwIfAborted()
    const frame = await gatherFrame(nodeId, name, tools)
    if (comparison !== null) refuseOlder(frame, comparison)
    if (withPictures) frame.pictures = await gatherPictures(frame, tools, signal)
    frames.push(frame)
    onProgress(frames.length, steps)
  }
  const making: Making = {
    signal,
    onProgress: (done, of) => onProgress(wanted.length + (LOOKING * done) / Math.max(of, 1), steps)
  }
  const [only] = frames
  const fixes = comparison === null && only ? await gatherFixes(only, tools, making) : null
  const names = wanted.map(({ name }) => name)
  const title = comparison ? compareWords().board.title(listShort(names)) : names.join()
  return { title, madeAt: tools.now(), frames, comparison, fixes }
}

/** All that the file has for an analysed frame, but its pictures. Rejects when there is no result to read. */
async function gatherFrame(
  nodeId: string,
  name: string,
  { brief, cache }: ReportTools
): Promise<ReportFrame> {
  const known = await cache.known(nodeId, 'checked')
  const result = resultOf(known, name)
  const layers = layersIn(known)
  const goal = (await brief.briefFor(nodeId))?.goal ?? ''
  const faults = known.data?.faults.map(({ message }) => message) ?? []
  const failed = layers.state === 'failed' ? [words().notMeasurable(layers.error.message)] : []
  return {
    nodeId,
    name,
    result,
    judged: judgeResult(result.record, layers, goal),
    notes: [...failed, ...faults],
    pictures: null
  }
}

function resultOf({ error, read }: FrameKnown, name: string): StoredResult {
  if (read?.state === 'found') return read.result
  if (read?.state === 'broken') throw new GlanceError(read.error)
  throw new GlanceError(error ?? { code: 'no_result', ...words().noResult(name), sent: 'no' })
}

/** A comparison's numbers are of the runs that it was made of. */
function refuseOlder({ name, nodeId, result }: ReportFrame, { frames }: Comparison): void {
  const compared = frames.find((frame) => frame.nodeId === nodeId)
  if (compared?.record.runId === result.record.runId) return
  throw new GlanceError({
    code: 'comparison_outdated',
    ...words().comparisonOutdated(name),
    sent: 'no'
  })
}
