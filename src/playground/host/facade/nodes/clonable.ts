import { CORE, type NodeObject } from '../node-core'
import { nodeObject } from '../node-object'

/** A copy lies on the current page, at the place that its relativeTransform says there. */
export const clonable = {
  clone() {
    const core = this[CORE]
    const { graph, session, id } = core
    const matrix = core.relativeTransform
    const copy = graph.cloneTree(id, session.store.currentPageId)
    if (!copy) throw new Error('The node could not be copied')
    const object = nodeObject(session, copy.id)
    ;(object as NodeObject)[CORE].relativeTransform = matrix
    return object
  }
} satisfies { clone: () => object } & ThisType<NodeObject>
