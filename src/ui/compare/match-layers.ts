import type { LayerShare, LayerShares } from '../../bridge'
import type { MatchedLayer } from './comparison'
import { pairUp } from './pair-up'

/**
 * Layers of several frames matched by name and type; those of one name by nearest place in their frames,
 * then by drawing order. Each layer is in one match, each match has at most one layer of a frame, and the
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
  return [...groups.values()].flatMap(pairUp).map(toMatch).sort(byStrength)
}

function toMatch(found: readonly (LayerShare | null)[]): MatchedLayer {
  const [first] = found.flatMap((layer) => layer ?? [])
  if (first === undefined) throw new Error('A match without a layer.')
  return {
    name: first.name,
    type: first.type,
    kind: first.kind,
    places: found.map(
      (layer) => layer && { id: layer.id, attention: layer.attention, perception: layer.perception }
    )
  }
}

function byStrength(one: MatchedLayer, other: MatchedLayer): number {
  return strength(other) - strength(one)
}

function strength({ places }: MatchedLayer): number {
  return Math.max(...places.map((place) => place?.attention ?? 0))
}
