import type { LayerShare } from '../../file'
import type { Pixels } from '../../perception'
import type { Size } from '../../perception/see/size'
import {
  areaOf,
  type Box,
  boxOf,
  grown,
  heightOf,
  scaled,
  sharedArea
} from '../../perception/see/box'
import {
  chroma,
  coloursIn,
  commonColour,
  contrast,
  distance,
  isPixelIn,
  levelsBetween,
  medianColour,
  medianShade,
  type Rgb
} from '../rgb'

interface Looking {
  kind: string
  box: readonly [number, number, number, number]
}
type Look = NonNullable<LayerShare['look']>

/** Least part of a layer that has its ground's colour, or shades of it, its edges left out; on photographs none has. */
const EVEN = 0.4
/** What is left out at a control's edges: this part of its height. */
const EDGE = 0.15
/** The part of a gradient's pixels that may be edges of letters. */
const WORST = 0.1
/** Letters in controls lower than this are too thin in the picture to have their own colour, px. */
const LEAST_HEIGHT = 24

/**
 * Pixels that are further from the ground, levels, are letters, and where these are strongest: the part that is furthest
 * from it. So their own colour is read of all 871 texts of the bench's screens but 7 that lie under scrims.
 */
const INK = { away: 24, strongest: 0.1 }
/** Left out at the edges of a layer, where a button's round corners show what is behind it: this part of its sides. */
const CORNERS = 0.2
/** What is around a layer: a frame as wide as this part of its shorter side, px at least, and so many px away from it. */
const AROUND = { part: 0.25, least: 8, away: 4 }

/**
 * How layers or areas of a picture look, as texts speak of it. The fill is the median colour of a box's middle: letters
 * cover less than half of a button, and of a text's own box. `lines`: of text in a picture without layers, where what has
 * none is no button with a label.
 */
export function looksIn(
  pixels: Pixels,
  lines: readonly Box[] | null = null
): (layer: Looking) => Look {
  return (layer) => {
    const box = boxIn(pixels, layer)
    const fill = medianColour(coloursIn(pixels, middleOf(box)))
    const around = coloursAround(pixels, box)
    const ground = around.length === 0 ? fill : medianColour(around)
    const look = { apart: rounded(distance(fill, ground), 1000), chroma: Math.round(chroma(fill)) }
    if (layer.kind !== 'control') return look
    const high = box.bottom - box.top
    const isBare = high < LEAST_HEIGHT || (lines !== null && linesOn(box, lines).length === 0)
    const label = isBare ? null : writingIn(grown(box, -EDGE * high), pixels)
    return {
      ...look,
      ground: rounded(contrast(fill, ground), 100),
      ...(label !== null && { contrast: rounded(label.contrast, 100) })
    }
  }
}

/** Letters are at least as high as this part of the button that they stand on. */
const LEAST_LETTERS = 1 / 8

/**
 * Lines of text on a button: those that lie in it for the most part, and are no specks in a drawing. None on one that is too
 * low for letters with a colour of their own.
 */
export function linesOn(button: Box, lines: readonly Box[]): Box[] {
  if (heightOf(button) < LEAST_HEIGHT) return []
  return lines.filter(
    (line) =>
      sharedArea(line, button) > areaOf(line) / 2 &&
      heightOf(line) >= LEAST_LETTERS * heightOf(button)
  )
}

/** Layers, or areas of a picture without any, each with how it looks. */
export function withLooks<T extends Looking>(
  layers: readonly T[],
  pixels: Pixels,
  lines?: readonly Box[]
): (T & { look: Look })[] {
  const lookOf = looksIn(pixels, lines)
  return layers.map((layer) => ({ ...layer, look: lookOf(layer) }))
}

/** The box of a layer, or an area, in px of its picture. */
export function boxIn(
  { width: across, height: down }: Size,
  { box: [x, y, width, height] }: Pick<Looking, 'box'>
): Box {
  return scaled(boxOf({ x, y, width, height }), across, down)
}

/** At least a pixel, also of a hairline. */
function middleOf({ left, top, right, bottom }: Box): Box {
  const [width, height] = [right - left, bottom - top]
  const [across, down] = [Math.min(height / 2, CORNERS * width), CORNERS * height]
  return {
    left: Math.floor(left + across),
    top: Math.floor(top + down),
    right: Math.ceil(right - across),
    bottom: Math.ceil(bottom - down)
  }
}

/** The colours around a box, past the darkest part of a shadow. */
export function coloursAround(pixels: Pixels, box: Box): Rgb[] {
  const side = Math.min(box.right - box.left, box.bottom - box.top)
  const clear = grown(box, AROUND.away)
  const outer = grown(clear, Math.max(AROUND.least, AROUND.part * side))
  return coloursIn(pixels, outer, (x, y) => !isPixelIn(clear, x, y))
}

/** What is written on a layer: its colour, that of its ground where it can be read worst, and their contrast ratio. */
export interface Writing {
  letters: Rgb
  ground: Rgb
  contrast: number
}

/** Reads what is written in a box, px; null where its ground is a picture, or nothing is written. */
export function writingIn(box: Box, pixels: Pixels): Writing | null {
  const colours = coloursIn(pixels, box)
  const most = commonColour(colours)
  if (most === null) return null
  const isEven = most.part >= EVEN
  const letters = lettersIn(pixels, box, isEven ? most.colour : medianColour(colours))
  const ground = letters && (isEven ? most.colour : worstShade(colours, letters))
  return ground && { letters, ground, contrast: contrast(letters, ground) }
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

/** The shade of a gradient that letters can be read worst on; null where it is none. */
function worstShade(colours: readonly Rgb[], letters: Rgb): Rgb | null {
  const far = levelsBetween(letters, medianColour(colours)) / 2
  const shades = colours
    .filter((colour) => levelsBetween(colour, letters) > far)
    .sort((one, other) => contrast(letters, one) - contrast(letters, other))
  const isGradient = shades.length >= EVEN * colours.length && medianShade(shades) !== null
  return isGradient ? shades[Math.floor(WORST * shades.length)]! : null
}

/** As fine as it says anything: the file keeps it of hundreds of layers. */
function rounded(value: number, steps: number): number {
  return Math.round(value * steps) / steps
}
