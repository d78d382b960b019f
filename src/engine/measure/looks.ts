import type { LayerShare } from '../../file'
import type { Pixels } from '../../perception'
import { type Box, boxOf, grown, scaled } from '../../perception/see/box'
import { lettersIn } from '../candidates/paintwork'
import {
  chroma,
  coloursIn,
  commonColour,
  contrast,
  distance,
  isPixelIn,
  medianColour
} from '../candidates/rgb'

interface Looking {
  kind: string
  box: readonly [number, number, number, number]
}
type Look = NonNullable<LayerShare['look']>

/** Least part of a control that has its fill's colour, its edges left out; on photographs none has. */
const EVEN = 0.4
/** What is left out at a control's edges: this part of its height. */
const EDGE = 0.15
/** Letters in controls lower than this are too thin in the picture to have their own colour, px. */
const LEAST_HEIGHT = 24

/** Left out at the edges of a layer, where a button's round corners show what is behind it: this part of its sides. */
const CORNERS = 0.2
/** What is around a layer: a frame as wide as this part of its shorter side, px at least, and so many px away from it. */
const AROUND = { part: 0.25, least: 8, away: 4 }

/** How layers or areas of a picture look, as texts speak of it. */
export function looksIn(pixels: Pixels): (layer: Looking) => Look {
  return ({ box: [x, y, width, height], kind }) => {
    const box = scaled(boxOf({ x, y, width, height }), pixels.width, pixels.height)
    const fill = medianColour(coloursIn(pixels, middleOf(box)))
    const around = coloursAround(pixels, box)
    const ground = around.length === 0 ? fill : medianColour(around)
    const apart = distance(fill, ground)
    const look = { apart: rounded(apart, 1000), chroma: Math.round(chroma(fill)) }
    if (kind !== 'control') return look
    const label = labelContrast(box, pixels)
    return {
      ...look,
      ground: rounded(contrast(fill, ground), 100),
      ...(label !== null && { contrast: rounded(label, 100) })
    }
  }
}

/** A layer without its round corners. Letters cover less than half of a button, and of a text's own box. */
function middleOf({ left, top, right, bottom }: Box): Box {
  const [width, height] = [right - left, bottom - top]
  const [across, down] = [Math.min(height / 2, CORNERS * width), CORNERS * height]
  // At least a pixel, also of a hairline.
  return {
    left: Math.floor(left + across),
    top: Math.floor(top + down),
    right: Math.ceil(right - across),
    bottom: Math.ceil(bottom - down)
  }
}

function coloursAround(pixels: Pixels, box: Box): ReturnType<typeof coloursIn> {
  const side = Math.min(box.right - box.left, box.bottom - box.top)
  const clear = grown(box, AROUND.away)
  const outer = grown(clear, Math.max(AROUND.least, AROUND.part * side))
  return coloursIn(pixels, outer, (x, y) => !isPixelIn(clear, x, y))
}

/** Contrast ratio of a control's label with its fill; null where it has no even fill, or no label that can be measured. */
function labelContrast(box: Box, pixels: Pixels): number | null {
  const height = box.bottom - box.top
  const inner = grown(box, -EDGE * height)
  const fill = commonColour(coloursIn(pixels, inner))
  if (fill === null || fill.part < EVEN || height < LEAST_HEIGHT) return null
  const letters = lettersIn(pixels, inner, fill.colour)
  return letters && contrast(letters, fill.colour)
}

/** As fine as it says anything: the file keeps it of hundreds of layers. */
function rounded(value: number, steps: number): number {
  return Math.round(value * steps) / steps
}
