import { hasRealName } from '../../../engine/measure/fold/node-kind'
import { wordsOn } from '../../../engine/texts/seen-as'
import type { LayerShare } from '../../../file'

/** The layer of each frame that is in a match; null where it has none. */
export type Match = (LayerShare | null)[]

/** The layers of each frame that one way of matching goes by. */
export type Frames = readonly (readonly LayerShare[])[]

type Pair = readonly [LayerShare, LayerShare]

/** A way to know a layer again in another frame. */
interface Way {
  /** What both must share; null for a layer that cannot be known again so. */
  keyOf: (layer: LayerShare) => string | null
  /** The pairs that are surely one, best first. */
  pair: (frames: Frames) => readonly Pair[]
}

/** Most pairs that can be compared of a group, within one frame of the panel. */
const MOST_PAIRS = 10_000
/** Part of what two boxes cover together that both cover, from which they lie in the same place. */
const SAME_PLACE = 0.5
/** Part of the words of two texts that both have, from which one is the other edited. */
const SAME_WORDS = 0.6
/** Most that one is larger than the other where only one of them has a name. */
const SAME_SIZE = 2

/** Ways to know layers again, surest first. */
export const WAYS: readonly Way[] = [
  {
    keyOf: (layer) => wordsOn(layer)?.toLowerCase() ?? null,
    pair: (frames) =>
      nearest(frames, (one, other) => Number(one.kind !== other.kind) * 2 + far(one, other))
  },
  {
    keyOf: (layer) => unworded(layer, layer.name),
    pair: (frames) => nearest(frames, inPlace)
  },
  { keyOf: (layer) => unworded(layer, ''), pair: (frames) => nearest(frames, inPlace, 'only') },
  {
    keyOf: (layer) => (isNamed(layer) ? unworded(layer, layer.name) : null),
    pair: (frames) => nearest(frames, far)
  },
  {
    // A button with another label may be another button; an edited text in its place is that text.
    keyOf: (layer) => (isNamed(layer) && layer.kind === 'text' ? layer.name : null),
    pair: (frames) => nearest(frames, inPlace, 'only')
  },
  {
    keyOf: (layer) => (wordsOn(layer) === null ? null : layer.kind),
    pair: (frames) => nearest(frames, edited, 'only')
  },
  {
    keyOf: (layer) => (layer.found ? null : unworded(layer, layer.name)),
    pair: (frames) => (frames.every(({ length }) => length < 2) ? nearest(frames, alikeInSize) : [])
  }
]

function unworded(layer: LayerShare, name: string): string | null {
  return wordsOn(layer) === null ? JSON.stringify([layer.kind, layer.found, name]) : null
}

function isNamed({ found, name }: LayerShare): boolean {
  return found === undefined && hasRealName(name)
}

/**
 * Pairs of a group, best first: least `cost`, of equal ones those drawn most alike in order; null is no pair. Groups that
 * are too large go by drawing order, or with `only` have no pairs.
 */
function nearest(
  frames: Frames,
  cost: (one: LayerShare, other: LayerShare) => number | null,
  beyond: 'order' | 'only' = 'order'
): Pair[] {
  if (countPairs(frames) > MOST_PAIRS) return beyond === 'order' ? byOrder(frames) : []
  const pairs = pairsOf(frames).flatMap((pair) => {
    const costs = cost(...pair)
    return costs === null ? [] : { pair, costs }
  })
  pairs.sort((a, b) => a.costs - b.costs || inOrder(a.pair, b.pair))
  return pairs.map(({ pair }) => pair)
}

/** How many pairs of layers of different frames there are. */
function countPairs(frames: Frames): number {
  const all = frames.reduce((sum, { length }) => sum + length, 0)
  const within = frames.reduce((sum, { length }) => sum + length * length, 0)
  return (all * all - within) / 2
}

function pairsOf(frames: Frames): Pair[] {
  return frames.flatMap((layers, at) =>
    frames
      .slice(at + 1)
      .flatMap((others) => layers.flatMap((one) => others.map((other): Pair => [one, other])))
  )
}

/** The first drawn with the first of each other frame, the second with the second. */
function byOrder(frames: Frames): Pair[] {
  return frames.flatMap((layers, at) =>
    frames.slice(at + 1).flatMap((others) =>
      layers.flatMap((one, place): Pair[] => {
        const other = others[place]
        return other ? [[one, other]] : []
      })
    )
  )
}

function inOrder([one, other]: Pair, [third, fourth]: Pair): number {
  return (
    Math.abs(one.order - other.order) - Math.abs(third.order - fourth.order) ||
    Math.min(one.order, other.order) - Math.min(third.order, fourth.order) ||
    compare(idsOf([one, other]), idsOf([third, fourth]))
  )
}

/** Layers as they are drawn. */
export function inTurn(one: LayerShare, other: LayerShare): number {
  return one.order - other.order || compare(one.id, other.id)
}

/** Between the middles of two boxes, in parts of the picture. */
function far({ box: one }: LayerShare, { box: other }: LayerShare): number {
  const across = one[0] + one[2] / 2 - (other[0] + other[2] / 2)
  const down = one[1] + one[3] / 2 - (other[1] + other[3] / 2)
  return Math.hypot(across, down)
}

/** How far two layers are from covering the same; null where they lie in different places. */
function inPlace({ box: one }: LayerShare, { box: other }: LayerShare): number | null {
  const [width, height] = [shared(one, other, 0), shared(one, other, 1)]
  const both = width * height
  const either = one[2] * one[3] + other[2] * other[3] - both
  const part = either > 0 ? both / either : 0
  return part >= SAME_PLACE ? 1 - part : null
}

function shared(one: LayerShare['box'], other: LayerShare['box'], side: 0 | 1): number {
  const to = Math.min(one[side] + one[side + 2]!, other[side] + other[side + 2]!)
  return Math.max(0, to - Math.max(one[side], other[side]))
}

/** How far two texts are from having the same words; null where one is not the other edited. */
function edited(one: LayerShare, other: LayerShare): number | null {
  const [words, others] = [wordsOf(one), wordsOf(other)]
  const both = [...words].filter((word) => others.has(word)).length
  const part = both / Math.max(1, words.size + others.size - both)
  return part >= SAME_WORDS ? 1 - part + far(one, other) : null
}

function wordsOf(layer: LayerShare): Set<string> {
  return new Set(
    wordsOn(layer)
      ?.toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
  )
}

function alikeInSize(one: LayerShare, other: LayerShare): number | null {
  const [less, more] = [Math.min(one.area, other.area), Math.max(one.area, other.area)]
  return more <= SAME_SIZE * less ? far(one, other) : null
}

function idsOf(pair: Pair): string {
  return pair
    .map(({ id }) => id)
    .sort()
    .join(' ')
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}
