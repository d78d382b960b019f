import { grown, isEmpty } from '../../perception/see/box'
import type { Pixels } from '../../perception'
import { isUpright, type LayerBoxes } from './layer-boxes'
import { lettersIn, OPAQUE, shorter, sizeOf } from './paintwork'
import { chroma, coloursIn, commonColour, distance, type Rgb } from './rgb'

/** CIELAB distance from which two colours are not the same. */
export const OTHER = 5
/** CIELAB chroma from which a colour is an accent. */
export const STRONG = 25
const WHITE: Rgb = [255, 255, 255]
const BLACK: Rgb = [0, 0, 0]

/** The colours that a page has. */
export interface Palette {
  /** Fills of shapes and controls, and letters that are an accent, strongest first. */
  accents: readonly PageColour[]
  /** Colours of texts. */
  letters: readonly Rgb[]
}

/** Reads the colours of a page from its picture. */
export function paletteOf(pixels: Pixels, design: LayerBoxes): Palette {
  const written = writtenColours(pixels, design)
  const accents = [...fillsOf(pixels, design), ...written.filter((one) => one.chroma >= STRONG)]
  const distinct = accents.filter(
    ({ colour }, i) => !accents.slice(0, i).some((one) => distance(one.colour, colour) < OTHER)
  )
  return {
    accents: distinct.sort((one, other) => other.chroma - one.chroma),
    letters: [...written.map(({ colour }) => colour), WHITE, BLACK]
  }
}

/** Texts that are read for the colours of a page at most. */
const MOST_TEXTS = 60

function writtenColours(pixels: Pixels, { boxes, nodes }: LayerBoxes): PageColour[] {
  const found: PageColour[] = []
  const texts = nodes.flatMap(({ type }, at) => (type === 'TEXT' ? [at] : [])).slice(0, MOST_TEXTS)
  for (const at of texts) {
    const box = boxes[at]!
    // The ground of a text is what most of its own box shows.
    const ground = commonColour(coloursIn(pixels, box))?.colour
    const colour = ground && lettersIn(pixels, box, ground)
    if (colour && found.every((one) => distance(one.colour, colour) >= OTHER)) {
      found.push({ colour, chroma: chroma(colour), layerId: nodes[at]!.id })
    }
  }
  return found
}

/**
 * Share of the frame above which a fill is a ground and no accent; higher for a strong colour, since half a page may be in
 * the brand's colour. `least`: px² of the design below which a fill is too small to see.
 */
const ACCENT = { most: 0.25, mostStrong: 0.6, least: 64 }
export interface PageColour {
  colour: Rgb
  /** CIELAB chroma. */
  chroma: number
  /** Id of the largest layer that has it. */
  layerId: string
}

/** The colours that a page's shapes and controls are filled with, each once, as the picture shows them. */
function fillsOf(pixels: Pixels, design: LayerBoxes): PageColour[] {
  const { nodes, boxes, opacities, scale, windows } = design
  const whole = sizeOf(boxes[0]!)
  const found: (PageColour & { size: number })[] = []
  nodes.forEach((node, at) => {
    if (at === 0 || node.image || node.type === 'TEXT' || node.mask || !isUpright(node)) return
    const size = sizeOf(windows[at]!)
    if (node.cover < OPAQUE || opacities[at]! < OPAQUE) return
    const isSeen = !isEmpty(windows[at]!) && size >= ACCENT.least * scale * scale
    if (!isSeen || size > ACCENT.mostStrong * whole) return
    const most = commonColour(coloursIn(pixels, grown(windows[at]!, -0.15 * shorter(windows[at]!))))
    if (most === null || most.part < 0.45) return
    const strong = chroma(most.colour)
    if (size > ACCENT.most * whole && strong < STRONG) return
    found.push({ colour: most.colour, chroma: strong, layerId: node.id, size })
  })
  found.sort((one, other) => other.size - one.size)
  const colours: PageColour[] = []
  for (const { colour, chroma: strong, layerId } of found) {
    if (colours.some((one) => distance(one.colour, colour) < OTHER)) continue
    colours.push({ colour, chroma: strong, layerId })
  }
  return colours
}
