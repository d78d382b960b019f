import { areaOf, holdsMiddle, sharedArea } from '../../../perception/see/box'
import type { LayerNode } from '../../../file'
import { layerBox } from './layer-box'
import { containerKind, isRowLike } from './container-kind'
import { countContent } from './count-content'
import { leafKind, LEAST_COVER } from './node-kind'
import { noContent, type Subtree } from './subtree'

/** Most that a tint hides of what lies below. */
const MOST_TINT = 0.9

/**
 * The frame's layers as subtrees, each with what it is as a whole; null for what shows nothing: masks and
 * layers that are all transparent, with what is inside them.
 */
export function growSubtrees(nodes: readonly LayerNode[]): (Subtree | null)[] {
  const [root] = nodes
  if (root === undefined) return []
  const scale = Math.hypot(root.matrix[0], root.matrix[1]) || 1
  const trees: (Subtree | null)[] = []
  for (const node of nodes) {
    const parent = node.parent < 0 ? undefined : trees[node.parent]
    const opacity = parent === null ? 0 : node.opacity * (parent?.opacity ?? 1)
    const tree = opacity < LEAST_COVER || node.mask ? null : seedling(node, scale, opacity)
    if (tree !== null) parent?.children.push(tree)
    trees.push(tree)
  }
  const frameArea = Math.max(1, root.width * root.height)
  // Backwards, so that a layer's content is known before the layer itself.
  for (const tree of [...trees].reverse()) if (tree !== null) ripen(tree, frameArea)
  return trees
}

function seedling(node: LayerNode, scale: number, opacity: number): Subtree {
  return {
    node,
    opacity,
    box: layerBox(node, scale),
    children: [],
    kind: null,
    background: false,
    tints: null,
    layers: 0,
    sole: null,
    content: noContent()
  }
}

function ripen(tree: Subtree, frameArea: number): void {
  const { node, children } = tree
  if (children.length === 0) {
    if (node.parent >= 0) tree.kind = leafKind(node)
  } else {
    findTints(tree)
    findBackgrounds(children)
    findRows(children)
    tree.content = countContent(children)
    if (node.parent >= 0) tree.kind = containerKind(tree, frameArea)
  }
  countLayers(tree)
}

/** A see-through shape over a picture, such as a shade under its caption, is part of the picture. */
function findTints(tree: Subtree): void {
  const pictures = tree.node.image ? [tree] : []
  for (const child of tree.children) {
    if (child.kind === 'image') pictures.push(child)
    if (child.kind !== 'shape' || child.node.cover > MOST_TINT) continue
    const least = 0.9 * areaOf(child.box)
    const under = pictures.filter(({ box }) => sharedArea(box, child.box) >= least).at(-1)
    if (under) makeBackground(child, under)
  }
}

/** A filled shape that something else than a shape lies on is its background, also alone in a group of its own. */
function findBackgrounds(children: readonly Subtree[]): void {
  const onTop: Subtree[] = []
  for (const child of [...children].reverse()) {
    const shape = child.sole?.kind === 'shape' ? child.sole : child
    if (shape.kind !== 'shape') {
      if (child.layers > 0) onTop.push(child)
      continue
    }
    const room = 1.1 * areaOf(shape.box)
    if (onTop.some(({ box }) => holdsMiddle(shape.box, box) && areaOf(box) <= room)) {
      for (const tree of new Set([child, shape])) makeBackground(tree, null)
    }
  }
}

function makeBackground(tree: Subtree, tints: Subtree | null): void {
  Object.assign(tree, { background: true, tints, kind: null, layers: 0, sole: null })
}

/** A row among three or more alike, as in a table, is one thing, however many cells it has. */
function findRows(children: readonly Subtree[]): void {
  const rows = children.filter((child) => child.kind === null && isRowLike(child))
  const alike = new Map<string, Subtree[]>()
  for (const row of rows) {
    const { type, width, height } = row.node
    const key = `${type} ${Math.round(width)} ${Math.round(height)}`
    const found = alike.get(key)
    if (found) found.push(row)
    else alike.set(key, [row])
  }
  for (const row of [...alike.values()].filter(({ length }) => length > 2).flat()) {
    row.kind = 'group'
    countLayers(row)
  }
}

function countLayers(tree: Subtree): void {
  const { kind, children, node } = tree
  const within = children.filter(({ layers }) => layers > 0)
  const own = children.length > 0 && node.image && within.length > 0
  tree.layers = within.reduce((sum, { layers }) => sum + layers, own ? 1 : 0)
  tree.sole = tree.layers === 1 ? (within[0]?.sole ?? null) : null
  if (kind === null) return
  tree.layers = 1
  tree.sole = tree
}
