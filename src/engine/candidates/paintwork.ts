import { areaOf, grown, holdsMiddle, isEmpty, sharedArea } from '../../perception/see/box'
import type { LayerNode } from '../../file'
import type { Pixels } from '../../perception'
import { coloursAround, lettersIn } from '../measure/looks'
import type { LayerBoxes } from './layer-boxes'
import {
  coloursIn,
  commonColour,
  distance,
  isAlike,
  isPixelIn,
  medianShade,
  type Rgb
} from '../rgb'

/** How a layer is painted, as the picture shows it. */
export interface Paintwork {
  /** Place of the layer in the list that has the fill: itself, or a shape in it that lies behind all else. */
  bearer: number
  /** Its one colour, or the median of its gradient; null where it has no fill. */
  fill: Rgb | null
  /** Whether that is a gradient. */
  shaded: boolean
  /** The colour around it. */
  ground: Rgb
  /** Texts and signs that lie on it, and their colours. */
  letters: readonly { at: number; colour: Rgb }[]
  /** The line along its edge, `weight` px of the picture wide; null where there is none. */
  outline: { colour: Rgb; weight: number } | null
}

/** Least opacity of a fill that hides all below it, and least share of one colour in a fill with nothing on it. */
export const OPAQUE = 0.98
const EVEN = 0.6
/** Least share of one colour around a layer. */
const EVEN_GROUND = 0.55
/** Fills and grounds that are no further apart look like one, CIELAB. */
const APART = 4
/** Corners lie in this part of the shorter side. */
const CORNERS = 0.25

/** Reads how a layer is painted; null where it is turned, see-through or uneven, or lies on something uneven. */
export function paintworkOf(pixels: Pixels, design: LayerBoxes, at: number): Paintwork | null {
  const bearer = bearerOf(design, at)
  const node = design.nodes[bearer]!
  const box = design.windows[bearer]!
  const [a, b, c, d] = node.matrix
  const isUpright = Math.abs(b) + Math.abs(c) < 1e-6 && a > 0 && d > 0
  const seen = isUpright && design.opacities[bearer]! >= OPAQUE && !isEmpty(box)
  if (!seen || node.image) return null
  const ground = groundOf(pixels, design, bearer)
  if (ground === null) return null
  const signs = signsOn(design, bearer)
  const isFree = (x: number, y: number): boolean =>
    signs.every((sign) => !isPixelIn(design.boxes[sign]!, x, y))
  const shorter = Math.min(box.right - box.left, box.bottom - box.top)
  const inner = grown(box, -Math.min(CORNERS * shorter, 8 * design.scale))
  const middle = coloursIn(pixels, inner, isFree)
  const even = colourOf(middle, EVEN)
  const colour = even ?? medianShade(middle)
  if (colour === null) return null
  if (node.cover > 1 - OPAQUE && node.cover < OPAQUE) return null
  const fill = node.cover >= OPAQUE ? colour : null
  const on = fill ?? ground
  if (fill === null && distance(colour, ground) > APART) return null
  const letters = signs.flatMap((sign) => {
    const ink = lettersIn(pixels, design.boxes[sign]!, on)
    return ink === null ? [] : [{ at: sign, colour: ink }]
  })
  const outline = outlineOf(pixels, design, bearer, on)
  return { bearer, fill, shaded: even === null, ground, letters, outline }
}

/** The colour that a layer lies on; null where that is uneven. */
export function groundOf(pixels: Pixels, { boxes }: LayerBoxes, at: number): Rgb | null {
  const ring = coloursAround(pixels, boxes[at]!)
  return colourOf(ring, EVEN_GROUND) ?? medianShade(ring)
}

/** The topmost layer under a layer's middle that hides what is below it; the frame where there is none. */
export function underOf({ boxes, nodes }: LayerBoxes, at: number): number {
  let under = at - 1
  const hides = ({ cover, image, type }: LayerNode): boolean =>
    (image || cover >= OPAQUE) && type !== 'TEXT'
  while (under > 0 && !(hides(nodes[under]!) && holdsMiddle(boxes[under]!, boxes[at]!))) under--
  return under
}

/** The colour that at least a part of some pixels has; null where there is none. */
function colourOf(colours: readonly Rgb[], least: number): Rgb | null {
  const most = commonColour(colours)
  return most && most.part >= least ? most.colour : null
}

/** The layer itself, or the shape in it that lies behind most of it, as in a button that is a group. */
export function bearerOf({ nodes, boxes, ends }: LayerBoxes, at: number): number {
  if (nodes[at]!.cover > 0.5 || nodes[at]!.type === 'TEXT') return at
  const area = areaOf(boxes[at]!)
  for (let inside = at + 1; inside < ends[at]!; inside++) {
    const { cover, type } = nodes[inside]!
    if (cover > 0.5 && type !== 'TEXT' && areaOf(boxes[inside]!) >= area / 2) return inside
  }
  return at
}

/** Kinds of layers that draw a sign, such as an arrow. */
const SIGNS = ['TEXT', 'VECTOR', 'BOOLEAN_OPERATION', 'LINE', 'STAR', 'POLYGON']
/** Least part of a sign that lies on the fill. */
const WITHIN = 0.95

/** Texts and signs that are drawn on a layer's fill, in it or beside it, as in a group or without one. */
function signsOn({ nodes, boxes }: LayerBoxes, bearer: number): number[] {
  return nodes.flatMap(({ type }, i) => {
    const isOn = sharedArea(boxes[bearer]!, boxes[i]!) >= WITHIN * areaOf(boxes[i]!)
    return i > bearer && SIGNS.includes(type) && isOn ? [i] : []
  })
}

/** Largest width of a line, px of the design. */
const MOST_WEIGHT = 6

/** The line along a layer's upper edge. */
function outlineOf(
  pixels: Pixels,
  { boxes, nodes, scale }: LayerBoxes,
  at: number,
  fill: Rgb
): Paintwork['outline'] {
  const row = (down: number): Rgb => {
    const top = Math.round(boxes[at]!.top) + down
    const colours = coloursIn(pixels, { ...boxes[at]!, top, bottom: top + 1 })
    return commonColour(colours)?.colour ?? fill
  }
  const colour = row(0)
  if (!nodes[at]!.outlined || distance(colour, fill) <= APART) return null
  let weight = 1
  while (weight < MOST_WEIGHT * scale && isAlike(row(weight), colour)) weight++
  return { colour, weight }
}
