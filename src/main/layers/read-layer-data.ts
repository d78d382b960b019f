import type { LayerData } from '../../bridge'
import type { ErrorData } from '../../errors'
import { findNode } from '../figma/nodes/find-node'
import type { Versioned } from '../figma/storage/parse-versioned'
import { parseHistory } from '../history/history-store'
import { parsePrimary } from '../intent/primary-store'
import { parseShares } from './shares-store'
import { words } from './words'

/** What the file keeps of a frame beside its result. What cannot be read is told as a fault. */
export async function readLayerData(nodeId: string): Promise<LayerData> {
  const frame = await findNode(nodeId)
  const shares = parseShares(frame)
  const primary = parsePrimary(frame)
  const history = parseHistory(frame)
  return {
    shares: valueOf(shares),
    primary: valueOf(primary),
    history: valueOf(history)?.runs ?? [],
    faults: [
      ...faultOf(shares, 'shares'),
      ...faultOf(primary, 'primary'),
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
