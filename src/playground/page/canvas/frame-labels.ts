import type { SceneNode } from '@open-pencil/core'
import { boxAround, overlaps, type Point, type Rect } from '../../host/document/matrix'
import { type LayerSource, nameOf, outlineOf } from './layer-source'
import { canvasToScreen, type Viewport } from './viewport'

export interface FrameLabel {
  id: string
  text: string
  /** Where the text starts, on its baseline, in screen pixels. */
  at: Point
  /** Room for the text in screen pixels: it is cut at the frame's width. */
  width: number
  component: boolean
}

/** From the frame's top edge down to the label's baseline, in CSS pixels. */
const LABEL_GAP = 7
const LABEL_HEIGHT = 16

const LABELLED = new Set(['FRAME', 'COMPONENT', 'COMPONENT_SET', 'INSTANCE', 'SECTION'])
const NARROWEST = 12

/**
 * The names above the frames that lie on the page or in a section. A name that would lie on another
 * name or on another frame is left out: zooming in brings it back.
 */
export function frameLabels(source: LayerSource, viewport: Viewport): FrameLabel[] {
  const layers = labelledLayers(source, source.pageId)
  const frames = layers
    .filter(({ type }) => type !== 'SECTION')
    .map(({ id }) => ({ id, box: screenBox(source, viewport, id) }))
  const labels: FrameLabel[] = []
  for (const layer of layers) {
    const label = labelOf(layer, screenBox(source, viewport, layer.id))
    if (!label) continue
    const box = labelBox(label)
    const covers =
      labels.some((other) => overlaps(labelBox(other), box)) ||
      frames.some((other) => other.id !== label.id && other.box && overlaps(other.box, box))
    if (!covers && !leavesSection(source, viewport, layer, box)) labels.push(label)
  }
  return labels
}

/** The frame whose name is at this point of the screen; null when there is none. */
export function labelAt(labels: readonly FrameLabel[], point: Point): string | null {
  const hit = [...labels].reverse().find((label) => {
    const box = labelBox(label)
    return (
      point.x >= box.x &&
      point.x <= box.x + box.width &&
      point.y >= box.y &&
      point.y <= box.y + box.height
    )
  })
  return hit?.id ?? null
}

function labelBox({ at, text, width }: FrameLabel): Rect {
  // 6.2 px is Inter's average advance at 11 px: near enough to point at a name.
  const drawn = Math.min(width, text.length * 6.2)
  return { x: at.x, y: at.y - LABEL_HEIGHT + 4, width: drawn, height: LABEL_HEIGHT }
}

function labelledLayers(source: LayerSource, parentId: string): SceneNode[] {
  return source.graph.getChildren(parentId).flatMap((layer) => {
    if (!layer.visible || !LABELLED.has(layer.type)) return []
    return layer.type === 'SECTION' ? [layer, ...labelledLayers(source, layer.id)] : [layer]
  })
}

function labelOf(layer: SceneNode, box: Rect | null): FrameLabel | null {
  const { id, type } = layer
  if (!box || box.width < NARROWEST) return null
  return {
    id,
    text: nameOf(layer),
    at: { x: box.x, y: box.y - LABEL_GAP },
    width: box.width,
    component: type.startsWith('COMPONENT') || type === 'INSTANCE'
  }
}

/** A section too small on screen for a name between its edge and the frame. */
function leavesSection(
  source: LayerSource,
  viewport: Viewport,
  layer: SceneNode,
  box: Rect
): boolean {
  if (layer.parentId === null || layer.parentId === source.pageId) return false
  const section = screenBox(source, viewport, layer.parentId)
  return section !== null && box.y < section.y
}

function screenBox(source: LayerSource, viewport: Viewport, id: string): Rect | null {
  return boxAround(outlineOf(source, id).map((corner) => canvasToScreen(viewport, corner)))
}
