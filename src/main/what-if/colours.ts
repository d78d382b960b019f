import { contrastRatio, type LabColour, labColour, labDistance, READABLE } from '../../colour'
import { drawsSomething, isShown } from '../figma/nodes/shown'

export const WHITE: RGB = { r: 1, g: 1, b: 1 }
export const BLACK: RGB = { r: 0, g: 0, b: 0 }

/** Contrast of two colours as in WCAG 2.2: 1 (the same) to 21. */
export function contrast(one: RGB, other: RGB): number {
  return contrastRatio(lab(one)[0], lab(other)[0])
}

/** How far apart two colours look: the distance in CIELAB, about 2 where it is just seen. */
export function distance(one: RGB, other: RGB): number {
  return labDistance(lab(one), lab(other))
}

/** The first colour that is readable on a ground; else black or white, whichever contrasts more. */
export function readableOn(ground: RGB, colours: readonly RGB[]): RGB {
  const [best] = [BLACK, WHITE].sort((a, b) => contrast(b, ground) - contrast(a, ground))
  return colours.find((colour) => contrast(colour, ground) >= READABLE) ?? best ?? BLACK
}

/** Mixes a colour over another one; `alpha` is 0 to 1. */
export function over({ r, g, b }: RGB, alpha: number, under: RGB): RGB {
  const mix = (top: number, bottom: number): number => top * alpha + bottom * (1 - alpha)
  return { r: mix(r, under.r), g: mix(g, under.g), b: mix(b, under.b) }
}

/** `#C2410C`. */
export function hex({ r, g, b }: RGB): string {
  const level = (part: number): string =>
    Math.round(part * 255)
      .toString(16)
      .padStart(2, '0')
  return `#${[r, g, b].map(level).join('')}`.toUpperCase()
}

/** The colour of `#C2410C`. */
export function fromHex(text: string): RGB {
  const level = (at: number): number => parseInt(text.slice(at, at + 2), 16) / 255
  return { r: level(1), g: level(3), b: level(5) }
}

export const NO_COLOUR = '–'

/** A layer's colour as a designer would write it; `NO_COLOUR` where it has none, or no single one. */
export function colourOf(work: Paintwork): string {
  if (typeof work !== 'object') return NO_COLOUR
  const part = work.alpha < 1 ? ` ${Math.round(100 * work.alpha)} %` : ''
  return hex(work.colour) + part
}

function lab({ r, g, b }: RGB): LabColour {
  return labColour(r, g, b)
}

/** Least opacity of a fill that hides what lies below. */
const OPAQUE = 0.9

/** A node's uppermost paint: a colour and how much it covers, nothing, or what has no single colour. */
type Paintwork = { colour: RGB; alpha: number } | 'none' | 'picture'

function paintworkOf(paints: readonly Paint[] | typeof figma.mixed): Paintwork {
  if (!Array.isArray(paints)) return 'picture'
  const [top] = (paints as readonly Paint[]).filter(drawsSomething).reverse()
  if (top === undefined) return 'none'
  if (top.type === 'SOLID') return { colour: top.color, alpha: top.opacity ?? 1 }
  if (!('gradientStops' in top)) return 'picture'
  const { a, ...colour } = meanOf(top.gradientStops)
  return { colour, alpha: a * (top.opacity ?? 1) }
}

export function fillOf(node: SceneNode): Paintwork {
  return 'fills' in node ? paintworkOf(node.fills) : 'none'
}

export function strokeOf(node: SceneNode): Paintwork {
  return 'strokes' in node ? paintworkOf(node.strokes) : 'none'
}

function meanOf(stops: readonly ColorStop[]): RGBA {
  const mean = (part: keyof RGBA): number =>
    stops.reduce((sum, { color }) => sum + color[part], 0) / stops.length
  return { r: mean('r'), g: mean('g'), b: mean('b'), a: mean('a') }
}

/** Everything that is drawn in a layer, itself included, parents before their children. */
export function shownIn(layer: SceneNode): SceneNode[] {
  if (!isShown(layer)) return []
  return 'children' in layer ? [layer, ...layer.children.flatMap(shownIn)] : [layer]
}

/** The colours of a frame's texts, each once. */
export function textColoursOf(frame: SceneNode): RGB[] {
  return distinct(shownIn(frame).filter(({ type }) => type === 'TEXT'))
}

function distinct(nodes: readonly SceneNode[]): RGB[] {
  const colours = new Map<string, RGB>()
  for (const node of nodes) {
    const fill = fillOf(node)
    if (typeof fill === 'object' && fill.alpha >= OPAQUE) colours.set(hex(fill.colour), fill.colour)
  }
  return [...colours.values()]
}

/** The colour that a layer of a frame lies on; null where that is a picture. */
export function groundOf(layer: SceneNode, frame: SceneNode): RGB | null {
  const covers: { colour: RGB; alpha: number }[] = []
  for (const below of behind(layer, frame)) {
    const fill = fillOf(below)
    if (fill === 'picture') return null
    if (fill === 'none') continue
    covers.push(fill)
    if (fill.alpha >= 1) break
  }
  return covers.reduceRight<RGB>((under, { colour, alpha }) => over(colour, alpha, under), WHITE)
}

/** The layers drawn behind the whole of a layer, nearest first. */
function* behind(layer: SceneNode, frame: SceneNode): Generator<SceneNode> {
  const box = layer.absoluteBoundingBox
  for (let at = layer; at.id !== frame.id; at = at.parent as SceneNode) {
    const parent = at.parent as SceneNode & ChildrenMixin
    const place = parent.children.findIndex(({ id }) => id === at.id)
    for (const sibling of parent.children.slice(0, place).reverse()) {
      if (isShown(sibling) && box !== null && holds(sibling.absoluteBoundingBox, box)) yield sibling
    }
    yield parent
  }
}

/** Whether a box holds another one, but for a px. */
export function holds(outer: Rect | null, inner: Rect): boolean {
  return (
    outer !== null &&
    inner.x >= outer.x - 1 &&
    inner.y >= outer.y - 1 &&
    inner.x + inner.width <= outer.x + outer.width + 1 &&
    inner.y + inner.height <= outer.y + outer.height + 1
  )
}
