import { CORE, NodeCore } from './node-core'
import { figmaType } from './node-types'
import type { Session } from './session'

/** The node object of a session: the same one each time, as long as the node keeps its type. */
export function nodeObject(session: Session, id: string): object {
  const known = session.nodes.get(id)
  if (known) return known
  const node = session.store.graph.getNode(id)
  if (!node) throw new Error(`The node with id "${id}" does not exist`)
  const type = figmaType(session.store.graph, node)
  const object = Object.create(session.prototypeOf(type)) as object
  Object.defineProperty(object, CORE, { value: new NodeCore(session, id, node.type) })
  session.nodes.set(id, object)
  return object
}
