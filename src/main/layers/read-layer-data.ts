import type { LayerData } from '../../bridge'
import type { ErrorData } from '../../errors'
import { findNode } from '../figma/nodes/find-node'
import type { Versioned } from '../figma/storage/parse-versioned'
import { parseHistory } from '../history/history-store'
import { parsePrimary } from '../intent/primary-store'
import { parseShares } from './shares-store'

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
      ...faultOf(shares, 'shares', 'Attention by layer', 'It is measured again by itself.'),
      ...faultOf(primary, 'primary', 'The primary element', 'Mark it again.'),
      ...faultOf(history, 'history', 'The list of earlier runs', 'The next run begins a new one.')
    ]
  }
}

function valueOf<T>(parsed: Versioned<T>): T | null {
  return parsed.state === 'found' ? parsed.value : null
}

function faultOf(
  parsed: Versioned<unknown>,
  name: string,
  what: string,
  advice: string
): ErrorData[] {
  if (parsed.state === 'newer') {
    const message = `${what} was kept by a newer version of Glance, and is left as it is.`
    return [{ code: `${name}_newer`, message, advice: 'Update Glance to see it.', sent: 'no' }]
  }
  if (parsed.state !== 'broken') return []
  const message = `${what} kept on this frame cannot be read.`
  return [{ code: `${name}_broken`, message, advice, sent: 'no' }]
}
