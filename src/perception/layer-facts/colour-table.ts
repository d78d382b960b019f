import { type Lab, labOf } from '../colour/lab'
import { plane } from '../plane'
import { runToEnd } from '../steps'
import type { Sketch } from './sketch'

/** Colours that a sketch can have. */
const ALL = 1 << 16

/** The colours that a sketch has. */
export interface ColourTable {
  /** For each of the sketch's values its place in the other lists. */
  places: Uint16Array
  lab: Lab
  /** Places of the colours from the darkest to the lightest, and in the order of `a` and of `b`. */
  byLightness: Uint16Array
  byA: Uint16Array
  byB: Uint16Array
}

export function colourTable({ colours }: Sketch): ColourTable {
  const counted = new Uint32Array(ALL)
  for (const colour of colours) counted[colour]!++
  const used: number[] = []
  const places = new Uint16Array(ALL)
  counted.forEach((count, colour) => {
    if (count > 0) places[colour] = used.push(colour) - 1
  })
  const rgb = { r: plane(used.length, 1), g: plane(used.length, 1), b: plane(used.length, 1) }
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
