import type { OverlayLook } from '../../bridge'
import {
  fileWords,
  type StoredImage,
  MAP_NAMES,
  type MapName,
  type ResultRecord,
  type RingNumber,
  shownName
} from '../../file'
import { type Placement, placePicture } from '../figma/geometry/placement'
import { invert, type Matrix, multiply } from '../figma/geometry/transform'
import { loadFont } from '../figma/canvas/load-font'
import { imagePaint } from '../figma/images'
import { childSpace, type Container, overlayParent } from '../figma/nodes/container'
import { KEYS } from '../figma/storage/entries'
import { setOwnData } from '../figma/storage/plugin-data'
import { allOrNothing, track } from '../figma/all-or-nothing'
import { overlaysOf, takeOff } from './overlay-group'

interface NewOverlays {
  frame: SceneNode
  record: ResultRecord
  look: OverlayLook
  /** Of the hotspots' numbers. */
  font: FontName | null
  what: string
}

/** Loads the font of the hotspots' numbers, before anything is written; null where Figma has it not. */
export function numberFont(): Promise<FontName | null> {
  return loadFont({ family: 'Inter', style: 'Bold' })
}

/**
 * Lays a result's maps over its frame in place of its earlier overlays. `what`: what is placed, in words for an error;
 * `act` is done with it, and `takeBack` undoes that when anything fails. null for a result without maps. Throws
 * placing_failed.
 */
export function layOverlays(
  { frame, record, look, font, what }: NewOverlays,
  act: () => void = () => undefined,
  takeBack?: () => void
): GroupNode | null {
  const earlier = overlaysOf(frame)
  const group = allOrNothing(
    what,
    () => {
      const made = buildOverlay(frame, record, look, font)
      act()
      return made
    },
    takeBack
  )
  takeOff(earlier)
  return group
}

/**
 * Lays a result's maps over its frame: one locked, collapsed group in the nearest section or page,
 * right above what the frame lies in, one layer per map, a single one visible. null for a result
 * without maps. Its layers are tracked: Figma removes a group with its last layer.
 */
function buildOverlay(
  frame: SceneNode,
  record: ResultRecord,
  look: OverlayLook,
  font: FontName | null
): GroupNode | null {
  const maps = mapsOf(record)
  if (maps.length === 0) return null
  const { container, topLevel } = overlayParent(frame)
  const placement = placePicture(record.picture, frame)
  const relative = multiply(invert(childSpace(container)), placement.transform)
  const offset = multiply(invert(frame.absoluteTransform), placement.transform)
  const shown = maps.some(([map]) => map === look.map) ? look.map : maps[0]?.[0]
  const layers = new Map<RectangleNode | FrameNode, MapName>()
  // Figma lists children from the bottom; the first map belongs on top.
  for (const [map, image] of [...maps].reverse()) {
    const numbers = map === 'hotspots' && font !== null ? record.facts?.numbers : undefined
    // A frame can hold texts, which then move, show and fade with it.
    const layer = track(numbers ? figma.createFrame() : figma.createRectangle())
    layers.set(layer, map)
    dressLayer(layer, { map, image, container, relative, placement, visible: map === shown })
    if (numbers && font && layer.type === 'FRAME') {
      layer.clipsContent = false
      for (const number of numbers) addNumber(layer, font, number, record.picture.scale)
    }
  }
  const index = container.children.findIndex((child) => child.id === topLevel.id) + 1
  const group = figma.group([...layers.keys()], container, index)
  group.name = overlayName(frame.name)
  group.opacity = Math.min(Math.max(look.opacity, 0), 1)
  group.locked = true
  group.expanded = false
  setOwnData(group, KEYS.frame, frame.id)
  setOwnData(group, KEYS.offset, JSON.stringify(offset))
  for (const [layer, map] of layers) setOwnData(layer, KEYS.map, map)
  return group
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

function dressLayer(layer: RectangleNode | FrameNode, plan: LayerPlan): void {
  plan.container.appendChild(layer)
  layer.name = fileWords().map[plan.map]
  layer.resize(plan.placement.width, plan.placement.height)
  layer.relativeTransform = plan.relative
  layer.fills = [imagePaint(plan.image)]
  layer.visible = plan.visible
}

/** How high digits of Inter are, in em. */
const DIGIT_EM = 0.727
/** The disc under a number by its digit's height, and the width of its edge. */
const DISC = 1.7
const EDGE = 0.1
const LIGHT: SolidPaint = { type: 'SOLID', color: { r: 1, g: 1, b: 1 } }
const DARK: SolidPaint = { type: 'SOLID', color: { r: 0.15, g: 0.055, b: 0.36 } }

/** Writes the number of a ring on a disc in the two tones of rings, its middle at a place in px of the picture. */
function addNumber(
  layer: FrameNode,
  font: FontName,
  { rank, size, ...place }: RingNumber,
  scale: number
): void {
  const [x, y, digit] = [place.x / scale, place.y / scale, size / scale]
  const disc = figma.createEllipse()
  layer.appendChild(disc)
  disc.name = String(rank)
  disc.resize(DISC * digit, DISC * digit)
  disc.x = x - disc.width / 2
  disc.y = y - disc.height / 2
  disc.fills = [DARK]
  disc.strokes = [LIGHT]
  disc.strokeAlign = 'OUTSIDE'
  disc.strokeWeight = EDGE * digit
  const text = figma.createText()
  text.fontName = font
  layer.appendChild(text)
  text.fontSize = Math.max(1, digit / DIGIT_EM)
  text.characters = String(rank)
  text.fills = [LIGHT]
  text.x = x - text.width / 2
  text.y = y - text.height / 2
}

function mapsOf(record: ResultRecord): [MapName, StoredImage][] {
  return MAP_NAMES.flatMap((map) => {
    const image = record.maps[map]
    return image === undefined ? [] : [[map, image] as [MapName, StoredImage]]
  })
}
