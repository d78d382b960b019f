import { pageOf } from '../../document/transforms'
import { Emitter } from '../emitter'
import { coreOf, type NodeCore, nodeObject } from '../node-core'
import { loaded } from '../session'
import { members } from './members'

type Listener = (event: NodeChangeEvent) => void

export const page = members<
  Pick<PageNode, 'selection' | 'loadAsync'> &
    Record<'on' | 'off', (type: 'nodechange', callback: Listener) => void>
>({
  selection: {
    get: ({ session, id }) =>
      session.store.selection(id).map((selected) => nodeObject(session, selected) as SceneNode),
    set: (core, nodes) => core.session.store.select(selectable(core, nodes), core.id)
  },
  loadAsync: ({ session, id }) => loaded(session, [id]),
  on: (core, type, callback) => eventsOf(core).add(type, callback),
  off: (core, type, callback) => eventsOf(core).remove(type, callback)
})

function eventsOf({ session, id }: NodeCore): Emitter<{ nodechange: [NodeChangeEvent] }> {
  if (session.dynamicPages && !session.loadedPages.has(id)) {
    throw new Error('Cannot listen to a page before it is loaded. Call page.loadAsync() first')
  }
  const events = session.pageEvents.get(id) ?? new Emitter(session.guard, ['nodechange'])
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
    if (pageOf(core.graph, core.node.id)?.id !== id || core.id === id) {
      throw new Error('The selection of a page can only include nodes in that page')
    }
    return core.id
  })
}
