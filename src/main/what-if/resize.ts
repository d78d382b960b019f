import { isLaidOut } from '../figma/nodes/container'
import { shownName } from '../../file'
import { type Plan, refusal, type Step } from './plan'
import { words } from './words'

/** How much larger: from what nobody overlooks to what is just worth trying. */
const LARGER = [1.5, 1.3, 1.15]
const SMALLER = [0.7]

/** Larger as the layer allows: the letters of a text, the padding of a button that lays out its label, else all of it. */
export const larger: Plan = ({ layer }) => resized(layer, LARGER)

export const smaller: Plan = ({ layer }) => resized(layer, SMALLER)

function resized(layer: SceneNode, factors: readonly number[]): Step[] {
  if (layer.type === 'TEXT' && layer.fontSize === figma.mixed) {
    throw refusal('several_sizes', words().severalSizes(shownName(layer.name)))
  }
  return factors.map((factor) => resizing(layer, factor))
}

function resizing(layer: SceneNode, factor: number): Step {
  return (inCopy) => {
    const node = inCopy(layer)
    const from = sizeOf(node)
    if (node.type === 'TEXT') scaleText(node, factor)
    else if (factor > 1 && laysOut(node)) pad(node, factor)
    else scale(node, factor)
    return { from, to: sizeOf(node) }
  }
}

function sizeOf(node: SceneNode): string {
  if (node.type === 'TEXT') return `${String(node.fontSize)} px`
  return `${Math.round(node.width)} × ${Math.round(node.height)} px`
}

function scaleText(text: TextNode, factor: number): void {
  const { lineHeight, width } = text
  const { x } = text
  if (text.fontSize === figma.mixed) return
  const fontSize = Math.round(text.fontSize * factor)
  const exact = fontSize / text.fontSize
  text.fontSize = fontSize
  if (lineHeight !== figma.mixed && lineHeight.unit === 'PIXELS') {
    text.lineHeight = { unit: 'PIXELS', value: Math.round(lineHeight.value * exact) }
  }
  const { textAutoResize } = text
  if (textAutoResize === 'NONE' || textAutoResize === 'TRUNCATE') {
    text.resize(text.width * exact, text.height * exact)
    text.textAutoResize = textAutoResize
  }
  if (isLaidOut(text)) return
  const anchor = { LEFT: 0, JUSTIFIED: 0, CENTER: 0.5, RIGHT: 1 }[text.textAlignHorizontal]
  text.x = x - (text.width - width) * anchor
}

type LayingOut = FrameNode | ComponentNode

function laysOut(node: SceneNode): node is LayingOut {
  return (node.type === 'FRAME' || node.type === 'COMPONENT') && node.layoutMode !== 'NONE'
}

/** More room around the content: padding where the frame hugs it, else its size. What fills its parent stays. */
function pad(node: LayingOut, factor: number): void {
  keepCentre(node, () => {
    const more = { x: (node.width * (factor - 1)) / 2, y: (node.height * (factor - 1)) / 2 }
    const size = { width: node.width, height: node.height }
    const sizing = { x: node.layoutSizingHorizontal, y: node.layoutSizingVertical }
    if (sizing.x === 'FIXED') size.width += 2 * more.x
    if (sizing.y === 'FIXED') size.height += 2 * more.y
    if (sizing.x === 'FIXED' || sizing.y === 'FIXED') {
      node.resize(size.width, size.height)
      // Resizing by hand ends hugging and filling.
      node.layoutSizingHorizontal = sizing.x
      node.layoutSizingVertical = sizing.y
    }
    if (sizing.x === 'HUG') {
      node.paddingLeft = Math.round(node.paddingLeft + more.x)
      node.paddingRight = Math.round(node.paddingRight + more.x)
    }
    if (sizing.y === 'HUG') {
      node.paddingTop = Math.round(node.paddingTop + more.y)
      node.paddingBottom = Math.round(node.paddingBottom + more.y)
    }
  })
}

function scale(node: SceneNode, factor: number): void {
  if ('rescale' in node) keepCentre(node, () => node.rescale(factor))
}

function keepCentre(node: SceneNode, change: () => void): void {
  const before = centreOf(node)
  change()
  if (isLaidOut(node)) return
  const after = centreOf(node)
  node.x += before.x - after.x
  node.y += before.y - after.y
}

function centreOf({ absoluteBoundingBox: box }: SceneNode): { x: number; y: number } {
  return box === null ? { x: 0, y: 0 } : { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
