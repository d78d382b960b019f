import { type LabColour, labDistance } from '../../colour'
import { type ColourTable, colourTable } from './colour-table'
import { type PartBox, samplesAround, samplesIn, spanOf, within } from './samples'
import type { Sketch } from './sketch'

/** How a layer looks in its picture. */
export interface LayerLook {
  /** CIELAB distance of its fill from the colour around it: a white card on white has 0, black on white 100. */
  apart: number
}

/**
 * Measures how layers look. The fill is the median colour of a box's middle: letters cover less than half of a
 * button, and of a text's own box.
 */
export function layerLooks(sketch: Sketch): (box: PartBox) => LayerLook {
  const table = colourTable(sketch)
  return (box) => {
    const span = spanOf(box, sketch)
    const around = samplesAround(span, sketch, table)
    if (around.length === 0) return { apart: 0 }
    const fill = median(samplesIn(within(span), sketch, table), table)
    return { apart: labDistance(fill, median(around, table)) }
  }
}

/** By counting the samples of each colour, which are sorted once for all layers. */
function median(places: Uint16Array, { lab, byLightness, byA, byB }: ColourTable): LabColour {
  const counts = new Uint32Array(byLightness.length)
  for (const place of places) counts[place]!++
  const middle = (values: Float32Array, sorted: Uint16Array): number => {
    let left = places.length >> 1
    let at = 0
    while (at < sorted.length && left >= counts[sorted[at]!]!) left -= counts[sorted[at++]!]!
    return at < sorted.length ? values[sorted[at]!]! : 0
  }
  return [middle(lab.l.data, byLightness), middle(lab.a.data, byA), middle(lab.b.data, byB)]
}
