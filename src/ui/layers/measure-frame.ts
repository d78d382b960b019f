import { type StoredResult, unpackLayers } from '../../bridge'
import type { LayerShares, MapName } from '../../file'
import type { MapPicture } from '../../engine/measure/measure'
import type { AtHand } from '../run/run-tools'
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
  const of = { version: 1 as const, runId: record.runId, nodeId }
  if (atHand?.measured) return { ...of, ...atHand.measured }
  const design = atHand ?? (await designOf(tools, result))
  if (design === null) return null
  const measured = await tools.measure.layers({
    nodes: design.tree.nodes,
    picture: { width, height },
    png: design.png,
    attention: await mapOf(tools, result, 'attention', atHand?.attention),
    perception: await mapOf(tools, result, 'perception', atHand?.perception)
  })
  return { ...of, ...measured }
}

/** The export comes after the layers were read: where it is still the analysed picture, they are in place. */
async function designOf(
  { bridge, measure }: LayerTools,
  { nodeId, record }: StoredResult
): Promise<Pick<AtHand, 'tree' | 'png'> | null> {
  const { width, height, scale, thumbnail } = record.picture
  const tree = unpackLayers(await bridge.readLayers(nodeId, { width, height, scale }))
  const { same } = await lookAgain({ bridge, measure }, nodeId, thumbnail)
  if (!same) return null
  // At its own size: in a smaller one letters are paler than they are.
  const { png } = await bridge.exportPicture(nodeId, scale)
  return { tree, png }
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
