import type { LayerShare } from '../../file'
import type { Pixels } from '../../perception'
import { boxOf, grown, scaled } from '../../perception/see/box'
import { lettersIn } from '../candidates/paintwork'
import {
  coloursIn,
  commonColour,
  contrast,
  levelsBetween,
  medianColour,
  medianShade,
  type Rgb
} from '../candidates/rgb'
import { layerLooks } from './layer-look'

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

/** How layers or areas of a picture look, as texts speak of it. */
export function looksIn(pixels: Pixels): (layer: Looking) => Look {
  const lookAt = layerLooks(pixels)
  return ({ box: [x, y, width, height], kind }) => {
    const { apart, chroma, ground } = lookAt({ x, y, width, height })
    const look = { apart: rounded(apart, 1000), chroma: Math.round(chroma) }
    if (kind !== 'control') return look
    const label = writingOn({ box: [x, y, width, height], kind }, pixels)
    return {
      ...look,
      ground: rounded(ground, 100),
      ...(label !== null && { contrast: rounded(label.contrast, 100) })
    }
  }
}

/** What is written on a layer: its colour, that of its ground where it can be read worst, and their contrast ratio. */
export interface Writing {
  letters: Rgb
  ground: Rgb
  contrast: number
}

/**
 * Reads what is written on a control, or the text that a layer is; null where its ground is a picture, or nothing is
 * written that can be measured.
 */
export function writingOn({ box, kind }: Looking, pixels: Pixels): Writing | null {
  const [x, y, width, height] = box
  const whole = scaled(boxOf({ x, y, width, height }), pixels.width, pixels.height)
  const high = whole.bottom - whole.top
  if (kind === 'control' && high < LEAST_HEIGHT) return null
  const inner = kind === 'control' ? grown(whole, -EDGE * high) : whole
  const colours = coloursIn(pixels, inner)
  const most = commonColour(colours)
  if (most === null) return null
  const isEven = most.part >= EVEN
  const letters = lettersIn(pixels, inner, isEven ? most.colour : medianColour(colours))
  const ground = letters && (isEven ? most.colour : worstShade(colours, letters))
  return ground && { letters, ground, contrast: contrast(letters, ground) }
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
