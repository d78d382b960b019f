import type { FrameDocument, LayerData, ReadResult } from '../../bridge'
import type { ErrorData } from '../../errors'
import { findNode } from '../figma/nodes/find-node'
import { overlaysOf, overlayState } from '../overlays/overlay-group'
import type { Versioned } from '../figma/storage/parse-versioned'
import { withPicture } from '../frame-data/history'
import { type Kept, readKept } from './kept'
import { words } from './words'

let revision = 0

/** Reads all that the file keeps of a frame. Throws node_removed. */
export async function readFrame(nodeId: string): Promise<FrameDocument> {
  const frame = await findNode(nodeId)
  const kept = readKept(frame)
  revision += 1
  return { nodeId, revision, read: readOf(frame, kept), data: layerData(kept) }
}

/** A copied frame shows the result of its original, without overlays. */
function readOf(frame: SceneNode, { record, texts }: Kept): ReadResult {
  if (record.state === 'none') return { state: 'none' }
  if (record.state === 'broken') return { state: 'broken', error: record.error }
  const [group] = overlaysOf(frame)
  const overlay = group === undefined ? null : overlayState(group)
  return { state: 'found', result: { nodeId: frame.id, record: record.record, texts, overlay } }
}

/** Attention by layer, main action and history. Unreadable entries become faults. */
function layerData({ record, shares, mainAction, history }: Kept): LayerData {
  const shown = record.state === 'found' ? record.record : null
  return {
    shares: valueOf(shares),
    mainAction: valueOf(mainAction),
    history: withPicture(valueOf(history)?.runs ?? [], shown),
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
