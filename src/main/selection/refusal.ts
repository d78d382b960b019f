import type { ErrorData } from '../../errors'
import { IMAGE_MAX_RATIO, IMAGE_MAX_SIDE_PX, IMAGE_MIN_SIDE_PX } from '../../interface'
import { ancestorsOf } from '../figma/nodes/find-node'
import { hasImageFill, hasVisiblePaint, isShown, showsContents } from '../figma/nodes/shown'
import { isOverlayNode } from '../overlays/overlay-group'
import { words } from './words'

/** Facts that decide whether a layer can be analysed. Sizes are canvas px as drawn, with shadows and strokes. */
export interface NodeFacts {
  /** Figma's node type. */
  type: string
  /** Whether layers of this kind are analysed. */
  analysable: boolean
  /** True for a Glance overlay, which counts as its frame unless that is gone. */
  overlay: boolean
  /** False when the layer or one around it is hidden. */
  visible: boolean
  /** False when there is nothing in it to see. */
  hasContent: boolean
  width: number
  height: number
}

/** Shorter than this, Figma has no pixels to draw. */
const SMALLEST_SIDE = 0.5

/** Why a layer cannot be analysed, in words for the designer; null when it can. */
export function refusalOf(facts: NodeFacts): ErrorData | null {
  if (facts.overlay) return refusal('overlay_without_frame', words().overlayAlone)
  if (!facts.analysable) {
    return refusal('layer_not_analysable', words().notAnalysable(facts.type))
  }
  if (!facts.visible) return refusal('layer_hidden', words().hidden)
  const shortest = Math.min(facts.width, facts.height)
  if (!(shortest >= SMALLEST_SIDE)) return refusal('layer_without_size', words().withoutSize)
  if (!facts.hasContent) return refusal('layer_empty', words().empty)
  return Math.max(facts.width, facts.height) / shortest > IMAGE_MAX_RATIO ? tooNarrow(facts) : null
}

function tooNarrow({ width, height }: NodeFacts): ErrorData {
  const sides = [Math.round(width), Math.round(height)] as const
  const limits = [IMAGE_MAX_RATIO, IMAGE_MIN_SIDE_PX, IMAGE_MAX_SIDE_PX] as const
  return refusal('layer_too_narrow', words().tooNarrow(...sides, ...limits))
}

function refusal(code: string, said: Pick<ErrorData, 'message' | 'advice'>): ErrorData {
  return { code, ...said, sent: 'no' }
}

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

/** Whether a design is drawn in it; groups, sections and component sets only hold one. */
export function isDesign({ type }: SceneNode): boolean {
  return type === 'FRAME' || type === 'COMPONENT' || type === 'INSTANCE'
}

export function factsOf(node: SceneNode): NodeFacts {
  const size = renderedSize(node)
  return {
    type: node.type,
    analysable: isAnalysable(node),
    overlay: isOverlayNode(node),
    visible: isShown(node) && ancestorsOf(node).every(showsContents),
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
