import type { TriedCopy } from '../../bridge'
import { shownName } from '../../file'
import { drawsSomething } from '../figma/nodes/shown'
import { DISCERNIBLE, READABLE } from '../../colour'
import {
  accentsOf,
  contrast,
  distance,
  fillOf,
  groundOf,
  hex,
  holds,
  over,
  readableOn,
  shownIn,
  textColoursOf
} from './colours'
import { type Plan, refusal, type Step } from './plan'
import { words } from './words'

/** CIELAB distance from the ground from which a fill shows, and from which two colours are not the same. */
const APART = 20
const OTHER = 5
/** How much is left of a colour that is made calmer where the page has none. */
const FAINT = 0.25

/** A fill of the page's own colours: that of the layer it shall equal, else what stands apart most. */
export const fill: Plan = ({ frame, layer, like }) => {
  const { bearer, ground, now } = filled(layer, frame)
  const likes = like === null ? 'none' : fillOf(bearerOf(like))
  const best = accentsOf(frame)
    .filter((colour) => distance(colour, ground) >= APART && differs(colour, now))
    .sort((one, other) => distance(other, ground) - distance(one, ground))
  const stronger = best.filter(
    (colour) => now === null || distance(colour, ground) > distance(now, ground)
  )
  const wanted = typeof likes === 'object' && differs(likes.colour, now) ? [likes.colour] : stronger
  if (wanted[0] === undefined) throw refusal('no_effect', words().noColour(shownName(layer.name)))
  return [painting({ frame, layer }, bearer, wanted[0], now)]
}

/** The quietest fill that still shows: the page's own, else the colour itself, fainter. */
export const calm: Plan = ({ frame, layer }) => {
  if (layer.type === 'TEXT') return calmText(layer, frame)
  const { bearer, ground, now } = filled(layer, frame)
  if (now === null || distance(now, ground) < OTHER) {
    throw refusal('no_effect', words().calmAlready(shownName(layer.name)))
  }
  const [quietest] = accentsOf(frame)
    .filter((colour) => distance(colour, ground) >= OTHER && distance(colour, ground) < APART)
    .filter((colour) => distance(colour, ground) < distance(now, ground) && differs(colour, now))
    .sort((one, other) => distance(one, now) - distance(other, now))
  return [painting({ frame, layer }, bearer, quietest ?? over(now, FAINT, ground), now)]
}

/** Letters that can be read, in the page's own text colour that is nearest to theirs, else in black or white. */
export const contrastOf: Plan = ({ frame, layer }) => {
  const grounds = textsIn(layer).map((text) => ({ text, ground: groundOf(text, frame) }))
  if (grounds.some(({ ground }) => ground === null)) {
    throw refusal('on_picture', words().onPicture(shownName(layer.name)))
  }
  const steps = grounds.flatMap(({ text, ground }) => {
    const now = fillOf(text)
    if (ground === null || typeof now !== 'object') return []
    const seen = over(now.colour, now.alpha * text.opacity, ground)
    if (contrast(seen, ground) >= READABLE) return []
    const nearest = textColoursOf(frame).sort((a, b) => distance(a, seen) - distance(b, seen))
    const colour = readableOn(ground, nearest)
    return [{ text, seen, colour }]
  })
  const [first] = steps
  if (first === undefined) throw refusal('no_effect', words().readable(shownName(layer.name)))
  return [
    (inCopy) => {
      for (const { text, colour } of steps) {
        const node = inCopy(text)
        node.fills = [{ type: 'SOLID', color: colour }]
        node.opacity = 1
      }
      return { from: hex(first.seen), to: hex(first.colour) }
    }
  ]
}

/** A text is calm in the palest of the page's text colours that can still be read. */
function calmText(layer: TextNode, frame: SceneNode): Step[] {
  const ground = groundOf(layer, frame)
  if (ground === null) throw refusal('on_picture', words().onPicture(shownName(layer.name)))
  const now = fillOf(layer)
  const least = typeof now === 'object' ? contrast(now.colour, ground) : 0
  const [palest] = textColoursOf(frame)
    .filter((colour) => contrast(colour, ground) >= READABLE && contrast(colour, ground) < least)
    .sort((one, other) => contrast(one, ground) - contrast(other, ground))
  if (palest === undefined || typeof now !== 'object') {
    throw refusal('no_effect', words().calmAlready(shownName(layer.name)))
  }
  return [
    (inCopy) => {
      inCopy(layer).fills = [{ type: 'SOLID', color: palest }]
      return { from: hex(now.colour), to: hex(palest) }
    }
  ]
}

type Fillable = SceneNode & MinimalFillsMixin

/** The layer that has a layer's fill, the colour it lies on, and its own colour; null where it has none. */
function filled(
  layer: SceneNode,
  frame: SceneNode
): { bearer: Fillable; ground: RGB; now: RGB | null } {
  const bearer = bearerOf(layer)
  const work = fillOf(bearer)
  if (work === 'picture' || !('fills' in bearer)) {
    throw refusal('picture_fill', words().picture(shownName(layer.name)))
  }
  const ground = groundOf(bearer, frame)
  if (ground === null) throw refusal('on_picture', words().onPicture(shownName(layer.name)))
  return { bearer, ground, now: work === 'none' ? null : over(work.colour, work.alpha, ground) }
}

/** The layer itself, or the largest filled shape in it that lies behind most of it, as in a button that is a group. */
function bearerOf(layer: SceneNode): SceneNode {
  if (fillOf(layer) !== 'none' || layer.type === 'TEXT') return layer
  const area = layer.width * layer.height
  const shapes = shownIn(layer)
    .filter((node) => node.type !== 'TEXT' && fillOf(node) !== 'none')
    .filter(({ width, height }) => width * height >= area / 2)
    .sort((one, other) => other.width * other.height - one.width * one.height)
  return shapes[0] ?? layer
}

function differs(colour: RGB, now: RGB | null): boolean {
  return now === null || distance(colour, now) >= OTHER
}

/** Gives a fill, and keeps what lies on it readable: texts at 4.5 to 1, other signs at 3 to 1. */
function painting(
  { frame, layer }: { frame: SceneNode; layer: SceneNode },
  bearer: Fillable,
  colour: RGB,
  now: RGB | null
): Step {
  const own = textColoursOf(frame)
  const onIt = signsOn(bearer, layer)
  return (inCopy): TriedCopy['changed'] => {
    inCopy(bearer).fills = [{ type: 'SOLID', color: colour }]
    for (const { node, key, least } of onIt) {
      const sign = inCopy(node)
      const work = key in sign ? sign[key] : []
      if (!Array.isArray(work)) continue
      sign[key] = (work as readonly Paint[]).map((paint) => readable(paint, least, colour, own))
    }
    return { from: now === null ? '–' : hex(now), to: hex(colour) }
  }
}

interface Sign {
  node: SceneNode & MinimalFillsMixin & MinimalStrokesMixin
  key: 'fills' | 'strokes'
  least: number
}

/** Texts and the lines of signs that are drawn on a fill: inside of it, or beside it in the same layer. */
function signsOn(bearer: SceneNode, layer: SceneNode): Sign[] {
  const box = bearer.absoluteBoundingBox
  return shownIn(layer).flatMap((node): Sign[] => {
    const own = node.absoluteBoundingBox
    if (node.id === bearer.id || own === null || !holds(box, own)) return []
    if (node.type === 'TEXT') return [{ node, key: 'fills', least: READABLE }]
    const isSign =
      node.type === 'VECTOR' ||
      node.type === 'BOOLEAN_OPERATION' ||
      node.type === 'LINE' ||
      node.type === 'STAR' ||
      node.type === 'POLYGON'
    if (!isSign) return []
    return [
      { node, key: 'fills', least: DISCERNIBLE },
      { node, key: 'strokes', least: DISCERNIBLE }
    ]
  })
}

function readable(paint: Paint, least: number, ground: RGB, own: readonly RGB[]): Paint {
  if (paint.type !== 'SOLID' || !drawsSomething(paint)) return paint
  if (contrast(over(paint.color, paint.opacity ?? 1, ground), ground) >= least) return paint
  return { ...paint, color: readableOn(ground, own), opacity: 1 }
}

function textsIn(layer: SceneNode): TextNode[] {
  return shownIn(layer).filter((node) => node.type === 'TEXT')
}
