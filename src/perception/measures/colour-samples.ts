import type { Lab } from '../colour/lab'

/**
 * CIELAB distance within which a pixel shows the colour that is named: little more than what is just noticed
 * side by side (2.3; Mahy, Van Eycken and Oosterlinck 1994), so that it takes in the noise of a JPEG file and
 * no other colour of a design.
 */
const SAME_COLOUR = 3
/** Part of a bin from which on one of its colours is common in it. */
const COMMON = 0.3

/** Colours are sorted into bins of RGB space by the upper bits of each channel. */
const BITS = 5
const OPEN = 8 - BITS
const LOW = (1 << OPEN) - 1
const HIGH = (1 << BITS) - 1

/** Sampled pixels, and what the choice of colours has left of them. */
export interface ColourSamples {
  /** 0xRRGGBB. */
  colours: Int32Array
  lab: Lab
  bins: Uint16Array
  /** How many unnamed samples each bin holds. */
  counts: Uint32Array
  /** 1 for a sample that shows a colour named. */
  named: Uint8Array
}

/** Sorts sampled pixels into bins. */
export function colourSamples(colours: Int32Array, lab: Lab): ColourSamples {
  const bins = new Uint16Array(colours.length)
  const counts = new Uint32Array(1 << (3 * BITS))
  for (let i = 0; i < colours.length; i++) {
    const bin = binOf(colours[i]!)
    bins[i] = bin
    counts[bin]!++
  }
  return { colours, lab, bins, counts, named: new Uint8Array(colours.length) }
}

/** A sample whose colour stands for the fullest bin of those unnamed, -1 when all are named. */
export function nextCore({ colours, bins, counts, named }: ColourSamples): number {
  const bin = fullest(counts)
  if (counts[bin] === 0) return -1
  const inside = new Int32Array(counts[bin]!)
  let found = 0
  for (let i = 0; i < bins.length; i++) if (bins[i] === bin && named[i] === 0) inside[found++] = i
  // Within a bin a colour is known by the bits that its bin leaves open.
  const within = new Uint32Array(1 << (3 * OPEN))
  for (const i of inside) within[placeIn(colours[i]!)]!++
  const place = fullest(within)
  if (within[place]! < COMMON * inside.length) return nearestMiddle(colours, inside)
  return inside.find((i) => placeIn(colours[i]!) === place) ?? -1
}

/** Which of some samples comes closest to their mean in RGB. */
function nearestMiddle(colours: Int32Array, some: Int32Array): number {
  const sums = [0, 0, 0]
  for (const i of some) for (let c = 0; c < 3; c++) sums[c]! += (colours[i]! >> (8 * c)) & 255
  let least = Infinity
  let nearest = -1
  for (const i of some) {
    let distance = 0
    for (let c = 0; c < 3; c++) {
      distance += (((colours[i]! >> (8 * c)) & 255) - sums[c]! / some.length) ** 2
    }
    if (distance >= least) continue
    least = distance
    nearest = i
  }
  return nearest
}

/** Counts and names the unnamed samples that show the colour of one. */
export function takeColour({ lab, bins, counts, named }: ColourSamples, core: number): number {
  const [l, a, b] = [lab.l.data, lab.a.data, lab.b.data]
  const [coreL, coreA, coreB] = [l[core]!, a[core]!, b[core]!]
  let taken = 0
  for (let i = 0; i < named.length; i++) {
    if (named[i] === 1) continue
    const dl = l[i]! - coreL
    const da = a[i]! - coreA
    const db = b[i]! - coreB
    if (dl * dl + da * da + db * db > SAME_COLOUR * SAME_COLOUR) continue
    named[i] = 1
    counts[bins[i]!]!--
    taken++
  }
  return taken
}

/** The first of the largest counts. */
function fullest(counts: Uint32Array): number {
  let at = 0
  for (let i = 1; i < counts.length; i++) if (counts[i]! > counts[at]!) at = i
  return at
}

function binOf(colour: number): number {
  const r = (colour >> (16 + OPEN)) & HIGH
  const g = (colour >> (8 + OPEN)) & HIGH
  const b = (colour >> OPEN) & HIGH
  return (((r << BITS) | g) << BITS) | b
}

function placeIn(colour: number): number {
  const r = (colour >> 16) & LOW
  const g = (colour >> 8) & LOW
  return (((r << OPEN) | g) << OPEN) | (colour & LOW)
}
