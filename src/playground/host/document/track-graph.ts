import type { SceneGraph, SceneNode } from '@open-pencil/core'
import { differingKeys } from './history'

/** Callbacks for every change of the graph: by the facade, by layout, or by OpenPencil itself. */
export interface GraphWatch {
  /** Just before a node changes. */
  touching(id: string): void
  created(id: string): void
  updated(id: string, keys: string[]): void
  /** `parentId` is where it was before. */
  moved(id: string, parentId: string | null): void
  /** The node as it was, already out of the graph; `parentId` is where it hung. */
  deleted(node: SceneNode): void
}

/** Wraps the graph's methods: OpenPencil's own events come after a change, and undo needs each node as it was before. */
export function trackGraph(graph: SceneGraph, watch: GraphWatch): void {
  const createNode = graph.createNode.bind(graph)
  graph.createNode = (type, parentId, overrides) => {
    watch.touching(parentId)
    const node = createNode(type, parentId, overrides)
    watch.created(node.id)
    return node
  }

  const updateNode = graph.updateNode.bind(graph)
  graph.updateNode = (id, changes) => {
    const node = graph.nodes.get(id)
    if (!node) return
    const keys = differingKeys(node, changes)
    if (keys.length === 0) return
    watch.touching(id)
    updateNode(id, changes)
    watch.updated(id, keys)
  }

  const insertChildAt = graph.insertChildAt.bind(graph)
  graph.insertChildAt = (childId, parentId, index) => {
    const from = graph.nodes.get(childId)?.parentId ?? null
    for (const id of [childId, parentId, from]) if (id !== null) watch.touching(id)
    insertChildAt(childId, parentId, index)
    watch.moved(childId, from)
  }

  const deleteNode = graph.deleteNode.bind(graph)
  graph.deleteNode = (id) => {
    const node = graph.nodes.get(id)
    if (!node) return
    watch.touching(id)
    if (node.parentId !== null) watch.touching(node.parentId)
    deleteNode(id)
    watch.deleted(node)
  }
}
