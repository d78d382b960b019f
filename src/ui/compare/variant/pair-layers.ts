import type { LayerShare } from '../../../file'

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
export function pairByPlace(frames: readonly (readonly LayerShare[])[]): (LayerShare | null)[][] {
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
export function pairByOrder(frames: readonly (readonly LayerShare[])[]): (LayerShare | null)[][] {
  const inOrder = frames.map((layers) => [...layers].sort(byOrder))
  const most = Math.max(...inOrder.map(({ length }) => length))
  return Array.from({ length: most }, (_, place) => inOrder.map((layers) => layers[place] ?? null))
}

/** How many pairs of layers of different frames there are. */
export function countPairs(frames: readonly (readonly LayerShare[])[]): number {
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
