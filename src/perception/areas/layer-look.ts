import { contrastRatio, type LabColour, labDistance } from '../../colour'
import { labOf } from '../see/lab'
import { planesOf } from '../see/plane'
import { runToEnd } from '../see/steps'
import { type ColourTable, type PartBox, samplesAround, samplesIn, spanOf, within } from './samples'
import type { Sketch } from './sketch'

/** How a layer looks in its picture. */
export interface LayerLook {
  /** CIELAB distance of its fill from the colour around it: a white card on white has 0, black on white 100. */
  apart: number
  /** How strong the colour of its fill is: 0 for a grey. */
  chroma: number
  /** Contrast ratio of its fill with what is around it. */
  ground: number
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
    const fill = median(samplesIn(within(span), sketch, table), table)
    const ground = around.length === 0 ? fill : median(around, table)
    return {
      apart: labDistance(fill, ground),
      chroma: Math.hypot(fill[1], fill[2]),
      ground: contrastRatio(fill[0], ground[0])
    }
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

/** Colours that a sketch can have. */
const ALL = 1 << 16

function colourTable({ colours }: Sketch): ColourTable {
  const counted = new Uint32Array(ALL)
  for (const colour of colours) counted[colour]!++
  const used: number[] = []
  const places = new Uint16Array(ALL)
  counted.forEach((count, colour) => {
    if (count > 0) places[colour] = used.push(colour) - 1
  })
  const rgb = planesOf(['r', 'g', 'b'], { width: used.length, height: 1 })
  used.forEach((colour, i) => {
    rgb.r.data[i] = ((colour >> 11) * 255) / 31
    rgb.g.data[i] = (((colour >> 5) & 63) * 255) / 63
    rgb.b.data[i] = ((colour & 31) * 255) / 31
  })
  const lab = runToEnd(labOf(rgb))
  return {
    places,
    lab,
    byLightness: sortedBy(lab.l.data),
    byA: sortedBy(lab.a.data),
    byB: sortedBy(lab.b.data)
  }
}

function sortedBy(values: Float32Array): Uint16Array {
  return Uint16Array.from(values.keys()).sort((one, other) => values[one]! - values[other]!)
}
