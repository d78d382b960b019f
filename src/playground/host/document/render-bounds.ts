import type { SceneGraph, SceneNode } from '@open-pencil/core'
import { areaOf } from './groups'
import { boxOf, intersection, type Rect, union } from './matrix'
import { absoluteMatrix, ancestors, isTransparentParent } from './transforms'

/**
 * What a node covers when drawn, with strokes, shadows and blurs, as Figma's absoluteRenderBounds.
 * Null when nothing of it is seen: it or a parent is hidden, or it has no visible paint. Shadows turn
 * with their node, and text covers its box; Figma may see both more exactly.
 */
export function renderBounds(graph: SceneGraph, node: SceneNode): Rect | null {
  for (const above of ancestors(graph, node)) if (!above.visible) return null
  return drawnBounds(graph, node)
}

function drawnBounds(graph: SceneGraph, node: SceneNode): Rect | null {
  if (!node.visible) return null
  const matrix = absoluteMatrix(graph, node)
  const own = isTransparentParent(node) || !hasPaint(node) ? null : boxOf(matrix, paintedArea(node))
  const children = graph.getChildren(node.id).flatMap((child) => drawnBounds(graph, child) ?? [])
  const clip = node.clipsContent ? boxOf(matrix, areaOf(node)) : null
  const seen = clip ? children.flatMap((box) => intersection(box, clip) ?? []) : children
  // A frame is drawn over its whole box even when only a child in it has paint.
  const frame = seen.length > 0 && !own && isFrame(node) ? [boxOf(matrix, areaOf(node))] : []
  return union([...(own ? [own] : []), ...frame, ...seen])
}

function isFrame({ type }: SceneNode): boolean {
  return ['FRAME', 'COMPONENT', 'COMPONENT_SET', 'INSTANCE', 'SECTION'].includes(type)
}

function hasPaint(node: SceneNode): boolean {
  if (node.type === 'TEXT' && node.text === '') return false
  const { fills, strokes, width, height } = node
  const seen = ({ visible, opacity }: { visible: boolean; opacity: number }): boolean =>
    visible && opacity > 0
  return strokes.some(seen) || (width > 0 && height > 0 && fills.some(seen))
}

/** In the node's own coordinates. */
function paintedArea(node: SceneNode): Rect {
  const outside = Math.max(0, ...node.strokes.filter(({ visible }) => visible).map(strokeOutside))
  const area = grow(areaOf(node), outside)
  const parts = node.effects
    .filter(({ visible }) => visible)
    .map(({ type, radius, spread, offset }) => {
      if (type === 'DROP_SHADOW') {
        const shadow = grow(area, radius + spread)
        return { ...shadow, x: shadow.x + offset.x, y: shadow.y + offset.y }
      }
      return type === 'LAYER_BLUR' ? grow(area, radius) : area
    })
  return union([area, ...parts]) ?? area
}

function strokeOutside({ align, weight }: { align: string; weight: number }): number {
  if (align === 'INSIDE') return 0
  return align === 'CENTER' ? weight / 2 : weight
}

function grow({ x, y, width, height }: Rect, by: number): Rect {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by }
}
