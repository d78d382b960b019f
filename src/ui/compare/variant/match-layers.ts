import type { LayerOrder } from '../../../engine/order/layer-order'
import type { LayerShare } from '../../../file'
import type { MatchedLayer } from '../comparison'
import { sortRows } from '../sort-rows'
import { countPairs, pairByOrder, pairByPlace } from './pair-layers'

/** More pairs cannot be weighed within a frame of the panel. */
const MOST_PAIRS = 10_000

/**
 * Layers of several frames matched by name and type; those of one name by nearest place in their frames,
 * then by drawing order; by drawing order alone where they are too many. Each layer is in one match, each match has at most one layer of a frame, and the
 * order of the frames decides nothing about them. In the order in which people see the layers of the base, then what the
 * others have beside.
 */
export function matchLayers(
  frames: readonly (LayerOrder<LayerShare> | null)[],
  baseAt: number
): MatchedLayer[] {
  const groups = new Map<string, LayerShare[][]>()
  frames.forEach((ordered, at) => {
    for (const layer of ordered?.order ?? []) {
      const key = JSON.stringify([layer.name, layer.type])
      const group = groups.get(key) ?? frames.map(() => [])
      groups.set(key, group)
      group[at]?.push(layer)
    }
  })
  const matches = new Map<LayerShare, MatchedLayer>()
  for (const found of pairAll(groups)) {
    const match = toMatch(found, frames)
    for (const layer of found) if (layer !== null) matches.set(layer, match)
  }
  const baseFirst = [frames[baseAt], ...frames.filter((_, at) => at !== baseAt)]
  const inOrder = baseFirst.flatMap((ordered) => ordered?.order ?? [])
  return [...new Set(inOrder.flatMap((layer) => matches.get(layer) ?? []))]
}

/** Small groups first, so that one name that is everywhere does not take the effort from all others. */
function pairAll(groups: ReadonlyMap<string, LayerShare[][]>): (LayerShare | null)[][] {
  const counted = [...groups].map(([key, group]) => ({ key, group, pairs: effortOf(group) }))
  const named = counted.sort((one, other) => (one.key < other.key ? -1 : 1))
  let left = MOST_PAIRS
  return sortRows(named, ({ pairs }) => pairs, 'ascending').flatMap(({ group, pairs }) => {
    left -= pairs
    return left < 0 || pairs === 0 ? pairByOrder(group) : pairByPlace(group)
  })
}

/** Nothing is to be weighed where every frame has one at most. */
function effortOf(group: LayerShare[][]): number {
  return group.some(({ length }) => length > 1) ? countPairs(group) : 0
}

function toMatch(
  found: readonly (LayerShare | null)[],
  frames: Parameters<typeof matchLayers>[0]
): MatchedLayer {
  const at = found.findIndex((layer) => layer !== null)
  const first = found[at]
  if (!first) throw new Error('A match without a layer.')
  return {
    name: frames[at]?.names.get(first) ?? first.name,
    type: first.type,
    kind: first.kind,
    places: found.map(
      (layer) =>
        layer && {
          id: layer.id,
          box: layer.box,
          attention: layer.attention,
          perception: layer.perception
        }
    )
  }
}
