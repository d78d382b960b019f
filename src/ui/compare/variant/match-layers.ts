import type { ShareOrder } from '../../../engine/share-order'
import type { LayerShare } from '../../../file'
import type { MatchedLayer } from '../comparison'
import { type Frames, inTurn, type Match, WAYS } from './ways-to-match'

/**
 * Matches layers of several frames by what one sees: the same words, else the same place and look, and only then by
 * name; what is not surely the same stays apart. Each layer is in one match, each match has at most one layer of a
 * frame, and the order of the frames does not matter. Sorted as people see the layers of the base, then those that only
 * other frames have.
 */
export function matchLayers(
  frames: readonly (ShareOrder | null)[],
  baseAt: number
): MatchedLayer[] {
  const matches = new Map<LayerShare, Match>()
  frames.forEach((ordered, at) => {
    for (const layer of ordered?.order ?? []) {
      matches.set(
        layer,
        frames.map((_, index) => (index === at ? layer : null))
      )
    }
  })
  for (const { keyOf, pair } of WAYS) {
    for (const group of groupsBy(keyOf, frames, matches)) {
      for (const [one, other] of pair(group)) join(matches, one, other)
    }
  }
  const baseFirst = [frames[baseAt], ...frames.filter((_, at) => at !== baseAt)]
  const inOrder = baseFirst.flatMap((ordered) => ordered?.order ?? [])
  const found = new Set(inOrder.map((layer) => matches.get(layer)!))
  return [...found].map((match) => toMatch(match, frames))
}

/** The layers, by frame, that still may be matched, grouped by what a way of matching goes by. */
function groupsBy(
  keyOf: (layer: LayerShare) => string | null,
  frames: readonly (ShareOrder | null)[],
  matches: ReadonlyMap<LayerShare, Match>
): Frames[] {
  const groups = new Map<string, LayerShare[][]>()
  frames.forEach((ordered, at) => {
    for (const layer of [...(ordered?.order ?? [])].sort(inTurn)) {
      const key = matches.get(layer)?.includes(null) ? keyOf(layer) : null
      if (key === null) continue
      const group = groups.get(key) ?? frames.map(() => [])
      groups.set(key, group)
      group[at]?.push(layer)
    }
  })
  return [...groups.values()].filter((group) => group.filter(({ length }) => length > 0).length > 1)
}

/** Makes one match of two, unless a frame has a layer in both. */
function join(matches: Map<LayerShare, Match>, one: LayerShare, other: LayerShare): void {
  const [into, from] = [matches.get(one), matches.get(other)]
  if (into === undefined || from === undefined || into === from) return
  if (into.some((layer, at) => layer !== null && from[at] !== null)) return
  from.forEach((layer, at) => {
    if (layer === null) return
    into[at] = layer
    matches.set(layer, into)
  })
}

function toMatch(match: Match, frames: readonly (ShareOrder | null)[]): MatchedLayer {
  const at = match.findIndex((layer) => layer !== null)
  const first = match[at]
  const order = frames[at]
  if (!first || !order) throw new Error('A match without a layer.')
  return {
    name: order.names.get(first) ?? first.name,
    said: order.nameOf(first),
    type: first.type,
    kind: first.kind,
    places: match
  }
}
