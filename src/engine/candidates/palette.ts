import type { LayerShare } from '../../file'
import type { Pixels } from '../../perception'
import type { LayerBoxes } from './layer-boxes'
import { bearerOf, lettersIn, OPAQUE, sizeOf } from './paintwork'
import { chroma, coloursIn, commonColour, distance, type Rgb } from './rgb'

/** CIELAB distance from which two colours are not the same. */
export const OTHER = 5
/** CIELAB chroma from which a colour is an accent. */
const STRONG = 25

export function isAccent(colour: Rgb): boolean {
  return chroma(colour) >= STRONG
}

/** A colour that a page has. */
export interface PageColour {
  colour: Rgb
  /** Id of a layer that has it; null for black and white. */
  layerId: string | null
  /** How many controls and texts have it. */
  uses: number
}

/** The colours that a page has. */
export interface Palette {
  /** Strong colours of a style or variable, or of two controls or texts at least; the most used first. */
  accents: readonly PageColour[]
  /** Colours of texts. */
  letters: readonly PageColour[]
}

/** Reads the colours of a page from its picture. What only an image or an illustration has is none of them. */
export function paletteOf(
  pixels: Pixels,
  design: LayerBoxes,
  controls: readonly LayerShare[]
): Palette {
  const letters = counted(writtenColours(pixels, design))
  const used = counted([...fillsOf(pixels, design, controls), ...letters])
  const ends: Rgb[] = [
    [255, 255, 255],
    [0, 0, 0]
  ]
  return {
    accents: used
      .filter(({ colour, uses }) => isAccent(colour) && uses >= 2)
      .sort((one, other) => other.uses - one.uses),
    letters: [...letters, ...ends.map((colour) => ({ colour, layerId: null, uses: 0 }))]
  }
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

/** A style's or a variable's colour counts as much as that of two layers. */
function usesOf({ styled }: LayerBoxes['nodes'][number]): number {
  return styled === true ? 2 : 1
}

/** Texts that are read for the colours of a page at most. */
const MOST_TEXTS = 60

function writtenColours(pixels: Pixels, { boxes, nodes }: LayerBoxes): PageColour[] {
  const texts = nodes.flatMap(({ type }, at) => (type === 'TEXT' ? [at] : [])).slice(0, MOST_TEXTS)
  return texts.flatMap((at) => {
    // The ground of a text is what most of its own box shows.
    const ground = commonColour(coloursIn(pixels, boxes[at]!))?.colour
    const colour = ground && lettersIn(pixels, boxes[at]!, ground)
    const node = nodes[at]!
    return colour ? [{ colour, layerId: node.id, uses: usesOf(node) }] : []
  })
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
    if (node.image || node.mask) return []
    if (node.cover < OPAQUE || opacities[at]! < OPAQUE) return []
    if (sizeOf(windows[at]!) > MOST_AREA * sizeOf(boxes[0]!)) return []
    const most = commonColour(coloursIn(pixels, windows[at]!))
    if (most === null || most.part < EVEN) return []
    return [{ colour: most.colour, layerId: node.id, uses: usesOf(node) }]
  })
}
