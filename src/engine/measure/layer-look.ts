import type { Pixels } from '../../perception'
import { type Box, boxOf, grown, scaled } from '../../perception/see/box'
import {
  chroma,
  coloursIn,
  contrast,
  distance,
  isPixelIn,
  medianColour,
  type Rgb
} from '../candidates/rgb'

/** How a layer looks in its picture. */
interface LayerLook {
  /** CIELAB distance of its fill from the colour around it: a white card on white has 0, black on white 100. */
  apart: number
  /** How strong the colour of its fill is: 0 for a grey. */
  chroma: number
  /** Contrast ratio of its fill with what is around it. */
  ground: number
}

/** Left out at the edges of a layer, where a button's round corners show what is behind it: this part of its sides. */
const CORNERS = 0.2
/** What is around a layer: a frame as wide as this part of its shorter side, px at least, and so many px away from it. */
const AROUND = { part: 0.25, least: 8, away: 4 }

/**
 * Measures how layers look, whose boxes are in parts of the picture. The fill is the median colour of a box's middle:
 * letters cover less than half of a button, and of a text's own box.
 */
export function layerLooks(pixels: Pixels): (part: Parameters<typeof boxOf>[0]) => LayerLook {
  return (part) => {
    const box = scaled(boxOf(part), pixels.width, pixels.height)
    const fill = medianColour(coloursIn(pixels, middleOf(box)))
    const around = coloursAround(pixels, box)
    const ground = around.length === 0 ? fill : medianColour(around)
    return {
      apart: distance(fill, ground),
      chroma: chroma(fill),
      ground: contrast(fill, ground)
    }
  }
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

function coloursAround(pixels: Pixels, box: Box): Rgb[] {
  const side = Math.min(box.right - box.left, box.bottom - box.top)
  const clear = grown(box, AROUND.away)
  const outer = grown(clear, Math.max(AROUND.least, AROUND.part * side))
  return coloursIn(pixels, outer, (x, y) => !isPixelIn(clear, x, y))
}
