import { absoluteMatrix, parentOf, placeBy, removeIfEmpty } from '../document/transforms'
import { IDENTITY, invert, multiply } from '../document/matrix'
import { coreOf, type NodeCore, nodeObject } from './node-core'
import { assertCanHold, assertReparentable } from './reparenting'
import type { Session } from './session'

/** Groups nodes, which stay where they are on the canvas. */
export function group(
  session: Session,
  nodes: unknown,
  parent: unknown,
  index?: number
): GroupNode {
  const holder = expectNode(parent)
  const cores = Array.isArray(nodes) ? nodes.map(expectNode) : []
  if (cores.length === 0) throw new Error('First argument must be an array of at least one node')
  const { graph } = session.store
  for (const { node } of cores) {
    if (node.type === 'SECTION') throw new Error('Cannot group a section')
    assertReparentable(graph, node)
    assertCanHold(graph, holder.node, node)
  }
  session.store.settle()
  const places = cores.map(({ node }) => absoluteMatrix(graph, node))
  const made = graph.createNode('GROUP', holder.id, {
    ...{ name: 'Group', width: 0, height: 0 },
    blendMode: 'PASS_THROUGH'
  })
  const at = index ?? holder.node.childIds.length - 1
  if (!Number.isInteger(at) || at < 0 || at >= holder.node.childIds.length) {
    graph.deleteNode(made.id)
    throw new Error(`Cannot insert node at index ${String(index)}`)
  }
  graph.insertChildAt(made.id, holder.id, at)
  const left = new Set(cores.map(({ node }) => node.parentId))
  cores.forEach((core, place) => {
    graph.insertChildAt(core.id, made.id, place)
    const above = holder.node.type === 'CANVAS' ? IDENTITY : absoluteMatrix(graph, holder.node)
    const back = invert(above) ?? IDENTITY
    core.update(placeBy(multiply(back, places[place] ?? IDENTITY), core.node))
  })
  for (const id of left) removeIfEmpty(graph, id)
  session.store.settle()
  return nodeObject(session, made.id) as GroupNode
}

/** Moves a node's children into its parent, where they stay on the canvas, and removes it. */
export function ungroup(session: Session, value: unknown): SceneNode[] {
  const core = expectNode(value)
  const { graph, node } = core
  const parent = parentOf(graph, node)
  if (!parent || node.childIds.length === 0)
    throw new Error('Cannot ungroup a node without children')
  assertReparentable(graph, node)
  session.store.settle()
  const at = parent.childIds.indexOf(node.id)
  const children = graph.getChildren(node.id)
  const above = parent.type === 'CANVAS' ? IDENTITY : absoluteMatrix(graph, parent)
  children.forEach((child, place) => {
    const matrix = multiply(invert(above) ?? IDENTITY, absoluteMatrix(graph, child))
    graph.insertChildAt(child.id, parent.id, at + place)
    graph.updateNode(child.id, placeBy(matrix, child))
  })
  graph.deleteNode(node.id)
  return children.map(({ id }) => nodeObject(session, id) as SceneNode)
}

function expectNode(value: unknown): NodeCore {
  const core = coreOf(value)
  if (!core) throw new Error('Expected node, got something else')
  return core
}
