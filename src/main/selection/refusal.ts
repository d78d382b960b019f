import type { ErrorData } from '../../errors'
import { shownName } from '../../file'
import { IMAGE_MAX_RATIO, IMAGE_MAX_SIDE_PX, IMAGE_MIN_SIDE_PX } from '../../interface'
import { ancestorsOf } from '../figma/nodes/find-node'
import { hasImageFill, hasVisiblePaint, isShown, showsContents } from '../figma/nodes/shown'
import { overlayGroupOf } from '../overlays/overlay-group'
import { words } from './words'

/** Shorter than this, Figma has no pixels to draw. */
const SMALLEST_SIDE = 0.5

/** Why a layer cannot be analysed, in words for the designer; null when it can. */
export function refusalOf(node: SceneNode): ErrorData | null {
  if (overlayGroupOf(node) !== null) return refused('overlay_without_frame', words().overlayAlone)
  if (!isAnalysable(node)) {
    const said = words().notAnalysable(node.type, ancestorsOf(node).some(isAnalysable))
    return refused('layer_not_analysable', said)
  }
  if (!isShown(node) || !ancestorsOf(node).every(showsContents)) {
    return refused('layer_hidden', words().hidden)
  }
  const { width, height, isDrawn } = drawnSize(node)
  const shortest = Math.min(width, height)
  if (!(shortest >= SMALLEST_SIDE)) return refused('layer_without_size', words().withoutSize)
  if (!isDrawn || !hasContent(node)) return refused('layer_empty', words().empty)
  if (Math.max(width, height) / shortest <= IMAGE_MAX_RATIO) return null
  const limits = [IMAGE_MAX_RATIO, IMAGE_MIN_SIDE_PX, IMAGE_MAX_SIDE_PX] as const
  const tooNarrow = words().tooNarrow(Math.round(width), Math.round(height), ...limits)
  return refused('layer_too_narrow', tooNarrow)
}

function refused(code: string, said: { message: string; advice: string }): ErrorData {
  return { code, ...said, sent: 'no' }
}

const ANALYSABLE = 'FRAME COMPONENT COMPONENT_SET INSTANCE SLOT GROUP SECTION'.split(' ')

/** Layers that hold a design, and screenshots pasted on the canvas. */
export function isAnalysable(node: SceneNode): boolean {
  if (overlayGroupOf(node) !== null) return false
  return ANALYSABLE.includes(node.type) || (node.type === 'RECTANGLE' && hasImageFill(node))
}

/** A layer's name, also where that shows nothing. */
export function nameOf({ name }: { name: string }): string {
  return shownName(name) || words().unnamed
}

/** Whether a design is drawn in it; groups, sections and component sets only hold one. */
export function isDesign({ type }: SceneNode): boolean {
  return type === 'FRAME' || type === 'COMPONENT' || type === 'INSTANCE' || type === 'SLOT'
}

function hasContent(node: SceneNode): boolean {
  if ('fills' in node && hasVisiblePaint(node.fills)) return true
  if ('strokes' in node && hasVisiblePaint(node.strokes)) return true
  if (!('children' in node)) return false
  return node.children.some((child) => isShown(child) && overlayGroupOf(child) === null)
}

/** Canvas px as drawn, with shadows and strokes. */
interface DrawnSize {
  width: number
  height: number
  isDrawn: boolean
}

/** Figma gives no render bounds to what it does not draw, and none at all to sections. */
export function drawnSize(node: SceneNode): DrawnSize {
  const isSection = node.type === 'SECTION' || !('absoluteRenderBounds' in node)
  const bounds = isSection ? null : node.absoluteRenderBounds
  const { width, height } = bounds ?? node
  return { width, height, isDrawn: isSection || bounds !== null }
}
