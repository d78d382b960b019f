import { useEffect, useState } from 'preact/hooks'
import { unpackLayers } from '../../bridge'
import { type LayerRank, rankIn } from '../../order/layer-order'
import type { Seen } from '../../order/seen'
import { type Screen, shareOrder } from '../../engine/share-order'
import { type LayerNode, layerOf, type LayerShare } from '../../file'
import { type FrameCache, useFrameCache } from '../frames/frame-cache'
import { layersIn, resultIn } from '../frames/frame-known'
import type { PanelTools } from '../tools/panel-tools'
import { useTools } from '../tools/use-tools'

/** How the layers of a group fare as one layer in their place. */
export interface GroupFares extends LayerRank {
  shares: Seen
  /** How many layers were counted. */
  layers: number
}

/** How a group of an analysed frame fares; null where none of its layers is listed, or their attention is not known. */
export function groupFares(
  layers: readonly LayerShare[],
  isIn: (layer: LayerShare) => boolean,
  screen: Screen
): GroupFares | null {
  const inside = layers.filter(isIn)
  const [first, ...more] = inside
  if (first === undefined || first.attention === null) return null
  const group = more.reduce(joined, first)
  const order = shareOrder([...layers.filter((layer) => !isIn(layer)), group], screen)
  return { shares: group, layers: inside.length, ...rankIn(order, group) }
}

function joined(one: LayerShare, other: LayerShare): LayerShare {
  const [left, top] = [Math.min(one.box[0], other.box[0]), Math.min(one.box[1], other.box[1])]
  const right = Math.max(one.box[0] + one.box[2], other.box[0] + other.box[2])
  const bottom = Math.max(one.box[1] + one.box[3], other.box[1] + other.box[3])
  return {
    ...one,
    box: [left, top, right - left, bottom - top],
    area: one.area + other.area,
    attention: (one.attention ?? 0) + (other.attention ?? 0),
    perception:
      one.perception === null || other.perception === null
        ? null
        : one.perception + other.perception
  }
}

/** The fares of a frame's layer with all its descendants; null also where the frame has no up-to-date result. */
async function readGroup(
  { bridge, cache }: { bridge: PanelTools['bridge']; cache: FrameCache },
  nodeId: string,
  layerId: string
): Promise<GroupFares | null> {
  const known = await cache.known(nodeId, 'layers')
  const [result, layers] = [resultIn(known), layersIn(known)]
  if (result === null || result.record.outOfDate || layers.state !== 'measured') return null
  const { record } = result
  const { width, height, scale } = record.picture
  const { nodes } = unpackLayers(await bridge.readLayers(nodeId, { width, height, scale }))
  const ids = idsWithin(nodes, layerId)
  return groupFares(layers.shares.layers, ({ id }) => ids.has(layerOf(id)), record)
}

/** Parents come before what is in them. */
function idsWithin(nodes: readonly LayerNode[], layerId: string): Set<string> {
  const ids = new Set([layerId])
  for (const { id, parent } of nodes) {
    if (ids.has(nodes[parent]?.id ?? '')) ids.add(id)
  }
  return ids
}

/**
 * How a layer with all that lies in it fares in the result of a frame, as one thing; null until that is known, where it is
 * not, and without a frame.
 */
export function useGroupFares(nodeId: string | null, layerId: string): GroupFares | null {
  const { bridge, errors } = useTools()
  const cache = useFrameCache()
  const [known, setKnown] = useState<{ of: string; fares: GroupFares | null } | null>(null)
  useEffect(() => {
    if (nodeId === null) return undefined
    let current = true
    errors.guard(async () => {
      // The result's own view says why layers cannot be measured.
      const fares = await readGroup({ bridge, cache }, nodeId, layerId).catch(() => null)
      if (current) setKnown({ of: layerId, fares })
    })
    return () => {
      current = false
    }
  }, [nodeId, layerId])
  return known?.of === layerId ? known.fares : null
}
