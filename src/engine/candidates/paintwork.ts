import { type Box, grown, isEmpty, overlap } from '../../perception/see/box'
import type { Pixels } from '../../perception'
import { holds, isUpright, type LayerBoxes } from './layer-boxes'
import {
  coloursIn,
  commonColour,
  contrast,
  distance,
  isAlike,
  isPixelIn,
  levelsBetween,
  medianShade,
  type Rgb
} from './rgb'

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
/**
 * Pixels that are further from the ground, levels, are letters, and where these are strongest: the part that is furthest
 * from it. So their own colour is read of all 871 texts of the bench's screens but 7 that lie under scrims.
 */
const INK = { away: 24, strongest: 0.1 }
/** Corners lie in this part of the shorter side. */
const CORNERS = 0.25

/** Reads how a layer is painted; null where it is turned, see-through or uneven, or lies on something uneven. */
export function paintworkOf(pixels: Pixels, design: LayerBoxes, at: number): Paintwork | null {
  const bearer = bearerOf(design, at)
  const node = design.nodes[bearer]!
  const box = design.windows[bearer]!
  const seen = isUpright(node) && design.opacities[bearer]! >= OPAQUE && !isEmpty(box)
  if (!seen || node.image) return null
  const ground = groundAround(pixels, design, bearer)
  if (ground === null) return null
  const signs = signsOn(design, at, bearer)
  const isFree = (x: number, y: number): boolean =>
    signs.every((sign) => !isPixelIn(design.boxes[sign]!, x, y))
  const inner = grown(box, -Math.min(CORNERS * shorter(box), 8 * design.scale))
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

/** Colour of the text in a box on a ground; null where nothing stands out from it. */
export function lettersIn(pixels: Pixels, box: Box, ground: Rgb): Rgb | null {
  const ink = coloursIn(pixels, box)
    .map((colour) => ({ colour, away: levelsBetween(colour, ground) }))
    .filter(({ away }) => away > INK.away)
    .sort((one, other) => other.away - one.away)
  const strongest = ink.slice(0, Math.ceil(INK.strongest * ink.length))
  const most = commonColour(strongest.map(({ colour }) => colour))
  return most && contrast(most.colour, ground) >= 1.2 ? most.colour : null
}

/** How far a shadow around a layer is looked past, px of the design. */
const SHADOWS = [0, 8, 16, 24]

/** The colour that a filled layer lies on, beyond its shadow. */
function groundAround(pixels: Pixels, design: LayerBoxes, at: number): Rgb | null {
  for (const away of SHADOWS) {
    const ground = groundOf(pixels, design, at, away)
    if (ground !== null) return ground
  }
  return null
}

/** The colour that a layer lies on, some px of the design away from it; null where that is uneven. */
export function groundOf(pixels: Pixels, design: LayerBoxes, at: number, away = 0): Rgb | null {
  const box = design.boxes[at]!
  const wide = Math.max(3, 4 * design.scale)
  const gap = (design.nodes[at]!.outlined ? 2 * design.scale : 1) + away * design.scale
  const outer = overlap(grown(box, wide + gap), freeBoxAround(design, at))
  const inner = grown(box, gap)
  const ring = coloursIn(pixels, outer, (x, y) => !isPixelIn(inner, x, y))
  return colourOf(ring, EVEN_GROUND) ?? medianShade(ring)
}

/** The colour that at least a part of some pixels has; null where there is none. */
function colourOf(colours: readonly Rgb[], least: number): Rgb | null {
  const most = commonColour(colours)
  return most && most.part >= least ? most.colour : null
}

/** The nearest painted layer around another one that holds it; the whole picture where none does. */
function freeBoxAround({ nodes, boxes }: LayerBoxes, at: number): Box {
  const box = boxes[at]!
  for (let around = nodes[at]!.parent; around > 0; around = nodes[around]!.parent) {
    if ((nodes[around]!.cover > 0.5 || nodes[around]!.clips) && holds(boxes[around]!, box)) {
      return boxes[around]!
    }
  }
  return boxes[0]!
}

/** The layer itself, or the shape in it that lies behind most of it, as in a button that is a group. */
export function bearerOf({ nodes, boxes, ends }: LayerBoxes, at: number): number {
  if (nodes[at]!.cover > 0.5 || nodes[at]!.type === 'TEXT') return at
  const area = sizeOf(boxes[at]!)
  for (let inside = at + 1; inside < ends[at]!; inside++) {
    const { cover, type } = nodes[inside]!
    if (cover > 0.5 && type !== 'TEXT' && sizeOf(boxes[inside]!) >= area / 2) return inside
  }
  return at
}

/** Kinds of layers that draw a sign, such as an arrow. */
const SIGNS = ['TEXT', 'VECTOR', 'BOOLEAN_OPERATION', 'LINE', 'STAR', 'POLYGON']

/** Texts and signs of a layer that are drawn on its fill. */
function signsOn({ nodes, boxes, ends }: LayerBoxes, at: number, bearer: number): number[] {
  const signs: number[] = []
  for (let inside = at; inside < ends[at]!; inside++) {
    if (inside === bearer || !SIGNS.includes(nodes[inside]!.type)) continue
    if (holds(grown(boxes[bearer]!, 1), boxes[inside]!)) signs.push(inside)
  }
  return signs
}

/** Largest width of a line, px of the design. */
const MOST_WEIGHT = 6

/** The line along a layer's upper edge, which runs along all of it. */
function outlineOf(
  pixels: Pixels,
  design: LayerBoxes,
  at: number,
  fill: Rgb
): Paintwork['outline'] {
  if (!design.nodes[at]!.outlined) return null
  const { left, top, right } = design.boxes[at]!
  const side = (right - left) / 4
  const row = (down: number): ReturnType<typeof commonColour> => {
    const y = Math.round(top) + down
    return commonColour(
      coloursIn(pixels, { left: left + side, right: right - side, top: y, bottom: y + 1 })
    )
  }
  const line = row(0)
  if (line === null || line.part < EVEN || distance(line.colour, fill) <= APART) return null
  let weight = 1
  while (weight < MOST_WEIGHT * design.scale && isAlike(row(weight)?.colour ?? fill, line.colour))
    weight++
  return { colour: line.colour, weight }
}

export const sizeOf = (box: Box): number => (box.right - box.left) * (box.bottom - box.top)
const shorter = (box: Box): number => Math.min(box.right - box.left, box.bottom - box.top)
