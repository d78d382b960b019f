import type { LayerShare } from '../../file'
import type { Pixels } from '../../perception'
import { boxOf, grown, scaled } from '../../perception/see/box'
import { lettersIn } from '../candidates/paintwork'
import { coloursIn, commonColour, contrast } from '../candidates/rgb'
import { layerLooks } from './layer-look'

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

/** How layers or areas of a picture look, as texts speak of it. */
export function looksIn(pixels: Pixels): (layer: Looking) => Look {
  const lookAt = layerLooks(pixels)
  return ({ box: [x, y, width, height], kind }) => {
    const { apart, chroma, ground } = lookAt({ x, y, width, height })
    const look = { apart: rounded(apart, 1000), chroma: Math.round(chroma) }
    if (kind !== 'control') return look
    const label = labelContrast({ x, y, width, height }, pixels)
    return {
      ...look,
      ground: rounded(ground, 100),
      ...(label !== null && { contrast: rounded(label, 100) })
    }
  }
}

/** Contrast ratio of a control's label with its fill; null where it has no even fill, or no label that can be measured. */
function labelContrast(part: Parameters<typeof boxOf>[0], pixels: Pixels): number | null {
  const box = scaled(boxOf(part), pixels.width, pixels.height)
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
