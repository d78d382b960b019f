import { type StoredResult, unpackLayers } from '../../bridge'
import type { LayerShares, LayerTree, MapName } from '../../file'
import type { MapPicture } from '../../workers/measure/measure'
import type { AtHand } from '../run/handover'
import { lookAgain } from '../tools/thumbnail'
import type { LayerTools } from './frame-layers'

/**
 * Measures attention by layer of one result; null when the frame looks different from what was analysed.
 * Rejects when the frame cannot be exported, or a map or the layers cannot be read.
 */
export async function measureFrame(
  tools: LayerTools,
  result: StoredResult,
  atHand: AtHand | undefined
): Promise<LayerShares | null> {
  const { nodeId, record } = result
  const { width, height } = record.picture
  const tree = atHand?.tree ?? (await treeOfPicture(tools, result))
  if (tree === null) return null
  const measured = await tools.measure.layers({
    nodes: tree.nodes,
    picture: { width, height },
    attention: await mapOf(tools, result, 'attention', atHand?.attention),
    perception: await mapOf(tools, result, 'perception', atHand?.perception)
  })
  return { version: 1, runId: record.runId, nodeId, ...measured }
}

/** The export comes after the layers were read: where it is still the analysed picture, they are in place. */
async function treeOfPicture(
  { bridge, measure }: LayerTools,
  { nodeId, record }: StoredResult
): Promise<LayerTree | null> {
  const { width, height, scale, thumbnail } = record.picture
  const tree = unpackLayers(await bridge.readLayers(nodeId, { width, height, scale }))
  const { same } = await lookAgain({ bridge, measure }, nodeId, thumbnail)
  return same ? tree : null
}

async function mapOf(
  { bridge }: LayerTools,
  { record }: StoredResult,
  map: MapName,
  bytes: Uint8Array | null | undefined
): Promise<MapPicture | null> {
  const kept = record.maps[map]
  if (kept === undefined) return null
  const { width, height } = record.picture
  return { bytes: bytes ?? (await bridge.readImage(kept.hash)), width, height }
}
