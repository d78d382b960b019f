import { contrastRatio, type LabColour, labDistance } from '../../colour'
import type { Lab } from '../colour/lab'
import { type ColourTable, colourTable } from './colour-table'
import type { Box } from '../box'
import { type PartBox, samplesAround, samplesIn, spanOf, within } from './samples'
import type { Sketch } from './sketch'

/** How a layer looks in its picture. */
export interface LayerLook {
  /** CIELAB distance of its fill from the colour around it: a white card on white has 0, black on white 100. */
  apart: number
  /** CIELAB chroma of its fill: 0 grey, from about 40 on a strong colour. */
  chroma: number
  /** Part of what has its fill's colour in the picture that lies in it, 0–1: 1 when nothing else has it. */
  own: number
  /**
   * Contrast of what stands out most from its fill, such as its letters, as in WCAG 2: 1 to 21. null where the
   * fill is uneven, as on a photograph, nothing is on it, or too little of it was sampled to tell.
   */
  contrast: number | null
}

/** CIELAB distance within which colours are taken for one. */
const SAME_COLOUR = 20
/** A fill is even when so much of it lies within this CIELAB distance of its median. */
const EVEN = { part: 0.5, distance: 12 }
/** Layers that stand out less are noise: nothing is drawn there. */
const LEAST_SEEN = 1.2
/** Fewer samples may miss all strokes of a text. */
const LEAST_SAMPLES = 60

/**
 * Measures how layers look. The fill is the median colour of a box's middle: letters cover less than half of a
 * button, and of a text's own box.
 */
export function layerLooks(sketch: Sketch): (box: PartBox) => LayerLook {
  const table = colourTable(sketch)
  return (box) => {
    const span = spanOf(box, sketch)
    const inside = samplesIn(within(span), sketch, table)
    const fill = median(inside, table)
    const around = samplesAround(span, sketch, table)
    const apart = around.length === 0 ? 0 : labDistance(fill, median(around, table))
    // Without a fill of its own there are no round corners, and letters may lie at its edge.
    const isBare = apart <= SAME_COLOUR
    return {
      apart,
      chroma: Math.hypot(fill[1], fill[2]),
      own: ownPart(fill, span, sketch, table),
      contrast: contrastOf(fill, isBare ? samplesIn(span, sketch, table) : inside, table)
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

/** The part of all samples of the fill's colour that lies in a span. */
function ownPart(fill: LabColour, span: Box, sketch: Sketch, table: ColourTable): number {
  const all = countNear(fill, SAME_COLOUR, table.lab, table.counts)
  if (all === 0) return 0
  const inside = samplesIn(span, sketch, table)
  const part = partNear(fill, SAME_COLOUR, table.lab, inside)
  const size = (span.right - span.left) * (span.bottom - span.top)
  return Math.min(1, (part * size) / all)
}

/** The part of some samples that lies within a distance of a colour, 0–1. */
function partNear(colour: LabColour, most: number, lab: Lab, places: Uint16Array): number {
  let near = 0
  for (const place of places) if (isNear(colour, most, lab, place)) near++
  return near / Math.max(1, places.length)
}

/** How many samples have a colour within a distance of another. */
function countNear(colour: LabColour, most: number, lab: Lab, counts: Uint32Array): number {
  let count = 0
  for (let place = 0; place < counts.length; place++) {
    if (isNear(colour, most, lab, place)) count += counts[place]!
  }
  return count
}

function isNear(colour: LabColour, most: number, { l, a, b }: Lab, place: number): boolean {
  const dl = l.data[place]! - colour[0]
  const da = a.data[place]! - colour[1]
  const db = b.data[place]! - colour[2]
  return dl * dl + da * da + db * db <= most * most
}

function contrastOf(fill: LabColour, inside: Uint16Array, table: ColourTable): number | null {
  if (inside.length < LEAST_SAMPLES) return null
  if (partNear(fill, EVEN.distance, table.lab, inside) < EVEN.part) return null
  let most = 1
  const looked = new Uint8Array(table.counts.length)
  for (const place of inside) {
    if (looked[place] === 1) continue
    looked[place] = 1
    most = Math.max(most, contrastRatio(fill[0], table.lab.l.data[place]!))
  }
  return most < LEAST_SEEN ? null : most
}
