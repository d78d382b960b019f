import type { ConstraintType, SceneNode as GraphNode } from '@open-pencil/core'
import { isTransparentParent, resizeInPlace } from '../document/transforms'
import { NodeCore } from './node-core'
import { number } from './validation'

const LEAST = 0.01

/** Resizes about the top left corner; children follow their constraints, a group's children its scale. */
export function resize(core: NodeCore, width: number, height: number, constrained: boolean): void {
  const { graph } = core
  const node = followsFromOthers(core.node) ? core.settled : core.node
  for (const [name, side] of Object.entries({ width, height })) number(LEAST)(name, side)
  const before = { width: node.width, height: node.height }
  if (isTransparentParent(node)) {
    scaleChildren(core, width / before.width, height / before.height)
  } else {
    if (node.type === 'TEXT') core.update({ textAutoResize: 'NONE' })
    resizeInPlace(graph, node, { width, height })
    core.update(fixedAxes(node))
    if (constrained && node.layoutMode === 'NONE') constrain(core, before)
  }
}

/** Whether the result depends on the node's current size, which other nodes may have changed. */
function followsFromOthers(node: GraphNode): boolean {
  if (node.rotation !== 0 || node.flipX || node.flipY || isTransparentParent(node)) return true
  return node.layoutMode === 'NONE' && node.childIds.length > 0
}

/** An auto-layout frame that is resized by hand no longer hugs its content. */
function fixedAxes(node: GraphNode): Partial<GraphNode> {
  return node.layoutMode === 'NONE'
    ? {}
    : { primaryAxisSizing: 'FIXED', counterAxisSizing: 'FIXED' }
}

function scaleChildren(core: NodeCore, sx: number, sy: number): void {
  for (const child of childrenOf(core)) {
    const { x, y, width, height } = child.node
    resize(child, Math.max(LEAST, width * sx), Math.max(LEAST, height * sy), true)
    child.update({ x: x * sx, y: y * sy })
  }
}

function constrain(core: NodeCore, before: { width: number; height: number }): void {
  const { width, height } = core.node
  for (const child of childrenOf(core)) {
    const { node } = child
    const across = along(node.horizontalConstraint, node.x, node.width, before.width, width)
    const down = along(node.verticalConstraint, node.y, node.height, before.height, height)
    if (across.size !== node.width || down.size !== node.height) {
      resize(child, Math.max(LEAST, across.size), Math.max(LEAST, down.size), true)
    }
    child.update({ x: across.at, y: down.at })
  }
}

/** One axis of a child whose parent went from `before` to `now`. */
function along(
  constraint: ConstraintType,
  at: number,
  size: number,
  before: number,
  now: number
): { at: number; size: number } {
  switch (constraint) {
    case 'MAX':
      return { at: at + now - before, size }
    case 'CENTER':
      return { at: at + (now - before) / 2, size }
    case 'STRETCH':
      return { at, size: size + now - before }
    case 'SCALE':
      return { at: (at * now) / before, size: (size * now) / before }
    default:
      return { at, size }
  }
}

function childrenOf({ session, graph, id }: NodeCore): NodeCore[] {
  return graph.getChildren(id).map((child) => new NodeCore(session, child.id, child.type))
}
