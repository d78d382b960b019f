import { CORE, coreOf, type NodeCore, type NodeObject, nodeObject } from '../node-core'
import { Emitter } from '../emitter'
import { loaded } from '../session'

type Listener = (event: NodeChangeEvent) => void

export const page = {
  get selection(): readonly SceneNode[] {
    const { session, id } = this[CORE]
    return session.store.selection(id).map((selected) => nodeObject(session, selected) as SceneNode)
  },
  set selection(nodes: readonly SceneNode[]) {
    const { session, id } = this[CORE]
    session.store.select(selectable(this[CORE], nodes), id)
  },
  loadAsync() {
    const { session, id } = this[CORE]
    return loaded(session, [id])
  },
  on(type: 'nodechange', callback: Listener) {
    eventsOf(this[CORE]).add(checked(type), callback)
  },
  off(type: 'nodechange', callback: Listener) {
    eventsOf(this[CORE]).remove(checked(type), callback)
  }
} satisfies Partial<PageNode> & ThisType<NodeObject>

function checked(type: string): 'nodechange' {
  if (type !== 'nodechange') throw new Error(`"${type}" is not a valid event name`)
  return type
}

function eventsOf({ session, id }: NodeCore): Emitter<{ nodechange: [NodeChangeEvent] }> {
  if (session.dynamicPages && !session.loadedPages.has(id)) {
    throw new Error('Cannot listen to a page before it is loaded. Call page.loadAsync() first')
  }
  const events = session.pageEvents.get(id) ?? new Emitter(session.guard)
  session.pageEvents.set(id, events)
  return events
}

function selectable({ id }: NodeCore, nodes: unknown): string[] {
  if (!Array.isArray(nodes)) {
    throw new Error('Property "selection" failed validation: Expected array')
  }
  return nodes.map((value: unknown) => {
    const core = coreOf(value)
    if (!core) throw new Error('Property "selection" failed validation: Expected node')
    let at = core.node
    while (at.type !== 'CANVAS' && at.parentId !== null) {
      at = core.graph.getNode(at.parentId) ?? at
      if (at.id === core.graph.rootId) break
    }
    if (at.id !== id || core.id === id) {
      throw new Error('The selection of a page can only include nodes in that page')
    }
    return core.id
  })
}
