import { type RunLayers, type StoredResult, unpackLayers } from '../../bridge'
import { toErrorData } from '../../errors'
import type { MapPicture, MeasuredLayers } from '../../engine/measure/measure'
import { rankIn } from '../../order/layer-order'
import { type Seen, seenWithin } from '../../order/seen'
import { type Screen, shareOrder } from '../../engine/share-order'
import {
  findMarked,
  HISTORY_LAYERS,
  type HistoryLayer,
  type LayerShare,
  type LayerShares,
  type LayerTree,
  type MainAction,
  type MainActionOutcome,
  type MapName
} from '../../file'
import type { PanelTools } from '../tools/panel-tools'
import { compareWithThumbnail } from '../tools/thumbnail'
import type { LayersNow, Measured } from './frame-known'

/** Layers and picture of a frame, as a run exported them. */
export interface Prefetched {
  tree: LayerTree
  /** The picture that was analysed, as a PNG. */
  png: Uint8Array
}

/** Data that a run already holds, so that nothing is read twice. */
export interface RunData extends Prefetched {
  /** Bytes of the map pictures that are in the file already. */
  attention: Uint8Array | null
  perception: Uint8Array | null
  /** Its layers as the engine measured them with its maps; null where they are to be measured. */
  measured: MeasuredLayers | null
}

/** A run's frame and its record. */
export type Run = Pick<StoredResult, 'nodeId' | 'record'>

type MeasureTools = Pick<PanelTools, 'bridge' | 'measure'>

/**
 * Measures attention by layer of one result; null when the frame looks different from what was analysed.
 * Rejects when the frame cannot be exported, or a map or the layers cannot be read.
 */
async function measureFrame(
  tools: MeasureTools,
  run: Run,
  data: RunData | null = null
): Promise<LayerShares | null> {
  const { nodeId, record } = run
  const { width, height } = record.picture
  const of = { version: 1 as const, runId: record.runId, nodeId }
  if (data?.measured) return { ...of, ...data.measured }
  const design = data ?? (await designOf(tools, run))
  if (design === null) return null
  const measured = await tools.measure.layers({
    nodes: design.tree.nodes,
    picture: { width, height },
    png: design.png,
    attention: await mapOf(tools, run, 'attention', data?.attention),
    perception: await mapOf(tools, run, 'perception', data?.perception)
  })
  return { ...of, ...measured }
}

/**
 * The layers and the picture of an analysed frame; null where it looks different from what was analysed. The export comes
 * after the layers were read: where it is still the analysed picture, they are in place.
 */
export async function designOf(
  { bridge, measure }: MeasureTools,
  { nodeId, record }: Run
): Promise<Prefetched | null> {
  const { width, height, scale, thumbnail } = record.picture
  const tree = unpackLayers(await bridge.readLayers(nodeId, { width, height, scale }))
  const { png, same } = await compareWithThumbnail({ bridge, measure }, nodeId, thumbnail, scale)
  return same ? { tree, png } : null
}

async function mapOf(
  { bridge }: MeasureTools,
  { record }: Run,
  map: MapName,
  bytes: Uint8Array | null | undefined
): Promise<MapPicture | null> {
  const kept = record.maps[map]
  if (kept === undefined) return null
  const { width, height } = record.picture
  return { bytes: bytes ?? (await bridge.readImage(kept.hash)), width, height }
}

/** What lies in a box of the picture that was analysed, in parts of it, by its maps; null where there is no attention map. */
export async function measureRegion(
  tools: MeasureTools,
  run: Run,
  box: LayerShare['box']
): Promise<Seen | null> {
  const attention = await mapOf(tools, run, 'attention', null)
  const perception = await mapOf(tools, run, 'perception', null)
  return attention && tools.measure.region({ box, attention, perception })
}

/** Measures the layers of a result; resolves to the outcome. Never rejects. */
export async function measureResult(tools: MeasureTools, result: StoredResult): Promise<Measured> {
  const { runId } = result.record
  try {
    const shares = await measureFrame(tools, result)
    return shares === null ? { runId, state: 'changed' } : { runId, state: 'measured', shares }
  } catch (error) {
    return { runId, state: 'failed', error: toErrorData(error) }
  }
}

/** The verdict on a result in one or two sentences; empty where its layers allow none. Never rejects. */
export type Describe = (run: Run, layers: LayersNow) => Promise<string>

/** Measures the layers that a run stores, before it is placed; null where that fails. Never rejects. */
export async function measureRun(
  tools: MeasureTools,
  describe: Describe,
  run: Run,
  data: RunData
): Promise<RunLayers | null> {
  const { nodeId, record } = run
  try {
    const [shares, { data: kept }] = await Promise.all([
      measureFrame(tools, run, data),
      tools.bridge.readFrame(nodeId)
    ])
    if (shares === null) return null
    const known = { ...kept, shares }
    return {
      shares,
      mainAction: findMainAction(shares, known, record),
      first: firstLayers(shares, record),
      verdict: await describe(run, { state: 'measured', nodeId, shares, data: known })
    }
  } catch {
    // A view of the result measures again, and shows why it fails.
    return null
  }
}

/** The layers kept in the history: enough to find later which gained and which lost. */
function firstLayers({ layers }: LayerShares, screen: Screen): HistoryLayer[] {
  const { names, order, places } = shareOrder(layers, screen)
  return order.slice(0, HISTORY_LAYERS).flatMap((layer) => {
    const { id, attention } = layer
    const name = names.get(layer) ?? layer.name
    const seen = seenWithin(layer)
    const place = places.get(layer)
    if (attention === null || seen === null) return []
    const [share, part] = [attention, seen].map((one) => Math.round(one * 1e4) / 1e4)
    return [{ id, name, attention: share!, seen: part!, ...(place !== undefined && { place }) }]
  })
}

/** How the marked layer fares among shares; null when no layer is marked or it is not there. */
export function findMainAction(
  { layers }: Pick<LayerShares, 'layers'>,
  { mainAction }: { mainAction: MainAction | null },
  screen: Screen
): MainActionOutcome | null {
  const layer = mainAction && findMarked(layers, mainAction)
  if (layer === null) return null
  const { name, attention, perception } = layer
  const order = shareOrder(layers, screen)
  const label = order.names.get(layer)
  const { rank, seen, level, below } = rankIn(order, layer)
  return {
    name,
    ...(label !== undefined && label !== name && { label }),
    attention,
    perception,
    seen,
    rank,
    ...(level && { level }),
    ...(below && { below })
  }
}
