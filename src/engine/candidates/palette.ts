import type { Edit, LayerShare } from '../../file'
import type { Pixels } from '../../perception'
import type { LayerBoxes } from './layer-boxes'
import { areaOf } from '../../perception/see/box'
import { type Writing, writingIn } from '../measure/looks'
import { bearerOf, OPAQUE } from './paintwork'
import {
  BLACK,
  chroma,
  coloursIn,
  contrast,
  commonColour,
  distance,
  type Rgb,
  toHex,
  WHITE
} from '../rgb'

/** CIELAB distance from which two colours are not the same. */
export const OTHER = 5
/** CIELAB chroma, and contrast with white, from which a colour is an accent: the tint of a badge is none. */
const [STRONG, TINT] = [25, 1.3]

export function isAccent(colour: Rgb): boolean {
  return chroma(colour) >= STRONG && contrast(colour, WHITE) >= TINT
}

/** A colour, and the id of a layer that has it, where one does. */
export interface Colour {
  colour: Rgb
  like?: string
}

/** A colour that so many controls and texts of a page have. */
interface PageColour extends Colour {
  uses: number
}

export function likeOf(of: Colour | null): Pick<Colour, 'like'> {
  return of?.like === undefined ? {} : { like: of.like }
}

/** Writes a text in a colour. */
export function writing(id: string, from: Rgb, to: Colour): Edit {
  return { do: 'letters', id, from: toHex(from), to: toHex(to.colour), ...likeOf(to) }
}

/** The colours that a page has. */
export interface Palette {
  /** Strong colours of a style or variable, or of two controls or texts at least; the most used first. */
  accents: readonly Colour[]
  /** Colours of texts, with black and white. */
  letters: readonly Colour[]
}

/** What a text shows, and its place in the list. */
export interface Ink extends Writing {
  at: number
}

/** Texts that are read at most. */
const MOST_TEXTS = 300

/** Reads the texts of a page, each once. */
export function inksOf(pixels: Pixels, { boxes, nodes }: LayerBoxes): Ink[] {
  const texts = nodes.flatMap(({ type }, at) => (type === 'TEXT' ? [at] : []))
  return texts.slice(0, MOST_TEXTS).flatMap((at) => {
    const written = writingIn(boxes[at]!, pixels)
    return written ? [{ ...written, at }] : []
  })
}

/** The colours of a page. What only an image or an illustration has is none of them. */
export function paletteOf(
  pixels: Pixels,
  design: LayerBoxes,
  controls: readonly LayerShare[],
  inks: readonly Ink[]
): Palette {
  const letters = counted(inks.map(({ at, letters: colour }) => colourOf(design, at, colour)))
  const used = counted([...fillsOf(pixels, design, controls), ...letters])
  return {
    accents: used
      .filter(({ colour, uses }) => isAccent(colour) && uses >= 2)
      .sort((one, other) => other.uses - one.uses),
    letters: [...letters, { colour: WHITE }, { colour: BLACK }]
  }
}

/** A style's or a variable's colour counts as much as that of two layers. */
function colourOf({ nodes }: LayerBoxes, at: number, colour: Rgb): PageColour {
  const { id, styled } = nodes[at]!
  return { colour, like: id, uses: styled === true ? 2 : 1 }
}

/** Each colour once, with all its uses. */
function counted(colours: readonly PageColour[]): PageColour[] {
  const found: PageColour[] = []
  for (const one of colours) {
    const same = found.find(({ colour }) => distance(colour, one.colour) < OTHER)
    if (same) same.uses += one.uses
    else found.push({ ...one })
  }
  return found
}

/** Largest share of the frame that a control has; a larger fill is a ground. */
const MOST_AREA = 0.25
/** Least share of one colour in a fill with a label on it. */
const EVEN = 0.45

/** The colours that controls are filled with, as the picture shows them, and those that come from a style or variable. */
function fillsOf(
  pixels: Pixels,
  design: LayerBoxes,
  controls: readonly LayerShare[]
): PageColour[] {
  const { nodes, boxes, opacities, placeOf, windows } = design
  const bearers = new Set(controls.map(({ id }) => bearerOf(design, placeOf(id))))
  return nodes.flatMap((node, at) => {
    const isBox = node.type === 'FRAME' || node.type === 'INSTANCE' || node.type === 'RECTANGLE'
    if (at === 0 || !(bearers.has(at) || (node.styled === true && isBox))) return []
    if (node.image || node.mask || Math.min(node.cover, opacities[at]!) < OPAQUE) return []
    if (areaOf(windows[at]!) > MOST_AREA * areaOf(boxes[0]!)) return []
    const most = commonColour(coloursIn(pixels, windows[at]!))
    if (most === null || most.part < EVEN) return []
    return [colourOf(design, at, most.colour)]
  })
}
