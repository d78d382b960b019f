import type { SceneGraph, SceneNode } from '@open-pencil/core'
import type { Copies } from '../contract'
import { areaOf, boxOf, intersection, type Matrix, type Rect } from './matrix'
import type { Store } from './store'
import { absoluteMatrix, isInInstance, placeBy } from './transforms'

/** Canvas px between a copy on the page and what lies beside it. */
const GAP = 100

export function takeCopies(store: Store, ids: readonly string[]): Copies {
  store.settle()
  const { graph } = store
  const nodes = new Map<string, SceneNode>()
  const take = (node: SceneNode): void => {
    nodes.set(node.id, structuredClone(node))
    graph.getChildren(node.id).forEach(take)
  }
  const roots = ids.flatMap((id) => graph.getNode(id) ?? [])
  roots.forEach(take)
  const shown = new Set([...nodes.values()].flatMap(({ fills }) => fills.map((f) => f.imageHash)))
  return {
    roots: roots.map((node) => ({ id: node.id, matrix: absoluteMatrix(graph, node) })),
    nodes,
    images: new Map([...graph.images].filter(([hash]) => shown.has(hash)))
  }
}

/**
 * Puts copies just above their originals; those that lay on a page, in an instance, or in what has gone, on the current
 * page, right of what they would cover. Gives their ids.
 */
export function putCopies(store: Store, { roots, nodes, images }: Copies): string[] {
  const { graph } = store
  for (const [hash, bytes] of images) graph.images.set(hash, bytes)
  return roots.flatMap(({ id, matrix }) => {
    const node = nodes.get(id)
    if (!node) return []
    const parent = parentFor(graph, node)
    const copy = putCopy(graph, nodes, node, parent?.id ?? store.currentPageId)
    if (parent) graph.insertChildAt(copy, parent.id, placeAbove(parent, id))
    else placeOnPage(graph, copy, matrix)
    return [copy]
  })
}

function putCopy(
  graph: SceneGraph,
  nodes: ReadonlyMap<string, SceneNode>,
  original: SceneNode,
  parentId: string
): string {
  const { type, childIds, source } = original
  const properties: Partial<SceneNode> = structuredClone(original)
  delete properties.id
  delete properties.parentId
  delete properties.childIds
  const copy = graph.createNode(type, parentId, {
    ...properties,
    source: { ...structuredClone(source), id: null, orderKey: null }
  })
  for (const id of childIds) {
    const child = nodes.get(id)
    if (child) putCopy(graph, nodes, child, copy.id)
  }
  return copy.id
}

/** Null where the copy goes on the page. */
function parentFor(graph: SceneGraph, node: SceneNode): SceneNode | null {
  const parent = graph.getNode(node.parentId ?? '')
  if (!parent || parent.type === 'CANVAS') return null
  return parent.type === 'INSTANCE' || isInInstance(graph, parent) ? null : parent
}

function placeAbove({ childIds }: SceneNode, id: string): number {
  const at = childIds.indexOf(id)
  return at < 0 ? childIds.length : at + 1
}

function placeOnPage(graph: SceneGraph, id: string, matrix: Matrix): void {
  const node = graph.getNode(id)
  if (!node) return
  const box = boxOf(matrix, areaOf(node))
  const others = graph
    .getChildren(node.parentId ?? '')
    .filter((other) => other.id !== id)
    .map((other) => boxOf(absoluteMatrix(graph, other), areaOf(other)))
  const x = freeFrom(box, others)
  const [[a, b, left], second] = matrix
  graph.updateNode(id, placeBy([[a, b, left + x - box.x], second], node))
}

/** The x, at the box's own or right of it, where it covers none of the others. */
function freeFrom(box: Rect, others: readonly Rect[]): number {
  const covered = others.find((other) => intersection(box, other))
  return covered ? freeFrom({ ...box, x: covered.x + covered.width + GAP }, others) : box.x
}
