import { hasRealName } from '../../../engine/measure/fold/node-kind'
import type { ShareOrder } from '../../../engine/share-order'
import { wordsOn } from '../../../engine/texts/seen-as'
import type { LayerShare } from '../../../file'
import type { MatchedLayer } from '../comparison'

/** The layer of each frame that is in a match; null where it has none. */
type Match = (LayerShare | null)[]

/** Layers of a frame that are matched, those that most people see first. */
const MOST = 100
/** Part of what two boxes cover together that both cover, from which they lie in the same place. */
const SAME_PLACE = 0.5
/** Part of the words of two texts that both have, from which one is the other edited. */
const SAME_WORDS = 0.6
/** Most that one is larger than the other where only one of them has a name. */
const SAME_SIZE = 2
/** More than any two layers of one step are apart. */
const STEP = 10

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
  const seen = frames.map((ordered) => ordered?.order.slice(0, MOST) ?? [])
  const matches = new Map<LayerShare, Match>()
  seen.forEach((layers, at) => {
    for (const layer of layers) {
      matches.set(
        layer,
        frames.map((_, index) => (index === at ? layer : null))
      )
    }
  })
  for (const [one, other] of pairsOf(seen)) join(matches, one, other)
  const baseFirst = [...(seen[baseAt] ?? []), ...seen.flat()]
  const found = new Set(baseFirst.map((layer) => matches.get(layer)!))
  return [...found].map((match) => toMatch(match, frames))
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

/** A layer with what it is known by. */
interface Known {
  layer: LayerShare
  words: string | null
  isNamed: boolean
  /** True where no other layer of its frame looks alike and has its name. */
  isAlone: boolean
}

type Pair = readonly [LayerShare, LayerShare]

/** The pairs of layers of different frames that are surely one, surest first; of equal ones those drawn most alike. */
function pairsOf(frames: readonly (readonly LayerShare[])[]): Pair[] {
  const known = frames.map(knownOf)
  const pairs = known.flatMap((layers, at) =>
    known.slice(at + 1).flatMap((others) =>
      layers.flatMap((one) =>
        others.flatMap((other) => {
          const apart = apartOf(one, other)
          return apart === null ? [] : [{ pair: [one.layer, other.layer] as const, apart }]
        })
      )
    )
  )
  pairs.sort((a, b) => a.apart - b.apart || inOrder(a.pair, b.pair))
  return pairs.map(({ pair }) => pair)
}

function knownOf(layers: readonly LayerShare[]): Known[] {
  const lookOf = ({ kind, name }: LayerShare): string => JSON.stringify([kind, name])
  const looks = layers.map(lookOf)
  return layers.map((layer) => ({
    layer,
    words: wordsOn(layer)?.toLowerCase() ?? null,
    isNamed: layer.found === undefined && hasRealName(layer.name),
    isAlone: looks.filter((look) => look === lookOf(layer)).length === 1
  }))
}

/** How far two layers are from surely being one; null where they may be two. */
function apartOf(one: Known, other: Known): number | null {
  const [{ layer: a }, { layer: b }] = [one, other]
  const looksAlike = a.kind === b.kind && a.found === b.found
  const areNamed = one.isNamed && other.isNamed && a.name === b.name
  if (one.words !== null && other.words !== null) {
    if (one.words === other.words) return Number(a.kind !== b.kind) * 2 + far(a, b)
    // A button with another label may be another button; an edited text in its place is that text.
    const place = areNamed && looksAlike && a.kind === 'text' ? inPlace(a, b) : null
    return after(4, place) ?? (a.kind === b.kind ? after(5, edited(one, other)) : null)
  }
  if (one.words !== other.words || !looksAlike) return null
  const place = inPlace(a, b)
  if (place !== null) return after(a.name === b.name ? 1 : 2, place)
  if (areNamed) return after(3, far(a, b))
  const areLone = one.isAlone && other.isAlone && a.name === b.name && a.found === undefined
  return areLone && isAlikeInSize(a, b) ? after(6, far(a, b)) : null
}

function after(steps: number, apart: number | null): number | null {
  return apart === null ? null : steps * STEP + apart
}

function inOrder([one, other]: Pair, [third, fourth]: Pair): number {
  return (
    Math.abs(one.order - other.order) - Math.abs(third.order - fourth.order) ||
    Math.min(one.order, other.order) - Math.min(third.order, fourth.order) ||
    idsOf([one, other]).localeCompare(idsOf([third, fourth]), 'en')
  )
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
function edited(one: Known, other: Known): number | null {
  const [words, others] = [wordsIn(one), wordsIn(other)]
  const both = [...words].filter((word) => others.has(word)).length
  const part = both / Math.max(1, words.size + others.size - both)
  return part >= SAME_WORDS ? 1 - part + far(one.layer, other.layer) : null
}

function wordsIn({ words }: Known): Set<string> {
  return new Set(words?.match(/[\p{L}\p{N}]+/gu))
}

function isAlikeInSize({ area: one }: LayerShare, { area: other }: LayerShare): boolean {
  return Math.max(one, other) <= SAME_SIZE * Math.min(one, other)
}

function idsOf(pair: Pair): string {
  return pair
    .map(({ id }) => id)
    .sort()
    .join(' ')
}
