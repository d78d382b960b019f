import type { StoredResult } from '../../bridge'
import { type ErrorData, toErrorData } from '../../errors'
import type { LayerShares, Primary } from '../../file'
import { judgeLayers } from '../../engine/texts/judge-layers'
import type { CompareTools, LeftOutFrame, ReadFrame } from './comparison'
import { type ComparePlan, MOST_COMPARED } from './plan-comparison'
import { words } from './words'

/** One frame of a comparison: what the file has for it, or why it is left out. */
export type FrameOutcome =
  | { state: 'read'; frame: ReadFrame }
  | { state: 'leftOut'; frame: Omit<LeftOutFrame, 'reason'> & { reason: () => string } }

/** Never rejects: a frame that cannot be read does not keep others from being compared. */
export async function readFrame(
  tools: CompareTools,
  { nodeId, name }: { nodeId: string; name: string }
): Promise<FrameOutcome> {
  const leaveOut = (reason: () => string): FrameOutcome => ({
    state: 'leftOut',
    frame: { nodeId, name, reason }
  })
  try {
    const read = await tools.bridge.readResult(nodeId)
    if (read.state === 'none') return leaveOut(() => words().noResult)
    if (read.state === 'broken') return leaveOut(() => read.error.message)
    const result = await tools.pictures.check(read.result)
    return { state: 'read', frame: await withLayers(tools, result, name) }
  } catch (error) {
    return leaveOut(() => toErrorData(error).message)
  }
}

/** Without attention by layer a frame is still compared by its scores. */
async function withLayers(
  tools: CompareTools,
  result: StoredResult,
  name: string
): Promise<ReadFrame> {
  const { nodeId, record } = result
  const frame = { nodeId, name, record, shares: null, mark: null, suggested: null }
  if (!('attention' in record.maps)) {
    const { primary: mark } = await tools.bridge.readLayerData(nodeId)
    return { ...frame, why: () => words().noMap, mark }
  }
  try {
    const answer = await tools.layers.frames.of(result)
    const mark = answer.data.primary
    if (answer.state !== 'measured') return { ...frame, why: () => words().changed, mark }
    const { shares } = answer
    if (shares.readings.attention?.method === 'unreadable')
      return { ...frame, shares, why: () => words().unreadableMap, mark }
    const suggested = await suggest(tools, result, shares)
    return { ...frame, shares, why: null, mark, suggested }
  } catch (error) {
    return { ...frame, why: () => words().unmeasured(toErrorData(error).message) }
  }
}

/** The main action as the result's own screen suggests it, by the brief that holds for the frame. */
async function suggest(
  { briefFor }: CompareTools,
  { nodeId, record: { medium, picture } }: StoredResult,
  { layers }: LayerShares
): Promise<Primary | null> {
  const goal = (await briefFor(nodeId))?.goal ?? ''
  const { action } = judgeLayers({ medium, picture, layers, marked: null, goal })
  if (action === null) return null
  const { id, name, type } = action.layer
  return { version: 1, id, name, type }
}

export function tooMany(): ErrorData {
  return { code: 'too_many_to_compare', ...words().tooMany(MOST_COMPARED), sent: 'no' }
}

export function tooFew(left: number): ErrorData {
  return { code: 'too_few_to_compare', ...words().tooFew(left), sent: 'no' }
}

/** A frame that has no result and cannot get one now. */
export function lackingFrame({
  node,
  state,
  refusal
}: ComparePlan['lacking'][number]): FrameOutcome {
  const none = (): string => (state === 'broken' ? words().unreadableResult : words().noResult)
  const frame = { nodeId: node.id, name: node.name, reason: () => refusal?.message ?? none() }
  return { state: 'leftOut', frame }
}
