import type { SceneGraph, SceneNode } from '@open-pencil/core'
import {
  areaOf,
  boxOf,
  grown,
  intersection,
  type Matrix,
  multiply,
  type Rect,
  union
} from './matrix'
import { absoluteMatrix, ancestors, isTransparentParent, localMatrix } from './transforms'

/**
 * Box of all that is drawn of a node, with strokes, shadows and blurs, as Figma's absoluteRenderBounds.
 * Null when nothing of it is seen: it or a parent is hidden, or it has no visible paint. Shadows turn
 * with their node, and text covers its box; Figma may see both more exactly.
 */
export function renderBounds(graph: SceneGraph, node: SceneNode): Rect | null {
  for (const above of ancestors(graph, node))
    if (!above.visible || hidesContents(above)) return null
  return drawnBounds(graph, node)
}

/** A node that is drawn, and where: a list instead of recursion, because designs nest deeper than the stack. */
interface Drawn {
  node: SceneNode
  matrix: Matrix
  /** Place of the node around it in the list. */
  parent: number
  /** Boxes of its children. */
  content: Rect[]
}

function drawnBounds(graph: SceneGraph, top: SceneNode): Rect | null {
  const all = drawnNodes(graph, top)
  let bounds: Rect | null = null
  for (const drawn of all.reverse()) {
    bounds = boundsOf(drawn)
    // Reversed, the one around it still counts from the end.
    const around = all[all.length - 1 - drawn.parent]
    if (bounds !== null && drawn.parent >= 0) around?.content.push(bounds)
  }
  return bounds
}

/** Parents before their children; empty when the first is hidden. */
function drawnNodes(graph: SceneGraph, top: SceneNode): Drawn[] {
  const all: Drawn[] = []
  const waiting = [{ node: top, matrix: absoluteMatrix(graph, top), parent: -1 }]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (!next.node.visible) continue
    const { matrix } = next
    const parent = all.push({ ...next, content: [] }) - 1
    if (hidesContents(next.node)) continue
    for (const child of graph.getChildren(next.node.id)) {
      waiting.push({ node: child, matrix: multiply(matrix, localMatrix(child)), parent })
    }
  }
  return all
}

function boundsOf({ node, matrix, content }: Drawn): Rect | null {
  const own = isTransparentParent(node) || !hasPaint(node) ? null : boxOf(matrix, paintedArea(node))
  const clip = node.clipsContent ? boxOf(matrix, areaOf(node)) : null
  const seen = clip ? content.flatMap((box) => intersection(box, clip) ?? []) : content
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
  const area = grown(areaOf(node), outside)
  const parts = node.effects
    .filter(({ visible }) => visible)
    .map(({ type, radius, spread, offset }) => {
      if (type === 'DROP_SHADOW') {
        const shadow = grown(area, radius + spread)
        return { ...shadow, x: shadow.x + offset.x, y: shadow.y + offset.y }
      }
      return type === 'LAYER_BLUR' ? grown(area, radius) : area
    })
  return union([area, ...parts]) ?? area
}

function strokeOutside({ align, weight }: { align: string; weight: number }): number {
  if (align === 'INSIDE') return 0
  return align === 'CENTER' ? weight / 2 : weight
}

/** Whether a section shows nothing of what is in it. */
export function hidesContents({ overrides }: SceneNode): boolean {
  return overrides.contentsHidden === true
}
