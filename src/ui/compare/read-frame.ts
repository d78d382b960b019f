import type { StoredResult } from '../../bridge'
import { describeError } from '../words/describe-error'
import type { CompareTools, LeftOutFrame, ReadFrame } from './comparison'

/** One frame of a comparison: what the file has for it, or why it is left out. */
export type FrameOutcome =
  { state: 'read'; frame: ReadFrame } | { state: 'leftOut'; frame: LeftOutFrame }

/** Never rejects: a frame that cannot be read does not keep others from being compared. */
export async function readFrame(
  tools: CompareTools,
  { nodeId, name }: { nodeId: string; name: string }
): Promise<FrameOutcome> {
  const leaveOut = (reason: string): FrameOutcome => ({
    state: 'leftOut',
    frame: { nodeId, name, reason }
  })
  try {
    const read = await tools.bridge.readResult(nodeId)
    if (read.state === 'none') return leaveOut('It has no result.')
    if (read.state === 'broken') return leaveOut(read.error.message)
    const result = await tools.pictures.check(read.result)
    return { state: 'read', frame: await withLayers(tools, result, name) }
  } catch (error) {
    return leaveOut(describeError(error).message)
  }
}

/** Without attention by layer a frame is still compared by its scores. */
async function withLayers(
  tools: CompareTools,
  result: StoredResult,
  name: string
): Promise<ReadFrame> {
  const { nodeId, record } = result
  const frame = { nodeId, name, record }
  if (!('attention' in record.maps)) {
    const { primary } = await tools.bridge.readLayerData(nodeId)
    return { ...frame, shares: null, why: 'It has no attention map.', mark: primary }
  }
  try {
    const answer = await tools.layers.frames.of(result)
    const mark = answer.data.primary
    if (answer.state === 'measured') {
      const { shares } = answer
      const unread = shares.readings.attention?.method === 'unreadable'
      const why = unread ? 'Its attention map cannot be read, so shares are not known.' : null
      return { ...frame, shares, why, mark }
    }
    const why = 'It changed since its analysis, so shares of its layers are not known.'
    return { ...frame, shares: null, why, mark }
  } catch (error) {
    const { message } = describeError(error)
    return {
      ...frame,
      shares: null,
      why: `Its layers could not be measured. ${message}`,
      mark: null
    }
  }
}
