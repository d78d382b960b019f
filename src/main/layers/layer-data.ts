import type { LayerData, OfRun } from '../../bridge'
import { type ErrorData, GlanceError } from '../../errors'
import {
  findMarked,
  type HistoryLayer,
  type LayerShare,
  type LayerShares,
  layerSharesSchema,
  type MainAction,
  type MainActionOutcome
} from '../../file'
import { findNode } from '../figma/nodes/find-node'
import { fitsEntry, KEYS } from '../figma/storage/entries'
import { describeFrame, parseData, setData, writeWithRun } from '../figma/storage/plugin-data'
import { type Versioned } from '../figma/storage/parse-versioned'
import { noteRun, parseHistory, withPicture } from '../frame-data/history'
import { parseMainAction } from '../result/main-action'
import { changeResult, readRecord } from '../result/record'
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
      setData(frame, KEYS.shares, serialiseShares(shares, valueOf(parseMainAction(frame))))
      noteRun(frame, record, (entry) => ({ ...entry, focus, primary: mainAction, layers }))
      describeFrame(frame, verdict)
    })
    return 'done'
  })
}

function parseShares(node: BaseNode) {
  return parseData(node, KEYS.shares, layerSharesSchema)
}

/** Layers that are kept of a run. Beyond them a layer gets hardly anything. */
const MOST_LAYERS = 40

/** Digits of a part of the whole: a hundredth of the least that is shown. */
const DIGITS = 5

/**
 * Attention by layer as it is written: the strongest layers, and the main action in any case. What the others have goes
 * to the rest, so that all still adds up to the whole.
 */
export function serialiseShares(
  shares: LayerShares,
  mainAction: MainAction | null,
  most = MOST_LAYERS
): string {
  const marked = mainAction && findMarked(shares.layers, mainAction)
  const layers = shares.layers.filter((layer, i) => i < most || layer === marked)
  const cut = shares.layers.filter((layer) => !layers.includes(layer))
  const text = JSON.stringify(
    { ...shares, layers, rest: cut.reduce(joined, shares.rest) },
    (_, value: unknown) =>
      typeof value === 'number' && !Number.isInteger(value)
        ? Number(value.toPrecision(DIGITS))
        : value
  )
  // Names and ids may be very long.
  const fits = most === 0 || fitsEntry(KEYS.shares, text)
  return fits ? text : serialiseShares(shares, mainAction, Math.floor(most / 2))
}

function joined(rest: LayerShares['rest'], layer: LayerShare): LayerShares['rest'] {
  return {
    area: whole(rest.area + layer.area),
    attention: sum(rest.attention, layer.attention),
    perception: sum(rest.perception, layer.perception)
  }
}

function sum(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : whole(one + other)
}

/** Rounding may lift a sum of parts a hair over the whole. */
function whole(part: number): number {
  return Math.min(1, part)
}
