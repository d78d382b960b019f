import { IDENTITY, type Matrix } from '../geometry/transform'
import { nodeRemoved } from './find-node'

export type Container = PageNode | SectionNode

/** Where an overlay of a node may lie: the nearest section around it, else the page; and what it lies above there. */
export interface OverlayParent {
  container: Container
  /** The container's child that the node is or lies in. */
  topLevel: SceneNode
}

export function overlayParent(node: SceneNode): OverlayParent {
  let topLevel: SceneNode = node
  let parent = topLevel.parent
  while (parent !== null && parent.type !== 'PAGE' && parent.type !== 'SECTION') {
    topLevel = parent as SceneNode
    parent = topLevel.parent
  }
  if (parent === null) throw nodeRemoved()
  return { container: parent, topLevel }
}

/**
 * The space in which Figma gives `relativeTransform` of a node's children, as a map to the page. Groups
 * and boolean operations have none of their own: their children count from what is around them.
 */
export function childSpace(parent: BaseNode): Matrix {
  let space: BaseNode | null = parent
  while (space !== null && (space.type === 'GROUP' || space.type === 'BOOLEAN_OPERATION')) {
    space = space.parent
  }
  return space !== null && 'absoluteTransform' in space ? space.absoluteTransform : IDENTITY
}

/** Whether auto-layout decides where a layer lies. */
export function isLaidOut(node: SceneNode): boolean {
  const { parent } = node
  if (parent === null || !('layoutMode' in parent) || parent.layoutMode === 'NONE') return false
  return !('layoutPositioning' in node) || node.layoutPositioning !== 'ABSOLUTE'
}
