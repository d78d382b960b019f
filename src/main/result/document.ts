import type { FrameDocument, LayerData, ReadResult } from '../../bridge'
import type { ErrorData } from '../../errors'
import type { ResultRecord } from '../../file'
import { findNode } from '../figma/nodes/find-node'
import type { Versioned } from '../figma/storage/parse-versioned'
import { parseHistory, withPicture } from '../frame-data/history'
import { parseShares } from '../frame-data/shares'
import { parseMainAction } from './main-action'
import { readRecord } from './record'
import { storedResult } from './result'
import { words } from './words'

let revision = 0

/** Reads all that the file keeps of a frame. Throws node_removed. */
export async function readFrame(nodeId: string): Promise<FrameDocument> {
  return frameDocument(await findNode(nodeId))
}

export function frameDocument(frame: SceneNode): FrameDocument {
  const parsed = readRecord(frame)
  const record = parsed.state === 'found' ? parsed.record : null
  revision += 1
  return { nodeId: frame.id, revision, read: readOf(frame, parsed), data: layerData(frame, record) }
}

/** A copied frame shows the result of its original, without overlays. */
function readOf(frame: SceneNode, parsed: ReturnType<typeof readRecord>): ReadResult {
  if (parsed.state === 'none') return { state: 'none' }
  if (parsed.state === 'broken') return { state: 'broken', error: parsed.error }
  return { state: 'found', result: storedResult(frame, parsed.record) }
}

/** Attention by layer, main action and history. Unreadable entries become faults. */
function layerData(frame: SceneNode, record: ResultRecord | null): LayerData {
  const shares = parseShares(frame)
  const mainAction = parseMainAction(frame)
  const history = parseHistory(frame)
  return {
    shares: valueOf(shares),
    mainAction: valueOf(mainAction),
    history: withPicture(valueOf(history)?.runs ?? [], record),
    faults: [
      ...faultOf(shares, 'shares'),
      ...faultOf(mainAction, 'primary'),
      ...faultOf(history, 'history')
    ]
  }
}

function valueOf<T>(parsed: Versioned<T>): T | null {
  return parsed.state === 'found' ? parsed.value : null
}

function faultOf(
  { state }: Versioned<unknown>,
  name: 'shares' | 'primary' | 'history'
): ErrorData[] {
  if (state !== 'newer' && state !== 'broken') return []
  return [{ code: `${name}_${state}`, ...words().faults[name][state], sent: 'no' }]
}
