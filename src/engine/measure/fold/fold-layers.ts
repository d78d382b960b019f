import { areaOf } from '../../../perception/see/box'
import type { LayerKind, LayerNode } from '../../../file'
import type { FoundArea } from '../../../perception'
import { growSubtrees } from './grow-subtrees'
import { hasRealName, isVector, LEAST_COVER } from './node-kind'
import type { Subtree } from './subtree'

/** A layer that means something to a viewer. */
export interface MeaningfulLayer {
  /** Place of its layer in the frame's list. */
  node: number
  name: string
  kind: LayerKind
  /** What is written on it: a text's words, a control's label, a group's heading; empty for all else. */
  label: string
  /** The heading of the group that it lies in; missing where there is none. */
  group?: string
  /** Its kind as found in a picture's pixels; missing for layers. */
  found?: FoundArea['kind']
}

/** The meaningful layer that each layer of a frame belongs to, and how much it covers below. */
export interface Fold {
  /** From bottom to top. */
  layers: MeaningfulLayer[]
  /** For each layer of the frame its place in `layers`; -1 is the rest. */
  owners: number[]
  /** For each layer of the frame 0 (nothing) to 1 (all), with every opacity around it. */
  covers: number[]
}

/** A wrapper gives its name to the one thing in it when it is no more than this much larger; a bar is no button. */
const MOST_ROOM = 4
const MOST_ROOM_OF_BUTTON = 1.5

/**
 * Folds a frame's layers into those that mean something to a viewer, by these rules:
 *
 * 1. A text is a text, a fill with a picture an image, however large: people look at pictures, also behind
 *    a title. A see-through shape over a picture is part of it.
 * 2. A vector up to 64 px, a container of vectors alone, or a square of initials is an icon; other filled
 *    shapes are shapes. Lines, dots, boxes that are only an outline, and shapes that other things lie on
 *    belong to the rest.
 * 3. A painted or outlined box around one short text, perhaps with icons, is a control; without paint when
 *    it is an instance with an icon, or leaves its text the room of a button.
 * 4. A named container of up to four small things close together, none of them a headline, is a group; so is
 *    a named drawing of vectors, and so is each of three or more rows alike.
 * 5. Any other container is a wrapper: what is inside counts, its own paint belongs to the rest. Around a
 *    single thing not much smaller, the outermost one with a real name stands for it.
 * 6. Instances are read like frames. Masks and hidden layers are nothing by themselves.
 */
export function foldLayers(nodes: readonly LayerNode[]): Fold {
  const trees = growSubtrees(nodes)
  const layers: MeaningfulLayer[] = []
  const owners: number[] = []
  const covers: number[] = []
  /** The layer that everything inside belongs to; -1 in a wrapper. */
  const inside: number[] = []
  const pictures = new Map<Subtree, number>()

  nodes.forEach((node, i) => {
    const tree = trees[i] ?? null
    const around = node.parent < 0 ? -1 : (inside[node.parent] ?? -1)
    const kind = tree !== null && around < 0 ? kindAsOne(tree) : null
    let owner = around
    if (tree !== null && kind !== null) {
      owner = layers.push({ node: i, name: node.name, kind, label: labelOf(tree, kind) }) - 1
    } else if (tree !== null && around < 0 && isPicture(tree)) {
      owner = layers.push({ node: i, name: node.name, kind: 'image', label: '' }) - 1
    } else if (tree?.tints && around < 0) {
      owner = pictures.get(tree.tints) ?? -1
    }
    if (tree !== null && (kind ?? (isPicture(tree) ? 'image' : null)) === 'image') {
      pictures.set(tree, owner)
    }
    inside.push(kind !== null ? owner : around)
    owners.push(owner)
    covers.push(tree === null ? 0 : coverOf(tree, kind))
  })
  return { layers, owners, covers }
}

/** The kind of a layer with everything in it; null for a wrapper. */
function kindAsOne({ kind, node, box, sole }: Subtree): LayerKind | null {
  if (kind !== null) return kind
  if (node.parent < 0 || sole === null || !hasRealName(node.name)) return null
  const room = sole.kind === 'control' ? MOST_ROOM_OF_BUTTON : MOST_ROOM
  return areaOf(box) <= room * areaOf(sole.box) ? sole.kind : null
}

/** True for a wrapper whose own paint is a picture. */
function isPicture({ node, layers }: Subtree): boolean {
  return node.image && layers > 0
}

/** What is written on a layer: on an icon its initials. What a group says is known from its heading. */
function labelOf(tree: Subtree, kind: LayerKind): string {
  const isWritten = kind === 'control' || kind === 'text' || kind === 'icon'
  return isWritten ? (firstText([tree])?.node.words ?? '') : ''
}

function firstText(trees: readonly Subtree[]): Subtree | null {
  for (const tree of trees) {
    const isText = tree.node.type === 'TEXT' && !tree.node.icon
    const found = isText ? tree : firstText(tree.children)
    if (found) return found
  }
  return null
}

/**
 * How much a layer takes of what lies below. Texts, icons, controls and drawn lines have the whole box that
 * designers think of, whatever the paint.
 */
function coverOf({ node, opacity }: Subtree, kind: LayerKind | null): number {
  const whole = node.type === 'TEXT' || kind === 'control' || kind === 'icon'
  if (whole) return opacity
  const drawn = isVector(node) && node.outlined && node.cover < LEAST_COVER
  return drawn ? opacity : opacity * node.cover
}
