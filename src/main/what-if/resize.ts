import type { Hold } from '../../file'
import { isLaidOut } from '../figma/nodes/container'
import { drawsSomething } from '../figma/nodes/shown'

/** Least height of a button that was made larger, canvas px: what a finger can hit. */
const LEAST_CONTROL = 44

/** `16 px` of a text's letters, `120 × 44 px` of everything else. */
export function sizeOf(node: SceneNode): string {
  if (node.type === 'TEXT' && node.fontSize !== figma.mixed) return `${node.fontSize} px`
  return `${Math.round(node.width)} × ${Math.round(node.height)} px`
}

/**
 * Scales a layer with all that is in it, in whole px: letters, padding, corners and signs together. Where auto-layout does
 * not place it, the point named by `hold` stays. Hugging and filling stay. A button that is made larger is at least as
 * high as a finger needs.
 */
export function scale(node: SceneNode, by: number, hold?: Hold): void {
  if (!('rescale' in node)) return
  const least = by > 1 && isButton(node) ? LEAST_CONTROL : 0
  const layers = ownLayers(node)
  const change = (): void => {
    const sizings = layers.map(sizingOf)
    node.rescale(laysOut(node) ? by : Math.max(by, least / node.height))
    layers.forEach(roundLengths)
    layers.forEach((layer, i) => restoreSizing(layer, sizings[i]!))
  }
  keepPlace(node, change, hold)
  if (node.height < least && laysOut(node)) grow(node, least - node.height, hold)
}

/** Makes an auto-layout frame higher; what hugs its content gets more padding. */
export function grow(node: SceneNode, by: number, hold?: Hold): void {
  if (!laysOut(node)) return
  const change = (): void => {
    if (node.layoutSizingVertical === 'HUG') {
      node.paddingTop = Math.max(0, node.paddingTop + Math.floor(by / 2))
      node.paddingBottom = Math.max(0, node.paddingBottom + Math.ceil(by / 2))
      return
    }
    const sizing = sizingOf(node)
    node.resize(node.width, Math.max(1, node.height + by))
    restoreSizing(node, sizing)
  }
  keepPlace(node, change, hold)
}

type LayingOut = FrameNode | ComponentNode | InstanceNode

/** Whether a layer arranges what lies in it. */
export function laysOut(node: SceneNode): node is LayingOut {
  return 'layoutMode' in node && node.layoutMode !== 'NONE'
}

/** Whether a layer is a painted box, or a group, with a text in it. */
function isButton(node: SceneNode): boolean {
  if (!('children' in node)) return false
  const painted = [node, ...node.children].some(
    (one) =>
      'fills' in one &&
      one.type !== 'TEXT' &&
      [...paintsOf(one.fills), ...('strokes' in one ? one.strokes : [])].some(drawsSomething)
  )
  return painted && node.findAllWithCriteria({ types: ['TEXT'] }).length > 0
}

function paintsOf(paints: readonly Paint[] | typeof figma.mixed): readonly Paint[] {
  return Array.isArray(paints) ? (paints as readonly Paint[]) : []
}

/** A layer with its descendants, except those in instances, whose lengths Figma does not let change. */
function ownLayers(node: SceneNode): SceneNode[] {
  if (!('children' in node) || node.type === 'INSTANCE') return [node]
  return [node, ...node.children.flatMap(ownLayers)]
}

type Sizing = Pick<LayoutMixin, 'layoutSizingHorizontal' | 'layoutSizingVertical'>

/** null where auto-layout has no part in a layer's size. */
function sizingOf(node: SceneNode): Sizing | null {
  if (!('layoutSizingHorizontal' in node) || !(laysOut(node) || isLaidOut(node))) return null
  const { layoutSizingHorizontal, layoutSizingVertical } = node
  return { layoutSizingHorizontal, layoutSizingVertical }
}

/** Resizing by hand ends hugging and filling. */
function restoreSizing(node: SceneNode, sizing: Sizing | null): void {
  if (sizing === null || !('layoutSizingHorizontal' in node)) return
  const { layoutSizingHorizontal: across, layoutSizingVertical: down } = sizing
  if (node.layoutSizingHorizontal !== across) node.layoutSizingHorizontal = across
  if (node.layoutSizingVertical !== down) node.layoutSizingVertical = down
}

const LENGTHS = [
  'paddingLeft',
  'paddingRight',
  'paddingTop',
  'paddingBottom',
  'itemSpacing'
] as const

/** Rounds letters, corners and padding to whole px. */
function roundLengths(node: SceneNode): void {
  if (node.type === 'TEXT') {
    const { fontSize, lineHeight, textAutoResize } = node
    if (fontSize === figma.mixed) return
    // Letters that are a hair larger than their box would wrap.
    const isAsWide = textAutoResize === 'WIDTH_AND_HEIGHT'
    node.fontSize = isAsWide ? Math.round(fontSize) : Math.floor(fontSize)
    if (lineHeight !== figma.mixed && lineHeight.unit === 'PIXELS') {
      node.lineHeight = { unit: 'PIXELS', value: Math.round(lineHeight.value) }
    }
    return
  }
  if (node.type === 'INSTANCE') return
  const hasCorners = node.type === 'RECTANGLE' || node.type === 'FRAME' || node.type === 'COMPONENT'
  if (hasCorners && node.cornerRadius !== figma.mixed) {
    node.cornerRadius = Math.round(node.cornerRadius)
  }
  if (laysOut(node)) for (const key of LENGTHS) node[key] = Math.round(node[key])
}

/** The part of a side's length at which a layer is held. */
const PARTS = { start: 0, centre: 0.5, end: 1 }
const CENTRE: Hold = { x: 'centre', y: 'centre' }

function keepPlace(node: SceneNode, change: () => void, hold = CENTRE): void {
  const before = heldPoint(node, hold)
  change()
  if (isLaidOut(node)) return
  const after = heldPoint(node, hold)
  node.x += before.x - after.x
  node.y += before.y - after.y
}

function heldPoint({ absoluteBoundingBox: box }: SceneNode, { x, y }: Hold): Vector {
  if (box === null) return { x: 0, y: 0 }
  return { x: box.x + box.width * PARTS[x], y: box.y + box.height * PARTS[y] }
}
