import { type MainCalls, type StoredResult, unpackLayers } from '../../bridge'
import type { MapPicture, MeasuredLayers } from '../../engine/measure/measure'
import { rankIn } from '../../order/layer-order'
import { type Screen, shareOrder } from '../../engine/share-order'
import { withFoundNames } from '../../engine/texts/found-names'
import {
  findMarked,
  HISTORY_LAYERS,
  type HistoryLayer,
  type LayerShares,
  type LayerTree,
  type MainAction,
  type MainActionOutcome,
  type MapName
} from '../../file'
import type { PanelTools } from '../tools/panel-tools'
import { compareWithThumbnail } from '../tools/thumbnail'

/** Data that a run already holds, so that nothing is read twice. */
export interface AtHand {
  tree: LayerTree
  /** The picture that was analysed, as a PNG. */
  png: Uint8Array
  /** Bytes of the map pictures that were just placed. */
  attention: Uint8Array | null
  perception: Uint8Array | null
  /** Its layers as the engine measured them with its maps; null or missing where they are to be measured. */
  measured?: MeasuredLayers | null
}

type MeasureTools = Pick<PanelTools, 'bridge' | 'measure'>

/**
 * Measures attention by layer of one result; null when the frame looks different from what was analysed.
 * Rejects when the frame cannot be exported, or a map or the layers cannot be read.
 */
export async function measureFrame(
  tools: MeasureTools,
  result: StoredResult,
  atHand: AtHand | null
): Promise<LayerShares | null> {
  const { nodeId, record } = result
  const { width, height } = record.picture
  const of = { version: 1 as const, runId: record.runId, nodeId }
  if (atHand?.measured) return withFoundNames({ ...of, ...atHand.measured })
  const design = atHand ?? (await designOf(tools, result))
  if (design === null) return null
  const measured = await tools.measure.layers({
    nodes: design.tree.nodes,
    picture: { width, height },
    png: design.png,
    attention: await mapOf(tools, result, 'attention', atHand?.attention),
    perception: await mapOf(tools, result, 'perception', atHand?.perception)
  })
  return withFoundNames({ ...of, ...measured })
}

/**
 * The layers and the picture of an analysed frame; null where it looks different from what was analysed. The export comes
 * after the layers were read: where it is still the analysed picture, they are in place.
 */
export async function designOf(
  { bridge, measure }: MeasureTools,
  { nodeId, record }: StoredResult
): Promise<Pick<AtHand, 'tree' | 'png'> | null> {
  const { width, height, scale, thumbnail } = record.picture
  const tree = unpackLayers(await bridge.readLayers(nodeId, { width, height, scale }))
  const { png, same } = await compareWithThumbnail({ bridge, measure }, nodeId, thumbnail, scale)
  return same ? { tree, png } : null
}

async function mapOf(
  { bridge }: MeasureTools,
  { record }: StoredResult,
  map: MapName,
  bytes: Uint8Array | null | undefined
): Promise<MapPicture | null> {
  const kept = record.maps[map]
  if (kept === undefined) return null
  const { width, height } = record.picture
  return { bytes: bytes ?? (await bridge.readImage(kept.hash)), width, height }
}

/** Keeps a run's shares in the file, and what its history tells of them. False where another run has replaced it. */
export async function saveShares(
  bridge: Pick<MainCalls, 'saveShares'>,
  { record }: StoredResult,
  shares: LayerShares,
  mainAction: MainAction | null,
  verdict: string
): Promise<boolean> {
  const outcome = findMainAction(shares, { mainAction }, record)
  const first = firstLayers(shares, record)
  return (await bridge.saveShares(shares.nodeId, shares, outcome, first, verdict)) === 'done'
}

/** The history's layers: enough to say later which gained and which lost. */
function firstLayers({ layers }: LayerShares, screen: Screen): HistoryLayer[] {
  const { order, places } = shareOrder(layers, screen)
  return order.slice(0, HISTORY_LAYERS).flatMap((layer) => {
    const { id, name, attention } = layer
    const place = places.get(layer)
    if (attention === null) return []
    const share = Math.round(attention * 1e4) / 1e4
    return [{ id, name, attention: share, ...(place !== undefined && { place }) }]
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
  const { rank, of, level, below } = rankIn(shareOrder(layers, screen), layer)
  return {
    name,
    attention,
    perception,
    rank,
    of,
    ...(level && { level }),
    ...(below && { below })
  }
}
