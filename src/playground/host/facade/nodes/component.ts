import type { SceneGraph, SceneNode as GraphNode } from '@open-pencil/core'
import { CORE, type NodeObject, nodeObject } from '../node-core'
import { members } from './members'

export const component = members<ComponentNode>({
  createInstance({ graph, id, session }) {
    const instance = graph.createInstance(id, session.store.currentPageId)
    if (!instance) throw new Error('The instance could not be created')
    forgetCopiedData(graph, instance)
    return nodeObject(session, instance.id) as InstanceNode
  }
})

/** Layers of an instance inherit what plugins keep; OpenPencil copies it. */
function forgetCopiedData(graph: SceneGraph, { childIds }: GraphNode): void {
  for (const child of childIds.flatMap((id) => graph.getNode(id) ?? [])) {
    child.pluginData = []
    forgetCopiedData(graph, child)
  }
}

export const instance = members<InstanceNode>({
  detachInstance({ graph, id, session }) {
    // OpenPencil changes the node without an event.
    session.store.history.touch(id)
    graph.detachInstance(id)
    session.nodes.delete(id)
    return nodeObject(session, id) as FrameNode
  }
})

/** Makes instances of the copies of components within a copied layer, as Figma does. */
function instanceNested(graph: SceneGraph, originalId: string, copyId: string): void {
  const [originals, copies] = [originalId, copyId].map((id) => graph.getNode(id)?.childIds ?? [])
  originals!.forEach((original, i) => {
    const copy = copies![i]!
    if (graph.getNode(original)?.type === 'COMPONENT') {
      graph.updateNode(copy, { type: 'INSTANCE', componentId: original, pluginData: [] })
      forgetCopiedData(graph, graph.getNode(copy)!)
    } else instanceNested(graph, original, copy)
  })
}

/** Copies to the current page, at the place that the copy's relativeTransform gives there. */
export const clonable = members<{ clone: () => object }>({
  clone({ graph, session, id, relativeTransform }) {
    const copy = graph.cloneTree(id, session.store.currentPageId)
    if (!copy) throw new Error('The node could not be copied')
    instanceNested(graph, id, copy.id)
    const object = nodeObject(session, copy.id)
    ;(object as NodeObject)[CORE].relativeTransform = relativeTransform
    return object
  }
})
