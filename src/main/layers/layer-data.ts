import type { LayerData, OfRun } from '../../bridge'
import { type ErrorData, GlanceError } from '../../errors'
import {
  findMarked,
  type HistoryLayer,
  type LayerShares,
  layerSharesSchema,
  type MainAction,
  type MainActionOutcome
} from '../../file'
import { findNode } from '../figma/nodes/find-node'
import { KEYS } from '../figma/storage/entries'
import { describeFrame, parseData, setData, writeWithRun } from '../figma/storage/plugin-data'
import { bytesLeft, packedBytes, mostBytes } from '../figma/storage/entry-sizes'
import { utf8Bytes } from '../figma/storage/utf8'
import { type Versioned } from '../figma/storage/parse-versioned'
import { noteRun, parseHistory, withPicture } from '../frame-data/history'
import { parseMainAction } from '../result/main-action'
import { changeResult, readRecord } from '../result/record'
import { fitShares, serialiseShares } from './fit-shares'
import { words } from './words'

/** Characters of a layer's name in the history, which holds many. */
const NAME_LENGTH = 60

/** Reads attention by layer, main action and history of a frame. What is there but cannot be read is a fault. */
export async function readLayerData(nodeId: string): Promise<LayerData> {
  const frame = await findNode(nodeId)
  const shares = parseShares(frame)
  const mainAction = parseMainAction(frame)
  const history = parseHistory(frame)
  const record = readRecord(frame)
  return {
    shares: valueOf(shares),
    mainAction: valueOf(mainAction),
    history: withPicture(
      valueOf(history)?.runs ?? [],
      record.state === 'found' ? record.record : null
    ),
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

/**
 * Keeps attention by layer beside the record of its run, in the undo step of its result, and focus, main
 * action and first layers in the run's history entry. Throws view_only, no_result or shares_newer.
 */
export function saveShares(
  nodeId: string,
  shares: LayerShares,
  mainAction: MainActionOutcome | null,
  first: readonly HistoryLayer[],
  verdict = ''
): Promise<OfRun> {
  return changeResult({ nodeId, runId: shares.runId }, (frame, record) => {
    if (parseShares(frame).state === 'newer') {
      throw new GlanceError({ code: 'shares_newer', ...words().sharesNewer, sent: 'no' })
    }
    const layers = first.map((layer) => ({ ...layer, name: layer.name.slice(0, NAME_LENGTH) }))
    const { focus } = shares
    writeWithRun(record.runId, () => {
      writeShares(frame, shares, valueOf(parseMainAction(frame)))
      noteRun(frame, record, (entry) => ({ ...entry, focus, primary: mainAction, layers }))
      describeFrame(frame, verdict)
    })
    return 'done'
  })
}

function parseShares(node: BaseNode) {
  return parseData(node, KEYS.shares, layerSharesSchema)
}

/** Bytes of attention by layer: about a hundred layers. Beyond them a layer gets hardly anything. */
const SHARES_BYTES = 6_000

/** Layers hardly ever shrink to less than one part of so many when they are packed. */
const MOST_SHRUNK = 3

/** Keeps attention by layer as far as it fits; the main action is among it. */
function writeShares(node: SceneNode, shares: LayerShares, mainAction: MainAction | null): void {
  const marked = (mainAction && findMarked(shares.layers, mainAction)) ?? undefined
  const room = Math.min(SHARES_BYTES, bytesLeft(node, KEYS.shares))
  // Packing takes a moment, so that it is not tried with more than can fit.
  let most = Math.min(mostBytes(KEYS.shares), MOST_SHRUNK * room)
  for (;;) {
    const text = serialiseShares(fitShares(shares, most, marked))
    const bytes = packedBytes(KEYS.shares, text)
    if (bytes <= room || most < room) {
      setData(node, KEYS.shares, text)
      return
    }
    most = Math.floor(0.9 * Math.min(most, utf8Bytes(text)) * (room / bytes))
  }
}
