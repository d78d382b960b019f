import type { LayerShare, LayerShares } from '../../../file'
import type { MatchedLayer } from '../comparison'
import { sortRows } from '../sort-rows'
import { countPairs, pairByOrder, pairByPlace } from './pair-layers'

/** More pairs cannot be weighed within a frame of the panel. */
const MOST_PAIRS = 10_000

/**
 * Layers of several frames matched by name and type; those of one name by nearest place in their frames,
 * then by drawing order; by drawing order alone where they are too many. Each layer is in one match, each match has at most one layer of a frame, and the
 * order of the frames decides nothing. Strongest first.
 */
export function matchLayers(frames: readonly (LayerShares | null)[]): MatchedLayer[] {
  const groups = new Map<string, LayerShare[][]>()
  frames.forEach((shares, at) => {
    for (const layer of shares?.layers ?? []) {
      const key = JSON.stringify([layer.name, layer.type])
      const group = groups.get(key) ?? frames.map(() => [])
      groups.set(key, group)
      group[at]?.push(layer)
    }
  })
  return pairAll(groups).map(toMatch).sort(byStrength)
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

function toMatch(found: readonly (LayerShare | null)[]): MatchedLayer {
  const [first] = found.flatMap((layer) => layer ?? [])
  if (first === undefined) throw new Error('A match without a layer.')
  return {
    name: first.name,
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

function byStrength(one: MatchedLayer, other: MatchedLayer): number {
  return strength(other) - strength(one)
}

function strength({ places }: MatchedLayer): number {
  return Math.max(...places.map((place) => place?.attention ?? 0))
}
