import type { SceneNode as GraphNode } from '@open-pencil/core'
import { parentOf } from '../../document/transforms'
import { CORE, type NodeCore, type NodeObject } from '../node-core'
import { expectNumber } from '../validation'

type Limit = keyof Pick<GraphNode, 'minWidth' | 'maxWidth' | 'minHeight' | 'maxHeight'>

/** How far auto-layout may shrink or stretch a node. */
export const sizeLimits = {
  get minWidth() {
    return this[CORE].node.minWidth
  },
  set minWidth(value: number | null) {
    setLimit(this[CORE], 'minWidth', value)
  },
  get maxWidth() {
    return this[CORE].node.maxWidth
  },
  set maxWidth(value: number | null) {
    setLimit(this[CORE], 'maxWidth', value)
  },
  get minHeight() {
    return this[CORE].node.minHeight
  },
  set minHeight(value: number | null) {
    setLimit(this[CORE], 'minHeight', value)
  },
  get maxHeight() {
    return this[CORE].node.maxHeight
  },
  set maxHeight(value: number | null) {
    setLimit(this[CORE], 'maxHeight', value)
  }
} satisfies Pick<DimensionAndPositionMixin, Limit> & ThisType<NodeObject>

/** They apply to auto-layout frames and their children alone (plugin-api.d.ts, minWidth). */
function setLimit(core: NodeCore, limit: Limit, value: number | null): void {
  const { node, graph } = core
  if (node.layoutMode === 'NONE' && (parentOf(graph, node)?.layoutMode ?? 'NONE') === 'NONE') {
    throw new Error(`Can only set ${limit} on auto layout nodes and their children`)
  }
  core.update({ [limit]: value === null ? null : expectNumber(limit, value, 0) })
}
