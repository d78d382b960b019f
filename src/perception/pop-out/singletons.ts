import type { Lab } from '../colour/lab'
import { components } from '../filters/components'
import type { Component } from '../filters/components'
import type { Steps } from '../run/steps'

/** Distance from the page's own colour, in the plane of CIELAB's a and b, from which on something is coloured. */
const COLOURED = 45
/** What counts as colour of a hue elsewhere on the page. */
const SOME_COLOUR = 15
/** A thing has at least this part of the picture's area to count in full, and at most that much at all. */
const FULL_AREA = 0.0012
const LEAST_AREA = 0.0003
const MOST_AREA = 0.08
/** It is compact: it fills so much of its box, which is so many times as long as wide at most. */
const LEAST_FILL = 0.55
const MOST_RATIO = 6
/** Hues are told apart by 10°, and alike within 30° either way. */
const HUES = 36
const ALIKE = 3
/** A thing that holds less of its hue's colour on the page than this is one of several. */
const LEAST_SINGULAR = 0.6
/** Colour of the same hue that is everywhere in traces, as part of what fills the picture. */
const TRACES = 0.0002

/** A compact coloured thing whose colour hardly anything else on the page has. */
export interface Singleton {
  component: Component
  /** 0–1: how much of its hue's colour on the page it holds, from most of it to all of it. */
  strength: number
}

/**
 * Finds what differs from all else on a page by its colour, as a lone red badge does: the feature singletons of
 * visual search (Treisman and Gelade 1980), which are seen at once wherever they are.
 */
export function* findSingletons(lab: Lab): Steps<Singleton[]> {
  const { width, height } = lab.l
  const a = centred(lab.a.data)
  const b = centred(lab.b.data)
  yield
  const mask = new Uint8Array(a.length)
  const ofHue = new Float64Array(HUES)
  for (let i = 0; i < a.length; i++) {
    const chroma = Math.sqrt(a[i]! * a[i]! + b[i]! * b[i]!)
    if (chroma > SOME_COLOUR) ofHue[hueOf(a[i]!, b[i]!)]! += chroma
    mask[i] = chroma > COLOURED ? 1 : 0
  }
  yield
  const cells = width * height
  const found: Singleton[] = []
  for (const component of components(mask, width)) {
    const area = component.area / cells
    if (area < LEAST_AREA || area > MOST_AREA || !isCompact(component)) continue
    const own = colourOf(component, a, b, width)
    let same = TRACES * cells * COLOURED
    for (let i = -ALIKE; i <= ALIKE; i++) same += ofHue[(own.hue + i + HUES) % HUES]!
    const held = (own.chroma / same) * Math.min(1, area / FULL_AREA)
    const strength = (held - LEAST_SINGULAR) / (1 - LEAST_SINGULAR)
    if (strength > 0) found.push({ component, strength: Math.min(1, strength) })
  }
  return found
}

/** Values less their median: the page's own colour is none. */
function centred(values: Float32Array): Float32Array {
  const median = values.slice().sort()[values.length >> 1]!
  return values.map((value) => value - median)
}

function hueOf(a: number, b: number): number {
  return Math.floor(((Math.atan2(b, a) + Math.PI) / (2 * Math.PI)) * HUES) % HUES
}

function isCompact({ left, top, right, bottom, area }: Component): boolean {
  const width = right - left + 1
  const height = bottom - top + 1
  const ratio = Math.max(width, height) / Math.min(width, height)
  return ratio <= MOST_RATIO && area >= LEAST_FILL * width * height
}

function colourOf(
  { runs }: Component,
  a: Float32Array,
  b: Float32Array,
  width: number
): { hue: number; chroma: number } {
  let sumA = 0
  let sumB = 0
  let chroma = 0
  for (let i = 0; i < runs.length; i += 3) {
    for (let at = runs[i]! * width + runs[i + 1]!; at <= runs[i]! * width + runs[i + 2]!; at++) {
      sumA += a[at]!
      sumB += b[at]!
      chroma += Math.sqrt(a[at]! * a[at]! + b[at]! * b[at]!)
    }
  }
  return { hue: hueOf(sumA, sumB), chroma }
}
