import type { ShareOrder } from '../../../engine/share-order'
import type { LayerShare } from '../../../file'
import type { MatchedLayer } from '../comparison'
import { sortRows } from '../sort-rows'
import { plainNames } from '../tell-apart'

/** Most pairs that can be compared within one frame of the panel. */
const MOST_PAIRS = 10_000

/**
 * Matches layers of several frames by name and type; layers of one name by nearest place in their frames, then by drawing
 * order, or by drawing order alone where they are too many. Each layer is in one match, each match has at most one layer
 * of a frame, and the order of the frames does not matter. Sorted as people see the layers of the base, then those that
 * only other frames have.
 */
export function matchLayers(
  frames: readonly (ShareOrder | null)[],
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
  const matches = new Map<LayerShare, Omit<MatchedLayer, 'called'>>()
  for (const found of pairAll(groups)) {
    const match = toMatch(found, frames)
    for (const layer of found) if (layer !== null) matches.set(layer, match)
  }
  const baseFirst = [frames[baseAt], ...frames.filter((_, at) => at !== baseAt)]
  const inOrder = baseFirst.flatMap((ordered) => ordered?.order ?? [])
  const all = [...new Set(inOrder.flatMap((layer) => matches.get(layer) ?? []))]
  const called = plainNames(all.map(({ name }) => name))
  return all.map((match, at) => ({ ...match, called: called[at] ?? match.name }))
}

/** Pairs small groups first, so that one very frequent name does not use up the limit for all others. */
function pairAll(groups: ReadonlyMap<string, LayerShare[][]>): (LayerShare | null)[][] {
  const counted = [...groups].map(([key, group]) => ({ key, group, pairs: effortOf(group) }))
  const named = counted.sort((one, other) => (one.key < other.key ? -1 : 1))
  let left = MOST_PAIRS
  return sortRows(named, ({ pairs }) => pairs, 'ascending').flatMap(({ group, pairs }) => {
    left -= pairs
    return left < 0 || pairs === 0 ? pairByOrder(group) : pairByPlace(group)
  })
}

/** Number of pairs to compare in a group; 0 where every frame has at most one of its layers. */
function effortOf(group: LayerShare[][]): number {
  return group.some(({ length }) => length > 1) ? countPairs(group) : 0
}

function toMatch(
  found: readonly (LayerShare | null)[],
  frames: Parameters<typeof matchLayers>[0]
): Omit<MatchedLayer, 'called'> {
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
          area: layer.area,
          box: layer.box,
          attention: layer.attention,
          perception: layer.perception
        }
    )
  }
}

interface Pair {
  one: LayerShare
  other: LayerShare
  /** Between their boxes' centres, in parts of the picture. */
  distance: number
}

/**
 * Layers of one name, by frame, put together: the nearest pair of two frames first, of equally near ones
 * those drawn most alike in order. Returns the matches, each with the layer of every frame, null where it
 * has none. The effort grows with the square of their number.
 */
function pairByPlace(frames: readonly (readonly LayerShare[])[]): (LayerShare | null)[][] {
  const inOrder = frames.map((layers) => [...layers].sort(byOrder))
  const match = new Map<LayerShare, (LayerShare | null)[]>()
  inOrder.forEach((layers, at) => {
    for (const layer of layers) {
      match.set(
        layer,
        frames.map((_, index) => (index === at ? layer : null))
      )
    }
  })
  for (const { one, other } of pairsOf(inOrder)) {
    const [into, from] = [match.get(one), match.get(other)]
    if (into === undefined || from === undefined || into === from) continue
    if (into.some((layer, at) => layer !== null && from[at] !== null)) continue
    from.forEach((layer, at) => {
      if (layer === null) return
      into[at] = layer
      match.set(layer, into)
    })
  }
  return [...new Set(match.values())]
}

/** Layers of one name, by frame: the first drawn with the first, the second with the second. */
function pairByOrder(frames: readonly (readonly LayerShare[])[]): (LayerShare | null)[][] {
  const inOrder = frames.map((layers) => [...layers].sort(byOrder))
  const most = Math.max(...inOrder.map(({ length }) => length))
  return Array.from({ length: most }, (_, place) => inOrder.map((layers) => layers[place] ?? null))
}

/** How many pairs of layers of different frames there are. */
function countPairs(frames: readonly (readonly LayerShare[])[]): number {
  const all = frames.reduce((sum, { length }) => sum + length, 0)
  const within = frames.reduce((sum, { length }) => sum + length * length, 0)
  return (all * all - within) / 2
}

function pairsOf(frames: readonly (readonly LayerShare[])[]): Pair[] {
  const pairs = frames.flatMap((layers, at) =>
    frames
      .slice(at + 1)
      .flatMap((others) =>
        layers.flatMap((one) => others.map((other) => ({ one, other, distance: far(one, other) })))
      )
  )
  return pairs.sort(byNearness)
}

function byNearness(a: Pair, b: Pair): number {
  return (
    a.distance - b.distance ||
    apart(a) - apart(b) ||
    Math.min(a.one.order, a.other.order) - Math.min(b.one.order, b.other.order) ||
    compare(idsOf(a), idsOf(b))
  )
}

function byOrder(one: LayerShare, other: LayerShare): number {
  return one.order - other.order || compare(one.id, other.id)
}

function far({ box: one }: LayerShare, { box: other }: LayerShare): number {
  const across = one[0] + one[2] / 2 - (other[0] + other[2] / 2)
  const down = one[1] + one[3] / 2 - (other[1] + other[3] / 2)
  return Math.hypot(across, down)
}

function apart({ one, other }: Pair): number {
  return Math.abs(one.order - other.order)
}

function idsOf({ one, other }: Pair): string {
  return [one.id, other.id].sort().join(' ')
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}
