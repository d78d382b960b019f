import type { SceneGraph, SceneNode as GraphNode } from '@open-pencil/core'
import { CORE, type NodeObject, nodeObject } from '../node-core'

export const component = {
  createInstance() {
    const { graph, id, session } = this[CORE]
    const instance = graph.createInstance(id, session.store.currentPageId)
    if (!instance) throw new Error('The instance could not be created')
    forgetCopiedData(graph, instance)
    return nodeObject(session, instance.id) as InstanceNode
  }
} satisfies Pick<ComponentNode, 'createInstance'> & ThisType<NodeObject>

/** Layers of an instance inherit what plugins keep; OpenPencil copies it. */
function forgetCopiedData(graph: SceneGraph, { childIds }: GraphNode): void {
  for (const child of childIds.flatMap((id) => graph.getNode(id) ?? [])) {
    child.pluginData = []
    forgetCopiedData(graph, child)
  }
}

export const instance = {
  detachInstance() {
    const { graph, id, session } = this[CORE]
    // OpenPencil changes the node without an event.
    session.store.history.touch(id)
    graph.detachInstance(id)
    session.nodes.delete(id)
    return nodeObject(session, id) as FrameNode
  }
} satisfies Pick<InstanceNode, 'detachInstance'> & ThisType<NodeObject>

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
export const clonable = {
  clone() {
    const core = this[CORE]
    const { graph, session, id } = core
    const matrix = core.relativeTransform
    const copy = graph.cloneTree(id, session.store.currentPageId)
    if (!copy) throw new Error('The node could not be copied')
    instanceNested(graph, id, copy.id)
    const object = nodeObject(session, copy.id)
    ;(object as NodeObject)[CORE].relativeTransform = matrix
    return object
  }
} satisfies { clone: () => object } & ThisType<NodeObject>
