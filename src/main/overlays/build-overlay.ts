import type { OverlayLook } from '../../bridge'
import {
  fileWords,
  type StoredImage,
  MAP_NAMES,
  type MapName,
  type ResultRecord,
  shownName
} from '../../file'
import { type Placement, placePicture } from '../figma/geometry/placement'
import { invert, type Matrix, multiply } from '../figma/geometry/transform'
import { imagePaint } from '../figma/images'
import { childSpace, type Container, overlayParent } from '../figma/nodes/container'
import { KEYS } from '../figma/storage/entries'
import { setData } from '../figma/storage/plugin-data'
import { writeOffset } from './overlay-offset'

/**
 * Lays a result's maps over its frame: one locked, collapsed group in the nearest section or page,
 * right above what the frame lies in, one layer per map, a single one visible. null for a result
 * without maps. Leaves nothing behind when Figma refuses a step.
 */
export function buildOverlay(
  frame: SceneNode,
  record: ResultRecord,
  look: OverlayLook
): GroupNode | null {
  const maps = mapsOf(record)
  if (maps.length === 0) return null
  const { container, topLevel } = overlayParent(frame)
  const placement = placePicture(record.picture, frame)
  const relative = multiply(invert(childSpace(container)), placement.transform)
  const shown = maps.some(([map]) => map === look.map) ? look.map : maps[0]?.[0]
  const layers: RectangleNode[] = []
  try {
    // Figma lists children from the bottom; the first map belongs on top.
    for (const [map, image] of [...maps].reverse()) {
      const layer = figma.createRectangle()
      layers.push(layer)
      dressLayer(layer, { map, image, container, relative, placement, visible: map === shown })
    }
    const index = container.children.findIndex((child) => child.id === topLevel.id) + 1
    const group = figma.group(layers, container, index)
    dressGroup(group, frame, look.opacity)
    writeOffset(group, frame, placement.transform)
    return group
  } catch (error) {
    for (const layer of layers) if (!layer.removed) layer.remove()
    throw error
  }
}

/**
 * The name of a frame's overlay group: the same in every language, so that later sessions know an unchanged one.
 */
export function overlayName(frameName: string): string {
  return `Glance: ${shownName(frameName)}`
}

interface LayerPlan {
  map: MapName
  image: StoredImage
  container: Container
  relative: Matrix
  placement: Placement
  visible: boolean
}

function dressLayer(layer: RectangleNode, plan: LayerPlan): void {
  plan.container.appendChild(layer)
  layer.name = fileWords().map[plan.map]
  layer.resize(plan.placement.width, plan.placement.height)
  layer.relativeTransform = plan.relative
  layer.fills = [imagePaint(plan.image)]
  layer.visible = plan.visible
  setData(layer, KEYS.map, plan.map)
}

function dressGroup(group: GroupNode, frame: SceneNode, opacity: number): void {
  group.name = overlayName(frame.name)
  group.opacity = Math.min(Math.max(opacity, 0), 1)
  group.locked = true
  group.expanded = false
  setData(group, KEYS.frame, frame.id)
}

function mapsOf(record: ResultRecord): [MapName, StoredImage][] {
  return MAP_NAMES.flatMap((map) => {
    const image = record.maps[map]
    return image === undefined ? [] : [[map, image] as [MapName, StoredImage]]
  })
}
