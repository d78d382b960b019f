import { isWritten, type LayerNode } from '../../../file'
import type { Fold, MeaningfulLayer } from './fold-layers'
import { layerBox } from './layer-box'

/** Containers around a text that it may be the heading of. */
const MOST_AROUND = 8
/** Texts of a container that are kept, largest first. */
const KEPT = 3
/** A heading is set this much larger than what it is the heading of. */
const LARGER = 1.1

/** A text of a group is its heading though another stands before it, when it is this much larger. */
const MUCH_LARGER = 1.5

/** A text as a possible heading. */
interface Heading {
  words: string
  /** Height of its letters, about, px of the picture. */
  letters: number
  bottom: number
  owner: number
  /** Whether it is a part of something that is one thing, which it is not the heading of others for. */
  isInGroup: boolean
}

/**
 * Adds to each layer the heading of its group: the words of the largest text in the nearest container, apart from the frame
 * itself, that has one besides them. A group gets its own heading as label.
 */
export function withHeadings(nodes: readonly LayerNode[], fold: Fold): Fold {
  const { layers, owners } = fold
  const within = new Map<number, Heading[]>()
  const inGroup = new Map<number, Heading>()
  /** What each group said last. */
  const before = new Map<number, string>()
  nodes.forEach((node, i) => {
    if (node.type !== 'TEXT' || node.words === '') return
    const owner = owners[i] ?? -1
    const { kind } = layers[owner] ?? {}
    const heading = headingOf(node, owner, kind === 'group')
    if (kind === 'group') {
      inGroup.set(owner, leading(inGroup.get(owner), heading, before.get(owner)))
      before.set(owner, node.words)
    }
    if (kind === 'control' || !isTelling(heading)) return
    for (const around of aroundOf(nodes, i)) {
      within.set(around, [...(within.get(around) ?? []), heading].sort(byLetters).slice(0, KEPT))
    }
  })
  const named = layers.map((layer, i) => {
    const group = headingAbove(nodes, layer, i, within)?.words
    const label = layer.label || (inGroup.get(i)?.words ?? '')
    return { ...layer, label, ...(group !== undefined && { group }) }
  })
  return { ...fold, layers: named }
}

function headingOf(node: LayerNode, owner: number, isInGroup: boolean): Heading {
  const { words } = node
  return { words, letters: lettersOf(node), bottom: layerBox(node).bottom, owner, isInGroup }
}

/** The heading of the group that a layer lies in; undefined where none is known. */
function headingAbove(
  nodes: readonly LayerNode[],
  { node: at, kind }: MeaningfulLayer,
  owner: number,
  within: ReadonlyMap<number, readonly Heading[]>
): Heading | undefined {
  const node = nodes[at]!
  const { bottom, top } = layerBox(node)
  // What is written lies below its heading and is no larger; a picture or an icon may lie above or beside its title.
  const hasWords = isWritten(kind)
  const lowest = hasWords ? (top + bottom) / 2 : Infinity
  const least = kind === 'text' ? LARGER * lettersOf(node) : 0
  const isHeading = (one: Heading): boolean =>
    one.owner !== owner &&
    one.letters >= least &&
    one.bottom <= lowest &&
    !(hasWords && one.isInGroup)
  for (const around of aroundOf(nodes, at)) {
    const found = within.get(around)?.find(isHeading)
    if (found) return found
  }
  return undefined
}

/** Places of the nearest containers around a layer, without the frame itself. */
function aroundOf(nodes: readonly LayerNode[], at: number): number[] {
  const around: number[] = []
  for (let next = nodes[at]!.parent; next > 0 && around.length < MOST_AROUND;) {
    around.push(next)
    next = nodes[next]!.parent
  }
  return around
}

/** About as high as a text's letters: of its box, whether it is as wide as its words or wraps them. */
function lettersOf(node: LayerNode): number {
  const { left, right, top, bottom } = layerBox(node)
  const spread = (1.5 * (right - left) * (bottom - top)) / Math.max(1, node.characters)
  return Math.min(bottom - top, Math.sqrt(spread))
}

/** A heading begins with a word: a price or a unit tells less. */
function isTelling({ words }: Heading): boolean {
  return /^\p{L}/u.test(words) && /\p{L}.*\p{L}.*\p{L}|\p{Lo}/u.test(words)
}

function byLetters(one: Heading, other: Heading): number {
  return other.letters - one.letters
}

/** A unit after a number, such as GWh or %. */
const UNIT = /^(?:\p{L}{1,3}|[%‰°]\p{L}?)$/u

/** Which of two texts of a group, in its order, is its heading: of a number with its unit. `before`: the text before `next`. */
function leading(first: Heading | undefined, next: Heading, before = ''): Heading {
  if (first === undefined) return next
  if (/\d$/.test(before) && UNIT.test(next.words)) {
    return first.words === before ? { ...first, words: `${before} ${next.words}` } : first
  }
  if (isTelling(first) !== isTelling(next)) return isTelling(first) ? first : next
  return next.letters > MUCH_LARGER * first.letters ? next : first
}
