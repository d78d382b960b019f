import type { SceneGraph, SceneNode } from '@open-pencil/core'
import { IDENTITY, invert, type Matrix, multiply } from './matrix'

type Placed = Pick<SceneNode, 'x' | 'y' | 'width' | 'height' | 'rotation' | 'flipX' | 'flipY'>

/** Parents whose children are placed relative to the container around them (plugin-api.d.ts, relativeTransform). */
export function isTransparentParent(node: SceneNode): boolean {
  return node.type === 'GROUP' || node.type === 'BOOLEAN_OPERATION'
}

/** OpenPencil turns clockwise about the middle and flips about the middle; this is that as a matrix. */
export function localMatrix({ x, y, width, height, rotation, flipX, flipY }: Placed): Matrix {
  const angle = (rotation * Math.PI) / 180
  const [cos, sin] = rotation === 0 ? [1, 0] : [Math.cos(angle), Math.sin(angle)]
  const [sx, sy] = [flipX ? -1 : 1, flipY ? -1 : 1]
  const [cx, cy] = [width / 2, height / 2]
  const [m00, m01, m10, m11] = [sx * cos, -sx * sin, sy * sin, sy * cos]
  return [
    [m00, m01, x + cx - m00 * cx - m01 * cy],
    [m10, m11, y + cy - m10 * cx - m11 * cy]
  ]
}

/** The inverse of `localMatrix`. Scale and skew are dropped: axes have unit length and stay at right angles. */
export function placeBy(
  [[m00, m01, m02], [m10, m11, m12]]: Matrix,
  { width, height }: { width: number; height: number }
): Pick<SceneNode, 'x' | 'y' | 'rotation' | 'flipX' | 'flipY'> {
  const flipX = m00 * m11 - m01 * m10 < 0
  const angle = Math.atan2(m10, flipX ? -m00 : m00)
  const rotation = (angle * 180) / Math.PI || 0
  const origin = localMatrix({ x: 0, y: 0, width, height, rotation, flipX, flipY: false })
  return { x: m02 - origin[0][2], y: m12 - origin[1][2], rotation, flipX, flipY: false }
}

/** From the parents that are see-through up to, and without, the containing parent. */
function throughGroups(graph: SceneGraph, node: SceneNode): Matrix {
  let matrix = IDENTITY
  let parent = parentOf(graph, node)
  while (parent && isTransparentParent(parent)) {
    matrix = multiply(localMatrix(parent), matrix)
    parent = parentOf(graph, parent)
  }
  return matrix
}

/** Relative to the containing parent, as Figma's relativeTransform. */
export function relativeMatrix(graph: SceneGraph, node: SceneNode): Matrix {
  return multiply(throughGroups(graph, node), localMatrix(node))
}

/** The inverse of `relativeMatrix`: position and rotation to store. */
export function placeRelative(
  graph: SceneGraph,
  node: SceneNode,
  matrix: Matrix
): ReturnType<typeof placeBy> {
  const groups = invert(throughGroups(graph, node))
  return placeBy(groups ? multiply(groups, matrix) : matrix, node)
}

/** Relative to the page, as Figma's absoluteTransform. */
export function absoluteMatrix(graph: SceneGraph, node: SceneNode): Matrix {
  let matrix = localMatrix(node)
  for (const above of ancestors(graph, node)) {
    if (above.type !== 'CANVAS') matrix = multiply(localMatrix(above), matrix)
  }
  return matrix
}

/** Whether auto-layout decides where the node lies. */
export function isPlacedByLayout(graph: SceneGraph, node: SceneNode): boolean {
  const parent = parentOf(graph, node)
  return parent !== null && parent.layoutMode !== 'NONE' && node.layoutPositioning !== 'ABSOLUTE'
}

/** Whether the node is a layer of an instance, which may change its looks, but not its place. */
export function isInInstance(graph: SceneGraph, node: SceneNode): boolean {
  return [...ancestors(graph, node)].some(({ type }) => type === 'INSTANCE')
}

/** Whether a layer of an instance is invisible, or lies in one that is. */
export function isHiddenInInstance(graph: SceneGraph, node: SceneNode): boolean {
  let unseen = false
  for (let at: SceneNode | null = node; at; at = parentOf(graph, at)) {
    if (unseen && at.type === 'INSTANCE') return true
    unseen ||= !at.visible
  }
  return false
}

/** Changes a node's size; its top left corner stays, turned as it may be. */
export function resizeInPlace(
  graph: SceneGraph,
  node: SceneNode,
  { width, height }: { width: number; height: number }
): void {
  const { x, y } = placeBy(localMatrix(node), { width, height })
  graph.updateNode(node.id, { x, y, width, height })
}

export function parentOf(graph: SceneGraph, node: SceneNode): SceneNode | null {
  return node.parentId === null ? null : (graph.getNode(node.parentId) ?? null)
}

export function pageOf(graph: SceneGraph, id: string): SceneNode | null {
  let node = graph.getNode(id) ?? null
  while (node && node.type !== 'CANVAS') node = parentOf(graph, node)
  return node
}

export function* ancestors(graph: SceneGraph, node: SceneNode): Generator<SceneNode> {
  for (let parent = parentOf(graph, node); parent; parent = parentOf(graph, parent)) yield parent
}

/** Groups vanish when their last child leaves; so may the groups around them. */
export function removeIfEmpty(graph: SceneGraph, id: string | null): void {
  const node = id === null ? undefined : graph.getNode(id)
  if (!node || !isTransparentParent(node) || node.childIds.length > 0) return
  graph.deleteNode(node.id)
  removeIfEmpty(graph, node.parentId)
}

/** OpenPencil's root is a frame, its pages are canvases, its rounded rectangles a type of their own. */
export function figmaType(graph: SceneGraph, node: SceneNode): NodeType {
  if (node.id === graph.rootId) return 'DOCUMENT'
  if (node.type === 'CANVAS') return 'PAGE'
  if (node.overrides.playsType) return node.overrides.playsType as NodeType
  return node.type === 'ROUNDED_RECTANGLE' ? 'RECTANGLE' : node.type
}
