import { absoluteMatrix, placeBy, removeIfEmpty } from '../document/transforms'
import { IDENTITY, invert, multiply } from '../document/matrix'
import { expectNode, nodeObject } from './node-core'
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
