import type { LayerData, PlacedResult } from '../../bridge'
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

/** Reads attention by layer, main action and history of a frame. What is there but cannot be read is a fault. */
export async function readLayerData(nodeId: string): Promise<LayerData> {
  const frame = await findNode(nodeId)
  const record = readRecord(frame)
  return layerData(frame, record.state === 'found' ? record.record : null)
}

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

/** A result as it was just placed. */
export function placedResult(frame: SceneNode, record: ResultRecord): PlacedResult {
  return { result: storedResult(frame, record), data: layerData(frame, record) }
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
