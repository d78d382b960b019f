import { type Flow, type LayerNode, shownName, type Sizing, wordsIn } from '../../file'
import { type Matrix, multiply } from '../figma/geometry/transform'
import { drawsSomething, hasVisiblePaint, isText } from '../figma/nodes/shown'

/**
 * Reads one layer. Every read of a property crosses into Figma, so each is read once. `parent` is the
 * place of the layer around it in the list, `toPicture` takes the page to px of the picture.
 */
export function layerNode(
  node: SceneNode,
  parent: number,
  opacity: number,
  toPicture: Matrix
): LayerNode {
  const [[a, c, e], [b, d, f]] = multiply(toPicture, node.absoluteTransform)
  const fills = 'fills' in node ? node.fills : []
  const text = isText(node) ? node.characters : ''
  // A text on a path is read as any other.
  const type = isText(node) ? 'TEXT' : node.type
  return {
    id: node.id,
    parent,
    name: shownName(node.name),
    type,
    matrix: [a, b, c, d, e, f],
    width: node.width,
    height: node.height,
    opacity,
    clips: 'clipsContent' in node && node.clipsContent,
    mask: 'isMask' in node && node.isMask,
    cover: coverOf(fills),
    outlined: hasStroke(node) || hasEffect(node),
    image: hasPicture(fills),
    characters: text.length,
    words: wordsIn(text),
    ...(isText(node) && lettersOf(node, text)),
    ...(isStyled(node, fills) && { styled: true as const }),
    ...(node.locked && { locked: true }),
    ...radiusOf(node),
    ...layoutOf(node)
  }
}

/** A text of nothing but signs that only icon fonts have. */
const PRIVATE = /^[\s\ue000-\uf8ff\u{f0000}-\u{10ffff}]+$/u
/** A text that an icon font may draw as one icon: “arrow_forward”. */
const LIGATURE = /^[a-z\d][a-z\d_-]{0,39}$/
const ICON_FONT = /icon|symbol|awesome|glyph/i

/** A font's style from which letters are bold: there is nothing to gain by a heavier one. */
const BOLD = /bold|black|heavy/i

function lettersOf(
  { fontName: font }: TextNode | TextPathNode,
  text: string
): Pick<LayerNode, 'icon' | 'regular'> {
  const isMixed = font === figma.mixed
  const isIcon =
    PRIVATE.test(text.slice(0, 8)) && text.trim() !== ''
      ? true
      : !isMixed && LIGATURE.test(text) && ICON_FONT.test(font.family)
  return {
    ...(isIcon && { icon: true }),
    ...(!isIcon && !isMixed && !BOLD.test(font.style) && { regular: true })
  }
}

function isStyled(node: SceneNode, fills: readonly Paint[] | typeof figma.mixed): boolean {
  if (!Array.isArray(fills) || fills.length === 0) return false
  const isBound = (fills as readonly Paint[]).some(
    (paint) => paint.type === 'SOLID' && paint.boundVariables?.color !== undefined
  )
  return (
    isBound ||
    ('fillStyleId' in node && typeof node.fillStyleId === 'string' && node.fillStyleId !== '')
  )
}

function radiusOf(node: SceneNode): Pick<LayerNode, 'radius'> {
  if (!('cornerRadius' in node)) return {}
  const { cornerRadius: radius } = node
  return typeof radius === 'number' && radius > 0 ? { radius } : {}
}

const AXES = { HORIZONTAL: 'x', VERTICAL: 'y', GRID: 'other' } as const
const ALONG = {
  MIN: 'start',
  CENTER: 'centre',
  MAX: 'end',
  SPACE_BETWEEN: 'between',
  SPACE_AROUND: 'other',
  SPACE_EVENLY: 'other'
} as const
const ACROSS = { MIN: 'start', CENTER: 'centre', MAX: 'end', BASELINE: 'other' } as const

/** How auto-layout places a layer and what is in it; empty for most. */
function layoutOf(node: SceneNode): Pick<LayerNode, 'flow' | 'sizing' | 'absolute'> {
  const flow = flowOf(node)
  const { parent } = node
  const laidOut = parent !== null && 'layoutMode' in parent && parent.layoutMode !== 'NONE'
  if (!laidOut) return flow === null ? {} : { flow, sizing: sizingOf(node) }
  const absolute = 'layoutPositioning' in node && node.layoutPositioning === 'ABSOLUTE'
  return {
    ...(flow !== null && { flow }),
    sizing: sizingOf(node),
    ...(absolute && { absolute })
  }
}

function flowOf(node: SceneNode): Flow | null {
  if (!('layoutMode' in node)) return null
  const { layoutMode } = node
  if (layoutMode === 'NONE') return null
  return {
    axis: node.layoutWrap === 'WRAP' ? 'other' : AXES[layoutMode],
    along: ALONG[node.primaryAxisAlignItems],
    across: ACROSS[node.counterAxisAlignItems]
  }
}

function sizingOf(node: SceneNode): { x: Sizing; y: Sizing } {
  if (!('layoutSizingHorizontal' in node)) return { x: 'fixed', y: 'fixed' }
  return {
    x: node.layoutSizingHorizontal.toLowerCase() as Sizing,
    y: node.layoutSizingVertical.toLowerCase() as Sizing
  }
}

function hasStroke(node: SceneNode): boolean {
  if (!('strokes' in node) || !hasVisiblePaint(node.strokes)) return false
  // Mixed weights of the four sides are never all zero.
  return node.strokeWeight !== 0
}

function hasEffect(node: SceneNode): boolean {
  return 'effects' in node && node.effects.some((effect) => effect.visible)
}

function hasPicture(fills: readonly Paint[] | typeof figma.mixed): boolean {
  if (!Array.isArray(fills)) return false
  return (fills as readonly Paint[]).some(
    (paint) => (paint.type === 'IMAGE' || paint.type === 'VIDEO') && drawsSomething(paint)
  )
}

/** How much a list of paints hides of what lies below, 0 (nothing) to 1 (opaque). Mixed paints count as 1. */
export function coverOf(paints: readonly Paint[] | typeof figma.mixed): number {
  if (!Array.isArray(paints)) return 1
  let seenThrough = 1
  for (const paint of paints as readonly Paint[]) seenThrough *= 1 - paintCover(paint)
  return 1 - seenThrough
}

function paintCover(paint: Paint): number {
  if (paint.visible === false) return 0
  const opacity = paint.opacity ?? 1
  return 'gradientStops' in paint ? opacity * meanAlpha(paint.gradientStops) : opacity
}

function meanAlpha(stops: readonly ColorStop[]): number {
  return stops.reduce((sum, { color }) => sum + color.a, 0) / Math.max(1, stops.length)
}
