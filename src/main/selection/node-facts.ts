import { ancestorsOf } from '../figma/nodes/ancestors'
import { hasImageFill, hasVisiblePaint, isShown } from '../figma/nodes/shown'
import { isOverlayNode } from '../overlays/overlay-link'
import type { NodeFacts } from './refusal'

const ANALYSABLE = new Set<string>([
  'FRAME',
  'COMPONENT',
  'COMPONENT_SET',
  'INSTANCE',
  'GROUP',
  'SECTION'
])

/** Layers that hold a design, and screenshots pasted on the canvas. */
export function isAnalysable(node: SceneNode): boolean {
  if (isOverlayNode(node)) return false
  return ANALYSABLE.has(node.type) || (node.type === 'RECTANGLE' && hasImageFill(node))
}

/** What a design is drawn in; groups, sections and component sets only hold it. */
export function isDesign({ type }: SceneNode): boolean {
  return type === 'FRAME' || type === 'COMPONENT' || type === 'INSTANCE'
}

export function factsOf(node: SceneNode): NodeFacts {
  const size = renderedSize(node)
  return {
    type: node.type,
    analysable: isAnalysable(node),
    overlay: isOverlayNode(node),
    visible: isShown(node) && ancestorsOf(node).every(isShown),
    hasContent: hasContent(node) && size.drawn,
    width: size.width,
    height: size.height
  }
}

function hasContent(node: SceneNode): boolean {
  if ('fills' in node && hasVisiblePaint(node.fills)) return true
  if ('strokes' in node && hasVisiblePaint(node.strokes)) return true
  if (!('children' in node)) return false
  return node.children.some((child) => isShown(child) && !isOverlayNode(child))
}

/** Figma gives no render bounds to what it does not draw, and none at all to sections. */
function renderedSize(node: SceneNode): { width: number; height: number; drawn: boolean } {
  if (node.type === 'SECTION' || !('absoluteRenderBounds' in node)) {
    return { width: node.width, height: node.height, drawn: true }
  }
  const bounds = node.absoluteRenderBounds
  if (bounds === null) return { width: node.width, height: node.height, drawn: false }
  return { width: bounds.width, height: bounds.height, drawn: true }
}
